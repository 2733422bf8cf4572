package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a census is to do.
 *
 * @param experiment name of the experiment
 * @param options the experiment's options
 * @param seeds the seeds asked for
 * @param chunk seeds per chunk; empty to choose by the measured rate
 * @param columns columns to keep beside those of the seed and the error; empty for all
 * @param out the folder below which runs are kept
 */
public record JobSpec(
    String experiment,
    Options options,
    SeedSet seeds,
    OptionalLong chunk,
    List<String> columns,
    Path out) {

  public JobSpec {
    columns = List.copyOf(columns);
  }
}
