package dev.seedcensus.jobs.source;

import org.apache.spark.sql.connector.metric.CustomSumMetric;
import org.apache.spark.sql.connector.metric.CustomTaskMetric;

/**
 * What a scan counts: shown in Spark's own pages, and read from its events by the progress line.
 * The classes are public, with a constructor without parameters, because Spark makes them by name.
 */
public final class CensusMetrics {

  /** Description of the metric that counts seeds, under which Spark's events name it. */
  public static final String SEEDS_DONE = "seeds done";

  /** Description of the metric that counts failed seeds. */
  public static final String SEEDS_FAILED = "seeds failed";

  private CensusMetrics() {}

  /** Description of the metric that counts rewrites (or whatever an experiment's steps are). */
  public static final String REWRITES = "rewrites";

  /** Description of the metric that counts seeds run by attempts at tasks beyond the first. */
  public static final String SEEDS_RETRIED = "seeds retried";

  static CustomTaskMetric[] values(long done, long failed, long retried, long rewrites) {
    return new CustomTaskMetric[] {
      new Count("seedsDone", done),
      new Count("seedsFailed", failed),
      new Count("seedsRetried", retried),
      new Count("rewrites", rewrites)
    };
  }

  private record Count(String name, long value) implements CustomTaskMetric {}

  /** Seeds run, failed ones too. */
  public static final class SeedsDone extends CustomSumMetric {
    @Override
    public String name() {
      return "seedsDone";
    }

    @Override
    public String description() {
      return SEEDS_DONE;
    }
  }

  /** Records that hold an error. */
  public static final class SeedsFailed extends CustomSumMetric {
    @Override
    public String name() {
      return "seedsFailed";
    }

    @Override
    public String description() {
      return SEEDS_FAILED;
    }
  }

  /** Seeds that an earlier attempt at their task may have run already. */
  public static final class SeedsRetried extends CustomSumMetric {
    @Override
    public String name() {
      return "seedsRetried";
    }

    @Override
    public String description() {
      return SEEDS_RETRIED;
    }
  }

  /** Rewrites made (or whatever an experiment's steps are). */
  public static final class Rewrites extends CustomSumMetric {
    @Override
    public String name() {
      return "rewrites";
    }

    @Override
    public String description() {
      return REWRITES;
    }
  }
}
