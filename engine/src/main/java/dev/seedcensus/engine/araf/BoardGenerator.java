package dev.seedcensus.engine.araf;

import dev.seedcensus.engine.random.RandomStream;
import java.util.List;

/**
 * Makes boards with exactly one answer that are as wide as they can be: no single given can be
 * moved away from its room's area, within bounds, without a second answer.
 *
 * <p>From the random stream of a seed: boards are drawn ({@link BoardDraw}) until one has exactly
 * one answer. Then rounds: the steps that are within bounds, in the order of their cells, are
 * shuffled from the last position down, one draw each, and tried in that order; a step is kept if
 * the answer stays the only one. Rounds end with the first in which no step was kept: each
 * remaining step has then been tried on the finished board and refused. A step that was refused can
 * be kept later, because a smaller given that falls also takes rooms away from pairs in which it is
 * the larger.
 *
 * <p>Reusable, but not by several threads at once. Time grows steeply with the number of cells:
 * ever fewer drawn boards have one answer.
 */
public final class BoardGenerator {

  /** The most rows and columns. */
  public static final int LARGEST_SIDE = 12;

  /** The smallest and the largest bound of a given; a room of five cells needs the smallest. */
  public static final int LEAST_MOST_GIVEN = 6;

  public static final int MOST_MOST_GIVEN = 20;

  private static final int MOST_DRAWS = 1_000_000;

  private final int rows;
  private final int cols;
  private final int mostGiven;
  private final BoardDraw draw;
  private final RandomStream random = new RandomStream();

  /**
   * @param rows 1 to {@link #LARGEST_SIDE}
   * @param cols 1 to {@link #LARGEST_SIDE}; not 1 if there is one row
   * @param mostGiven the largest given, {@link #LEAST_MOST_GIVEN} to {@link #MOST_MOST_GIVEN}
   * @throws IllegalArgumentException if one of them is out of range
   */
  public BoardGenerator(int rows, int cols, int mostGiven) {
    boolean fits =
        rows >= 1 && cols >= 1 && rows * cols > 1 && rows <= LARGEST_SIDE && cols <= LARGEST_SIDE;
    if (!fits) {
      throw new IllegalArgumentException(
          "Cannot generate boards of %d x %d cells: rows and columns are 1 to %d, and one cell holds no room"
              .formatted(rows, cols, LARGEST_SIDE));
    }
    if (mostGiven < LEAST_MOST_GIVEN || mostGiven > MOST_MOST_GIVEN) {
      throw new IllegalArgumentException(
          "Cannot generate boards with givens up to %d: the bound is %d to %d"
              .formatted(mostGiven, LEAST_MOST_GIVEN, MOST_MOST_GIVEN));
    }
    this.rows = rows;
    this.cols = cols;
    this.mostGiven = mostGiven;
    draw = new BoardDraw(rows, cols);
  }

  public int rows() {
    return rows;
  }

  public int cols() {
    return cols;
  }

  public int mostGiven() {
    return mostGiven;
  }

  /**
   * The board of a seed.
   *
   * @throws IllegalArgumentException if the seed is not in [0, 2^32)
   * @throws IllegalStateException if none of 1,000,000 drawn boards has one answer
   */
  public GeneratedBoard generate(long seed) {
    random.seed(seed);
    Unique first = drawUnique(random);
    return widen(first.drawn(), first.draws());
  }

  /** A drawn board with one answer, and how many boards were drawn for it. */
  record Unique(BoardDraw.Drawn drawn, int draws) {}

  BoardDraw.Drawn draw(RandomStream stream) {
    return draw.next(stream);
  }

  Unique drawUnique(RandomStream stream) {
    for (int draws = 1; draws <= MOST_DRAWS; draws++) {
      BoardDraw.Drawn drawn = draw.next(stream);
      if (unique(drawn)) {
        return new Unique(drawn, draws);
      }
    }
    throw new IllegalStateException(
        "Cannot generate a board of %d x %d cells: none of %d drawn has one answer"
            .formatted(rows, cols, MOST_DRAWS));
  }

  private boolean unique(BoardDraw.Drawn drawn) {
    // Nine of ten boards fall to a trade, which is far quicker to look for than any answer.
    if (new Trades(drawn.board(), drawn.cut(), draw.neighbours()).anyLegal()) {
      return false;
    }
    Catalogue catalogue = Catalogue.of(new PairScreen(drawn.board(), Reading.NORMAL));
    int[] answers = new int[1];
    new ExactCover(catalogue, TimeLimit.NONE)
        .search(new Remaining(catalogue), answer -> ++answers[0] < 2);
    return answers[0] == 1;
  }

  private GeneratedBoard widen(BoardDraw.Drawn drawn, int draws) {
    Widening widening = new Widening(drawn.board(), drawn.cut(), mostGiven);
    Uniqueness uniqueness = new Uniqueness(drawn.board(), widening, mostGiven);
    Board board = drawn.board();
    int kept = 0;
    int tried = 0;
    int keptBefore;
    do {
      keptBefore = kept;
      List<Integer> steps = widening.steps(board);
      shuffle(steps);
      for (int cell : steps) {
        tried++;
        int next = widening.next(cell, board.number(cell)).getAsInt();
        if (uniqueness.change(cell, next)) {
          board = board.with(cell, next);
          kept++;
        }
      }
    } while (kept > keptBefore);
    return new GeneratedBoard(board, drawn.cut(), drawn.board(), draws, kept, tried);
  }

  private void shuffle(List<Integer> steps) {
    for (int i = steps.size() - 1; i > 0; i--) {
      int j = BoardDraw.below(random, i + 1);
      Integer swapped = steps.get(i);
      steps.set(i, steps.get(j));
      steps.set(j, swapped);
    }
  }
}
