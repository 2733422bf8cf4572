package dev.seedcensus.jobs.experiment;

import java.util.Comparator;

/**
 * What it costs to have a column of a seed, as far as that decides in which order to ask: first how
 * far the seed must be run, then how much is to be done with the result. A rank, no measure.
 *
 * @param run how far the seed is run; columns with the same number come out of the same run, 0 of
 *     none
 * @param work how much is to be done with what the run gave, beside other columns of it
 */
public record Cost(int run, int work) implements Comparable<Cost> {

  /** Of what is known without a run. */
  public static final Cost NONE = new Cost(0, 0);

  /** Where nothing is known but that a seed is run. */
  public static final Cost WHOLE_RUN = new Cost(1, 0);

  private static final Comparator<Cost> ORDER =
      Comparator.comparingInt(Cost::run).thenComparingInt(Cost::work);

  @Override
  public int compareTo(Cost other) {
    return ORDER.compare(this, other);
  }
}
