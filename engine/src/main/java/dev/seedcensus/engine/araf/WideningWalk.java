package dev.seedcensus.engine.araf;

import dev.seedcensus.engine.random.RandomStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Widens a drawn board at random, whatever becomes of its answer, and counts answers on the way.
 *
 * <p>From the random stream of a seed: the board is the first that is drawn ({@link BoardDraw}), or
 * the first with exactly one answer. Then each widening draws below the number of steps within
 * bounds, in the order of their cells, which of them it takes; where none is left the board stays
 * as it is.
 */
public final class WideningWalk {

  /**
   * The board after some widenings.
   *
   * @param widenings how many were asked for
   * @param board the board
   * @param answers its answers, counted up to the cap
   */
  public record Stop(int widenings, Board board, int answers) {}

  private final BoardGenerator generator;
  private final boolean anyBoard;
  private final int cap;

  /**
   * @param generator draws the boards
   * @param anyBoard whether the first board drawn will do
   * @param cap how many answers are counted at most, at least 2
   */
  public WideningWalk(BoardGenerator generator, boolean anyBoard, int cap) {
    this.generator = generator;
    this.anyBoard = anyBoard;
    this.cap = cap;
  }

  /**
   * The walk of a seed, looked at after numbers of widenings in ascending order.
   *
   * @throws IllegalArgumentException if the seed is not in [0, 2^32)
   * @throws IllegalStateException if no drawn board has one answer
   */
  public List<Stop> walk(long seed, List<Integer> widenings) {
    RandomStream random = new RandomStream(seed);
    BoardDraw.Drawn drawn =
        anyBoard ? generator.draw(random) : generator.drawUnique(random).drawn();
    Widening widening = new Widening(drawn.board(), drawn.cut(), generator.mostGiven());
    ArafSolver solver = new ArafSolver(Reading.NORMAL, TimeLimit.NONE);
    List<Stop> stops = new ArrayList<>();
    Board board = drawn.board();
    int taken = 0;
    for (int wanted : widenings) {
      for (; taken < wanted; taken++) {
        List<Integer> steps = widening.steps(board);
        if (!steps.isEmpty()) {
          int cell = steps.get(BoardDraw.below(random, steps.size()));
          board = board.with(cell, widening.next(cell, board.number(cell)).getAsInt());
        }
      }
      stops.add(new Stop(wanted, board, solver.solve(board, cap).answers().size()));
    }
    return stops;
  }
}
