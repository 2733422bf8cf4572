package dev.seedcensus.engine.araf;

import java.util.List;

/**
 * What became of a board.
 *
 * @param answers answers found, each once, at most as many as were asked for
 * @param gaveUp whether time ran out before all was searched that was asked for
 */
public record Verdict(List<Partition> answers, boolean gaveUp) {

  public Verdict {
    answers = List.copyOf(answers);
  }

  /**
   * Whether it is proven that there is exactly one answer; at least two must have been asked for.
   */
  public boolean unique() {
    return answers.size() == 1 && !gaveUp;
  }

  /** Whether it is proven that there is no answer. */
  public boolean none() {
    return answers.isEmpty() && !gaveUp;
  }
}
