package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import java.util.stream.IntStream;

/**
 * The cells of a board whose words make up its rules, and whether words that are pushed leave the
 * rules as they are. Of a small level only.
 */
final class RuleCells {

  private static final int[] READING = {Input.RIGHT.number(), Input.DOWN.number()};

  private final Board board;
  private final CellSets sets;
  private final int[] isWords;
  private final int[] nounWords;
  private boolean known;
  private long words;
  private long is;
  private long nouns;
  private long cells;

  RuleCells(Board board, CellSets sets) {
    this.board = board;
    this.sets = sets;
    LevelTable table = board.table();
    isWords =
        IntStream.range(0, table.objects())
            .filter(object -> table.startKind(object) == table.words().isKind())
            .toArray();
    nounWords =
        IntStream.range(0, table.objects())
            .filter(object -> table.words().nounOfWord(table.startKind(object)) != LevelTable.NONE)
            .toArray();
  }

  /** Begins with the settled state that the board is in. */
  void begin() {
    known = false;
  }

  /**
   * Whether pushing all words of some cells may change the rules. It does not where none of them
   * was part of a rule before and none is afterwards.
   */
  boolean change(int direction, long pushed) {
    if (!known) {
      words = board.cellsOfWords();
      is = cellsOf(isWords);
      nouns = cellsOf(nounWords);
      cells = cells(nouns, is, words);
      known = true;
    }
    if ((cells & pushed) != 0) {
      return true;
    }
    long after =
        cells(
            after(direction, nouns, pushed),
            after(direction, is, pushed),
            after(direction, words, pushed));
    return (after & sets.next(direction, pushed)) != 0;
  }

  private long after(int direction, long of, long pushed) {
    return (of & ~pushed) | sets.next(direction, of & pushed);
  }

  private long cellsOf(int[] objects) {
    long of = 0;
    for (int object : objects) {
      int cell = board.cell(object);
      of |= cell == LevelTable.NONE ? 0 : 1L << cell;
    }
    return of;
  }

  /** The cells of an IS between a noun and another word, and of those. */
  private long cells(long nouns, long is, long words) {
    long all = 0;
    for (int on : READING) {
      long between = is & sets.next(on, nouns) & sets.previous(on, words);
      all |= between | sets.next(on, between) | sets.previous(on, between);
    }
    return all;
  }
}
