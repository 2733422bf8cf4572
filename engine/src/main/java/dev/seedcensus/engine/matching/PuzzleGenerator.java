package dev.seedcensus.engine.matching;

import dev.seedcensus.engine.random.RandomStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes puzzles with exactly one solution and no needless clue.
 *
 * <p>From the random stream of a seed: one draw picks the solution among all matchings in
 * lexicographic order; the clues of the pool that are true of it are shuffled, from the last
 * position down, one draw each; then a clue is taken whenever it removes a matching that is left,
 * until the solution alone is left; then, in reverse order of taking, a clue is dropped if the
 * others still leave the solution alone. So every clue of a puzzle is needed: without it there is a
 * second solution.
 *
 * <p>Up to n = 8 the matchings that are left are a bit set; above that no matching is ever listed
 * and the same questions are put to a search. Both give the same puzzles.
 *
 * <p>Reusable, but not by several threads at once.
 */
public final class PuzzleGenerator {

  /** No seed of any size and propagator that can be met has needed a hundredth of this. */
  private static final int MOST_ATTEMPTS = 100_000;

  private final CluePool pool;
  private final Solutions solutions;
  private final Survivors survivors;
  private final RandomStream random = new RandomStream();
  private final int matchings;
  private final int[] shuffled;
  private final int[] taken;

  /**
   * @param pool the clues to choose from
   * @throws IllegalArgumentException if they cannot tell a matching: clues about kinds alone never
   *     do
   */
  public PuzzleGenerator(CluePool pool) {
    this(
        pool,
        pool.n() <= WorldTable.LARGEST
            ? new WorldTable(pool).survivors()
            : new SearchedSurvivors(pool));
  }

  PuzzleGenerator(CluePool pool, Survivors survivors) {
    checkForms(pool);
    this.pool = pool;
    solutions = new Solutions(pool);
    matchings = Matchings.count(pool.n());
    this.survivors = survivors;
    shuffled = new int[pool.size()];
    taken = new int[pool.size()];
  }

  /**
   * Refuses clues that cannot tell a matching.
   *
   * @throws IllegalArgumentException if there are at most clues about kinds
   */
  public static void checkForms(CluePool pool) {
    if (Set.of(Form.REL).containsAll(pool.forms())) {
      throw new IllegalArgumentException(
          "Cannot make puzzles of forms %s: they cannot tell targets of one kind apart; add a form"
              .formatted(pool.forms()));
    }
  }

  /**
   * The puzzle of a seed.
   *
   * @throws IllegalArgumentException if the seed is not in [0, 2^32)
   */
  public Puzzle generate(long seed) {
    random.seed(seed);
    return next(seed, Optional.empty(), 1);
  }

  /**
   * The first puzzle of a seed that a propagator solves: the stream goes on where a puzzle is
   * rejected.
   *
   * @throws IllegalArgumentException if the seed is not in [0, 2^32)
   * @throws IllegalStateException if none of 100,000 puzzles is solved
   */
  public Puzzle generate(long seed, Propagator declared) {
    random.seed(seed);
    for (int attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      Puzzle puzzle = next(seed, Optional.of(declared), attempt);
      if (declared.solves(puzzle)) {
        return puzzle;
      }
    }
    throw new IllegalStateException(
        "Cannot generate a puzzle of %d things that %s propagation solves: none of %d did"
            .formatted(pool.n(), declared, MOST_ATTEMPTS));
  }

  private Puzzle next(long seed, Optional<Propagator> declared, int attempt) {
    Solutions.Solution solution = solutions.ranked(below(matchings));
    survivors.reset(solution.matching());
    shuffle(solution.trueClues());
    int count = take(solution.trueClues().length);
    int kept = sweep(count);
    return new Puzzle(seed, solution.targets(), clues(kept), count - kept, declared, attempt);
  }

  private int below(int bound) {
    return (int) (random.draw() * bound);
  }

  private void shuffle(int[] clues) {
    System.arraycopy(clues, 0, shuffled, 0, clues.length);
    for (int i = clues.length - 1; i > 0; i--) {
      int j = below(i + 1);
      int swapped = shuffled[i];
      shuffled[i] = shuffled[j];
      shuffled[j] = swapped;
    }
  }

  private int take(int candidates) {
    int count = 0;
    for (int i = 0; i < candidates; i++) {
      if (survivors.take(shuffled[i])) {
        taken[count++] = shuffled[i];
        if (survivors.isolated()) {
          return count;
        }
      }
    }
    throw new IllegalStateException("true clues of " + pool + " leave a second solution");
  }

  private int sweep(int count) {
    int kept = count;
    for (int i = count - 1; i >= 0; i--) {
      if (survivors.redundant(taken, kept, i)) {
        System.arraycopy(taken, i + 1, taken, i, kept - i - 1);
        kept--;
      }
    }
    return kept;
  }

  private List<Clue> clues(int count) {
    Clue[] clues = new Clue[count];
    for (int i = 0; i < count; i++) {
      clues[i] = pool.clue(taken[i]);
    }
    return List.of(clues);
  }
}
