package dev.seedcensus.engine.rulepush.search;

/**
 * After what a search gives up.
 *
 * @param expansions the most states to expand, 1 to {@link #MOST_EXPANSIONS}
 * @param bytes the most memory to keep states in, as {@link Solution#bytes} counts it, at least 1
 */
public record SearchLimits(long expansions, long bytes) {

  /** The largest limit of expansions. */
  public static final long MOST_EXPANSIONS = 100_000_000;

  /**
   * @throws IllegalArgumentException if one is out of its range
   */
  public SearchLimits {
    if (expansions < 1 || expansions > MOST_EXPANSIONS) {
      throw new IllegalArgumentException(
          "The cap is %d: it lies from 1 to %d expansions".formatted(expansions, MOST_EXPANSIONS));
    }
    if (bytes < 1) {
      throw new IllegalArgumentException("%d bytes are no memory".formatted(bytes));
    }
  }

  /** A limit of expansions alone. */
  public static SearchLimits ofExpansions(long expansions) {
    return new SearchLimits(expansions, Long.MAX_VALUE);
  }
}
