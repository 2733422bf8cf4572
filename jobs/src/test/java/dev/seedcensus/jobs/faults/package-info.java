/** Faults on purpose: processes killed, disks filled, permissions taken away. */
package dev.seedcensus.jobs.faults;
