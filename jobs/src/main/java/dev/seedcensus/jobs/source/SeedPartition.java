package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.SeedSet;
import org.apache.spark.sql.connector.read.InputPartition;

/** The work of one task: its seeds, nothing else. */
record SeedPartition(SeedSet seeds) implements InputPartition {}
