/**
 * The census as other processes: the command line as its launcher starts it, and Spark's standalone
 * cluster on this machine. The tests here run after packaging, since they need the jars.
 */
package dev.seedcensus.jobs.cluster;
