package dev.seedcensus.engine.matching;

/** Survivors as a bit set over the list of all matchings. */
final class ListedSurvivors implements Survivors {

  private final WorldTable table;
  private final long[] left;
  private int count;
  private int solution;

  ListedSurvivors(WorldTable table) {
    this.table = table;
    left = new long[table.words()];
  }

  @Override
  public void reset(int[] matching) {
    solution = Matchings.rank(matching);
    count = table.worlds();
    for (int word = 0; word < left.length; word++) {
      left[word] = table.all(word);
    }
  }

  @Override
  public boolean take(int clue) {
    int before = count;
    for (int word = 0; word < left.length; word++) {
      long removed = left[word] & table.falseIn(clue, word);
      if (removed != 0) {
        left[word] ^= removed;
        count -= Long.bitCount(removed);
      }
    }
    return count < before;
  }

  @Override
  public boolean isolated() {
    return count == 1;
  }

  @Override
  public boolean redundant(int[] clues, int size, int without) {
    for (int word = 0; word < left.length; word++) {
      long kept = table.all(word);
      for (int i = 0; i < size; i++) {
        if (i != without) {
          kept &= ~table.falseIn(clues[i], word);
        }
      }
      if (kept != (word == solution >>> 6 ? 1L << solution : 0)) {
        return false;
      }
    }
    return true;
  }
}
