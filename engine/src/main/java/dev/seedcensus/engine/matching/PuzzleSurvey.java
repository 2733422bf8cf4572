package dev.seedcensus.engine.matching;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Generates the puzzle of a seed and measures it.
 *
 * <p>The record of a seed depends on the seed, the pool and the declared propagator only. Reusable,
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

  /** The puzzle of a seed. */
  public Puzzle puzzle(long seed) {
    return declared.isPresent()
        ? generator.generate(seed, declared.get())
        : generator.generate(seed);
  }

  /**
   * The measures of the puzzle of a seed.
   *
   * @throws IllegalArgumentException if the seed is not in [0, 2^32)
   */
  public PuzzleRecord record(long seed) {
    return measure(puzzle(seed));
  }

  private PuzzleRecord measure(Puzzle puzzle) {
    return new PuzzleRecord(
        puzzle.seed(),
        pool.n(),
        puzzle.clues().size(),
        puzzle.count(Form.POS),
        puzzle.count(Form.NEG),
        puzzle.count(Form.OR),
        puzzle.count(Form.IF),
        puzzle.count(Form.REL),
        puzzle.dropped(),
        sets.map(IsolatingSets::minimum).orElse(OptionalInt.empty()),
        sets.map(found -> found.largestGain(puzzle.solution())).orElse(OptionalInt.empty()),
        Propagator.UNIT.solves(puzzle),
        Propagator.ARC.solves(puzzle),
        CaseSplits.steps(Propagator.ARC.rules(pool.n(), puzzle.clues()), puzzle.matching()));
  }
}
