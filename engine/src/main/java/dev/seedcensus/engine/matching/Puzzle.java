package dev.seedcensus.engine.matching;

import java.util.List;
import java.util.Optional;

/**
 * A matching to be found and the clues that tell it.
 *
 * @param seed the seed it was generated from
 * @param solution the target of each thing
 * @param clues in the order in which the generator took them
 * @param dropped clues that the generator took and later found to be needless
 * @param declared the propagator it was generated for, which solves it
 * @param attempts puzzles generated from the seed until the declared propagator solved one
 */
public record Puzzle(
    long seed,
    List<Integer> solution,
    List<Clue> clues,
    int dropped,
    Optional<Propagator> declared,
    int attempts) {

  public Puzzle {
    solution = List.copyOf(solution);
    clues = List.copyOf(clues);
  }

  /** The number of things. */
  public int n() {
    return solution.size();
  }

  /** The number of clues of a form. */
  public int count(Form form) {
    int count = 0;
    for (Clue clue : clues) {
      count += clue.form() == form ? 1 : 0;
    }
    return count;
  }

  int[] matching() {
    return solution.stream().mapToInt(Integer::intValue).toArray();
  }
}
