package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Input;
import java.util.List;
import java.util.Locale;

/**
 * What a search found.
 *
 * @param result how it ended
 * @param limit what it came up against; null unless that is the result
 * @param route a shortest route; empty unless solved
 * @param bypass whether the player never pushes a word on the route; false unless solved or already
 *     won
 * @param handsOff whether no word moves on it; likewise
 * @param expansions states whose successors were made
 * @param generated accepted turns tried, which lead to states new or old
 * @param visited different states met
 * @param bytes bytes of all that was kept of them: states, table, parents and inputs
 */
public record Solution(
    Result result,
    Limit limit,
    List<Input> route,
    boolean bypass,
    boolean handsOff,
    long expansions,
    long generated,
    long visited,
    long bytes) {

  /** How a search ended. */
  public enum Result {
    /** The level is won as it stands. */
    ALREADY_WON,
    /** There is a route, and none is shorter. */
    SOLVED,
    /** All states that can be reached were seen: there is no route. */
    EXHAUSTED,
    /** It gave up at a limit: this says nothing about the level. */
    LIMIT;

    /** As it stands in tables. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** What a search gave up at. */
  public enum Limit {
    /** As many states were expanded as may be. */
    EXPANSIONS,
    /** The states met fill the memory that they may. */
    MEMORY;

    /** As it stands in tables. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether there is a route, be it of no turn. */
  public boolean isFound() {
    return result == Result.SOLVED || result == Result.ALREADY_WON;
  }

  /** Bytes per state visited. */
  public double bytesPerState() {
    return (double) bytes / visited;
  }
}
