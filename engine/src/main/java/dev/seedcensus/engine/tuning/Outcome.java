package dev.seedcensus.engine.tuning;

import java.util.List;

/**
 * How tuning ended.
 *
 * @param end why it ended
 * @param method the last way in which weights were sought; null where the first ones did
 * @param rounds all censuses in order; the last is the check of what is offered, if anything is
 */
public record Outcome(End end, Method method, List<Round> rounds) {

  /** Why tuning ends. */
  public enum End {
    /** All targets are met on the seeds for the check. */
    MET,
    /** A rule whose firings have a target has no site on any seed. */
    NO_SITES,
    /** No way to change the weights brings the means nearer to the targets as a whole. */
    STALLED,
    /** The means were still coming nearer after the last round that was allowed. */
    ROUNDS,
    /** Targets are met on all seeds there are to tune on, and not on those for the check. */
    SEEDS
  }

  public Outcome {
    rounds = List.copyOf(rounds);
  }

  public boolean met() {
    return end == End.MET;
  }

  /** The last census. */
  public Round last() {
    return rounds.get(rounds.size() - 1);
  }

  /** How many rounds it took, checks not counted. */
  public int roundCount() {
    return (int) rounds.stream().filter(round -> !round.trial().check()).count();
  }
}
