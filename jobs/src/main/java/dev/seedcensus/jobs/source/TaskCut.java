package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import java.util.OptionalInt;
import org.apache.spark.sql.types.StructType;

/**
 * How a reader of the table wants its seeds cut into tasks.
 *
 * @param tasks how many tasks, at most one per seed; empty to cut by the measured rate
 * @param shortestSeconds with the measured rate, seconds of work below which tasks are not cut
 *     further only to keep all cores busy
 */
record TaskCut(OptionalInt tasks, double shortestSeconds) {

  /** The seeds of each task, ascending. */
  List<SeedSet> of(SeedSet seeds, Setup setup, StructType columns) {
    return tasks.isPresent()
        ? seeds.splitInto(tasks.getAsInt())
        : TaskSizes.split(seeds, setup, columns, shortestSeconds);
  }
}
