package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Which pairs of givens can share a room at all. The first that applies: no size fits between the
 * two numbers; they lie too far apart for the largest room; every path short enough is blocked by a
 * third given; else the pair is alive.
 *
 * <p>O(givens × cells) time and space.
 */
public final class PairScreen {

  /** What becomes of a pair. */
  public enum Fate {
    /** No area lies between the numbers. */
    NO_SIZE,
    /** The largest room does not reach from one to the other. */
    TOO_FAR,
    /** The shortest path that avoids all other givens is too long for the largest room, or none. */
    BLOCKED,
    /** None of these. */
    ALIVE
  }

  private static final int UNREACHED = Integer.MAX_VALUE / 2;

  private final Board board;
  private final Reading reading;
  private final Grid grid;
  private final int[][] neighbours;
  private final int[] givens;
  private final int[] lowest;
  private final int[] highest;
  private final int[][] steps;

  public PairScreen(Board board, Reading reading) {
    this(board, reading, board::number, board::number);
  }

  /**
   * The pairs that can share a room with any numbers within bounds.
   *
   * @param lowest by cell, the smallest number that its given can have
   * @param highest by cell, the largest
   */
  PairScreen(Board board, Reading reading, IntUnaryOperator lowest, IntUnaryOperator highest) {
    this.board = board;
    this.reading = reading;
    grid = reading.grid(board);
    neighbours = grid.neighbours();
    givens = board.givens();
    this.lowest = Arrays.stream(givens).map(lowest).toArray();
    this.highest = Arrays.stream(givens).map(highest).toArray();
    steps = new int[givens.length][];
    for (int i = 0; i < givens.length; i++) {
      steps[i] = stepsFrom(givens[i]);
    }
  }

  /** Steps from a given to every cell on paths whose inner cells hold no given. */
  private int[] stepsFrom(int given) {
    int[] distance = new int[board.cells()];
    Arrays.fill(distance, UNREACHED);
    int[] queue = new int[board.cells()];
    int tail = 0;
    distance[given] = 0;
    queue[tail++] = given;
    for (int head = 0; head < tail; head++) {
      int cell = queue[head];
      if (cell != given && board.number(cell) != 0) {
        continue;
      }
      for (int next : neighbours[cell]) {
        if (distance[next] == UNREACHED) {
          distance[next] = distance[cell] + 1;
          queue[tail++] = next;
        }
      }
    }
    return distance;
  }

  Board board() {
    return board;
  }

  int[][] neighbours() {
    return neighbours;
  }

  /** The cell of a given; givens are numbered from 0 in the order of their cells. */
  int cell(int given) {
    return givens[given];
  }

  int givens() {
    return givens.length;
  }

  /** Number of pairs of givens. */
  public int pairs() {
    return givens.length * (givens.length - 1) / 2;
  }

  /** Number of pairs with a fate. */
  public int count(Fate fate) {
    int count = 0;
    for (int i = 0; i < givens.length; i++) {
      for (int j = i + 1; j < givens.length; j++) {
        count += fate(i, j) == fate ? 1 : 0;
      }
    }
    return count;
  }

  /** Number of pairs that would be alive if no third given were on the board. */
  public int blockedOnly() {
    int count = 0;
    for (int i = 0; i < givens.length; i++) {
      for (int j = i + 1; j < givens.length; j++) {
        boolean otherwise = least(i, j) <= most(i, j) && near(i, j) && differ(i, j);
        count += otherwise && blocked(i, j) ? 1 : 0;
      }
    }
    return count;
  }

  /** What becomes of the pair of two different givens, numbered in the order of their cells. */
  public Fate fate(int i, int j) {
    if (!differ(i, j) || least(i, j) > most(i, j)) {
      return Fate.NO_SIZE;
    }
    if (!near(i, j)) {
      return Fate.TOO_FAR;
    }
    return blocked(i, j) ? Fate.BLOCKED : Fate.ALIVE;
  }

  /** Two equal numbers share no room, however the area between is read. */
  private boolean differ(int i, int j) {
    return lowest[i] < highest[i] || lowest[j] < highest[j] || lowest[i] != lowest[j];
  }

  private boolean near(int i, int j) {
    return grid.distance(givens[i], givens[j]) < most(i, j);
  }

  private boolean blocked(int i, int j) {
    return steps[i][givens[j]] >= most(i, j);
  }

  /** The smallest area of a room of these two. */
  int least(int i, int j) {
    return reading.least(Math.min(lowest[i], lowest[j]));
  }

  /** The largest area of a room of these two. */
  int most(int i, int j) {
    return Math.min(board.cells(), reading.most(Math.max(highest[i], highest[j])));
  }

  /**
   * Steps from a given to a cell on paths whose inner cells hold no given; more than any board has
   * where there is none.
   */
  int steps(int given, int cell) {
    return steps[given][cell];
  }
}
