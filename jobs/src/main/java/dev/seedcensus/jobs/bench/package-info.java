/** How fast one thread is. Starts no Spark. */
package dev.seedcensus.jobs.bench;
