package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Property;

/**
 * What objects of one cell do to each other, cell by cell: SINK, then HOT and MELT, then DEFEAT and
 * YOU, then OPEN and SHUT.
 *
 * <p>HOT, MELT, DEFEAT and YOU speak of the cell as a whole, so a thing that is HOT and MELT melts.
 * Sinking and opening take two objects.
 */
final class Contacts {

  private static final int NONE = LevelTable.NONE;
  private static final int SINK = Property.SINK.bit();
  private static final int HOT = Property.HOT.bit();
  private static final int MELT = Property.MELT.bit();
  private static final int DEFEAT = Property.DEFEAT.bit();
  private static final int YOU = Property.YOU.bit();
  private static final int OPEN = Property.OPEN.bit();
  private static final int SHUT = Property.SHUT.bit();

  private final LevelTable table;

  /** Cells that were noted. */
  private final int[] noted;

  /** Per cell when it was noted last. */
  private final int[] notedSince;

  private int notedCount;
  private int notes;
  private boolean removedWord;

  Contacts(LevelTable table) {
    this.table = table;
    noted = new int[table.cells()];
    notedSince = new int[table.cells()];
  }

  /** Whether rules can make any contact. */
  static boolean canMatter(Rules rules) {
    return matters(rules.all(), true);
  }

  /** Whether objects that have these properties together make a contact. */
  private static boolean matters(int properties, boolean several) {
    return has(properties, HOT | MELT)
        || has(properties, DEFEAT | YOU)
        || (several && ((properties & SINK) != 0 || has(properties, OPEN | SHUT)));
  }

  private static boolean has(int properties, int both) {
    return (properties & both) == both;
  }

  void begin() {
    removedWord = false;
  }

  /** Settles all cells. */
  void everywhere(Board board, Rules rules) {
    for (int cell = 0; cell < table.cells(); cell++) {
      at(board, rules, cell);
    }
  }

  /** Settles the cells that a journal's entries have entered or changed, from one on. */
  void changed(Board board, Rules rules, int firstEntry) {
    int end = board.journal().size();
    for (int entry = firstEntry; entry < end; entry++) {
      int cell = placedIn(board, entry);
      if (cell != NONE) {
        at(board, rules, cell);
      }
    }
  }

  /**
   * Notes the cells of {@link #changed} in which there is a contact, instead of those noted before,
   * and settles none.
   */
  void note(Board board, Rules rules, int firstEntry) {
    notedCount = 0;
    notes++;
    Journal journal = board.journal();
    for (int entry = firstEntry; entry < journal.size(); entry++) {
      int cell = placedIn(board, entry);
      if (cell != NONE && notedSince[cell] != notes && matters(board, rules, cell)) {
        notedSince[cell] = notes;
        noted[notedCount++] = cell;
      }
    }
  }

  void forgetNoted() {
    notedCount = 0;
  }

  /** Settles the cells that were noted. */
  void noted(Board board, Rules rules) {
    for (int i = 0; i < notedCount; i++) {
      at(board, rules, noted[i]);
    }
  }

  /**
   * The cell that an entry has put an object in or changed one in, if the object is there still.
   */
  private static int placedIn(Board board, int entry) {
    int change = board.journal().change(entry);
    boolean placed = change == Journal.STEP || change == Journal.PUSHED || change == Journal.TURNED;
    return placed ? board.cell(board.journal().whose(entry)) : NONE;
  }

  private static int properties(Board board, Rules rules, int cell) {
    int properties = 0;
    for (int object = board.first(cell); object != NONE; object = board.after(object)) {
      properties |= rules.properties(board.kind(object));
    }
    return properties;
  }

  private static boolean matters(Board board, Rules rules, int cell) {
    int properties = properties(board, rules, cell);
    return properties != 0 && matters(properties, board.after(board.first(cell)) != NONE);
  }

  private void at(Board board, Rules rules, int cell) {
    if (!matters(board, rules, cell)) {
      return;
    }
    int properties = properties(board, rules, cell);
    if ((properties & SINK) != 0) {
      sink(board, rules, cell);
    }
    if (has(properties, HOT | MELT)) {
      removeAll(board, rules, cell, HOT, MELT, Removal.MELT);
    }
    if (has(properties, DEFEAT | YOU)) {
      removeAll(board, rules, cell, DEFEAT, YOU, Removal.DEFEAT);
    }
    if (has(properties, OPEN | SHUT)) {
      open(board, rules, cell);
    }
  }

  private void sink(Board board, Rules rules, int cell) {
    int sinking = first(board, rules, cell, SINK, NONE);
    while (sinking != NONE) {
      int other = board.first(cell) == sinking ? board.after(sinking) : board.first(cell);
      if (other == NONE) {
        return;
      }
      removeBoth(board, sinking, other, Removal.SINK);
      sinking = first(board, rules, cell, SINK, NONE);
    }
  }

  private void open(Board board, Rules rules, int cell) {
    int open = first(board, rules, cell, OPEN, NONE);
    while (open != NONE) {
      int shut = first(board, rules, cell, SHUT, open);
      int next = nextWith(board, rules, board.after(open), OPEN, shut);
      if (shut != NONE) {
        removeBoth(board, open, shut, Removal.OPEN);
      }
      open = next;
    }
  }

  private void removeAll(Board board, Rules rules, int cell, int by, int whom, Removal why) {
    if (first(board, rules, cell, by, NONE) == NONE) {
      return;
    }
    int object = first(board, rules, cell, whom, NONE);
    while (object != NONE) {
      int next = nextWith(board, rules, board.after(object), whom, NONE);
      remove(board, object, why);
      object = next;
    }
  }

  private static int first(Board board, Rules rules, int cell, int property, int but) {
    return nextWith(board, rules, board.first(cell), property, but);
  }

  /** The first object with a property, from one on in its cell's order. */
  private static int nextWith(Board board, Rules rules, int from, int property, int but) {
    int object = from;
    while (object != NONE
        && (object == but || (rules.properties(board.kind(object)) & property) == 0)) {
      object = board.after(object);
    }
    return object;
  }

  private void removeBoth(Board board, int one, int other, Removal why) {
    remove(board, one, why);
    remove(board, other, why);
  }

  private void remove(Board board, int object, Removal why) {
    removedWord |= !table.words().isThing(board.kind(object));
    board.remove(object, why);
  }

  /** Whether a word vanished since the beginning. */
  boolean removedWord() {
    return removedWord;
  }
}
