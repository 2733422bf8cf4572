package dev.seedcensus.engine.matching;

/** Survivors among at most 64 matchings: one word, so that nothing is looped over. */
final class ShortSurvivors implements Survivors {

  private final long all;
  private final long[] falseIn;
  private long left;

  /** For tables of one word. */
  ShortSurvivors(WorldTable table) {
    all = table.all(0);
    falseIn = new long[table.clues()];
    for (int clue = 0; clue < falseIn.length; clue++) {
      falseIn[clue] = table.falseIn(clue, 0);
    }
  }

  @Override
  public void reset(int[] solution) {
    left = all;
  }

  @Override
  public boolean take(int clue) {
    long before = left;
    left &= ~falseIn[clue];
    return left != before;
  }

  @Override
  public boolean isolated() {
    return (left & left - 1) == 0;
  }

  @Override
  public boolean redundant(int[] clues, int count, int without) {
    long kept = all;
    for (int i = 0; i < count; i++) {
      kept &= i == without ? all : ~falseIn[clues[i]];
    }
    return (kept & kept - 1) == 0;
  }
}
