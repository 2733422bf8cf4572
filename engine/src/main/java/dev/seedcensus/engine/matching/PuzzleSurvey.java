package dev.seedcensus.engine.matching;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Generates the puzzle of a seed, and measures it as far as it is asked.
 *
 * <p>What comes of a seed depends on the seed, the pool and the declared propagator only. Reusable,
 * but not by several threads at once.
 */
public final class PuzzleSurvey {

  private final CluePool pool;
  private final Optional<Propagator> declared;
  private final PuzzleGenerator generator;
  private final Optional<IsolatingSets> sets;

  /**
   * @param pool the clues to choose from
   * @param declared the propagator that has to solve each puzzle, if any
   * @throws IllegalArgumentException if the pool cannot tell a matching
   */
  public PuzzleSurvey(CluePool pool, Optional<Propagator> declared) {
    this.pool = pool;
    this.declared = declared;
    if (pool.n() <= WorldTable.LARGEST) {
      WorldTable table = new WorldTable(pool);
      generator = new PuzzleGenerator(pool, table.survivors());
      sets = Optional.of(new IsolatingSets(pool, table));
    } else {
      generator = new PuzzleGenerator(pool, new SearchedSurvivors(pool));
      sets = Optional.empty();
    }
  }

  /**
   * The puzzle of a seed.
   *
   * @throws IllegalArgumentException if the seed is not in [0, 2^32)
   * @throws IllegalStateException if the declared propagator solves none of 100,000 puzzles
   */
  public Puzzle puzzle(long seed) {
    return declared.isPresent()
        ? generator.generate(seed, declared.get())
        : generator.generate(seed);
  }

  /**
   * The size of the smallest isolating set of true clues, which all puzzles of the pool share;
   * empty for n above 8, where matchings are not listed.
   */
  public OptionalInt minimum() {
    return sets.isPresent() ? sets.get().minimum() : OptionalInt.empty();
  }

  /** What the greedy choice makes of the puzzle's solution; empty for n above 8. */
  public Optional<LargestGain> largestGain(Puzzle puzzle) {
    return sets.isPresent() ? sets.get().largestGain(puzzle.solution()) : Optional.empty();
  }

  /**
   * The steps in which arc consistency with case splits solves the puzzle and proves the solution
   * unique: rule applications that changed the grid, plus targets tried.
   */
  public int steps(Puzzle puzzle) {
    return CaseSplits.steps(Propagator.ARC.rules(pool.n(), puzzle.clues()), puzzle.matching());
  }
}
