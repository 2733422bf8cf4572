package dev.seedcensus.engine.rulepush.play;

import java.util.Arrays;

/**
 * Where everything is at the moment, with a journal of changes. For one thread.
 *
 * <p>Objects of a cell form a list in the order of objects. Reads take O(1); a change takes time
 * linear in the objects of the cells concerned.
 */
public final class Board {

  private static final int NONE = LevelTable.NONE;

  private final LevelTable table;
  private final int[] cells;
  private final int[] kinds;
  private final int[] above;
  private final int[] bottom;
  private final int[] phases;
  private final int[] fields;
  private final boolean[] idle;

  /**
   * Per noun the things of it that are there, and behind them the words, as sets of bits of so many
   * longs.
   */
  private final long[] cast;

  private final int castLongs;
  private final Journal journal = new Journal();
  private final Rules rules;

  /** The board as the level has it, with its rules read; {@link Turn#start} settles it. */
  public Board(LevelTable table) {
    this.table = table;
    int objects = table.objects();
    cells = new int[objects];
    kinds = new int[objects];
    above = new int[objects];
    bottom = new int[table.cells()];
    phases = new int[table.systems()];
    fields = table.startFields().clone();
    idle = new boolean[objects];
    castLongs = (objects + Long.SIZE - 1) / Long.SIZE;
    cast = new long[castLongs * (table.words().size() + 1)];
    Arrays.fill(bottom, NONE);
    for (int object = 0; object < objects; object++) {
      kinds[object] = table.startKind(object);
      idle[object] = table.reach().isIdle(object);
      cells[object] = NONE;
      put(object, table.startCell(object));
      flipCast(object);
    }
    rules = new Rules(table);
    rules.read(this);
  }

  public LevelTable table() {
    return table;
  }

  /** The changes since the board was made or last cleared. */
  public Journal journal() {
    return journal;
  }

  /** The rules of the settled board. */
  public Rules rules() {
    return rules;
  }

  /** The cell of an object, or {@link LevelTable#NONE} where it is gone. */
  public int cell(int object) {
    return cells[object];
  }

  public boolean isThere(int object) {
    return cells[object] != NONE;
  }

  /** The kind of an object; for one that is gone, its last. */
  public int kind(int object) {
    return kinds[object];
  }

  /** The first object of a cell that can matter to others, or {@link LevelTable#NONE}. */
  public int first(int cell) {
    return bottom[cell];
  }

  /** The next object of the same cell, or {@link LevelTable#NONE}. */
  public int after(int object) {
    return above[object];
  }

  /** A system's phase. */
  public int phase(int system) {
    return phases[system];
  }

  /** A dynamic field of an object. */
  public int field(int field, int object) {
    return fields[field * cells.length + object];
  }

  /**
   * Lists the things of some nouns that are there, in the order of objects; returns how many.
   *
   * @param nouns as a set of bits
   * @param to with room for all
   */
  public int list(long nouns, int[] to) {
    int count = 0;
    for (int i = 0; i < castLongs; i++) {
      count = list(cast(nouns, i), i, to, count);
    }
    return count;
  }

  /** The same, and the words that are there. */
  int listWithWords(long nouns, int[] to) {
    int words = table.words().size() * castLongs;
    int count = 0;
    for (int i = 0; i < castLongs; i++) {
      count = list(cast(nouns, i) | cast[words + i], i, to, count);
    }
    return count;
  }

  private long cast(long nouns, int at) {
    long things = 0;
    for (long left = nouns; left != 0; left &= left - 1) {
      things |= cast[Long.numberOfTrailingZeros(left) * castLongs + at];
    }
    return things;
  }

  private static int list(long objects, int at, int[] to, int from) {
    int count = from;
    for (long left = objects; left != 0; left &= left - 1) {
      to[count++] = at * Long.SIZE + Long.numberOfTrailingZeros(left);
    }
    return count;
  }

  /** Whether a thing of some nouns, given as a set of bits, is there. */
  boolean any(long nouns) {
    for (long left = nouns; left != 0; left &= left - 1) {
      int noun = Long.numberOfTrailingZeros(left);
      for (int i = 0; i < castLongs; i++) {
        if (cast[noun * castLongs + i] != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The cells of all things of a noun, as a set of bits: of a level of at most 64 cells. */
  long cellsOf(int noun) {
    long of = 0;
    for (int i = 0; i < castLongs; i++) {
      for (long left = cast[noun * castLongs + i]; left != 0; left &= left - 1) {
        of |= 1L << cells[i * Long.SIZE + Long.numberOfTrailingZeros(left)];
      }
    }
    return of;
  }

  /** The cells of all words, as a set of bits: of a level of at most 64 cells. */
  long cellsOfWords() {
    return cellsOf(table.words().size());
  }

  /** Notes that an object that is there was not, or the other way round. */
  private void flipCast(int object) {
    int row = Math.min(kinds[object], table.words().size());
    cast[row * castLongs + object / Long.SIZE] ^= 1L << object;
  }

  /** Gives a thing that is there another noun. */
  private void recast(int object, int noun) {
    flipCast(object);
    kinds[object] = noun;
    flipCast(object);
  }

  void step(int object, int cell) {
    journal.add(Journal.STEP, object, cells[object], cell);
    take(object);
    put(object, cell);
  }

  void push(int object, int cell) {
    journal.add(Journal.PUSHED, object, cells[object], cell);
    take(object);
    put(object, cell);
  }

  /** Turns a thing into one of another noun. */
  public void turn(int object, int noun) {
    journal.add(Journal.TURNED, object, kinds[object], noun);
    recast(object, noun);
  }

  /** Takes an object away. */
  public void remove(int object, Removal why) {
    journal.add(Journal.REMOVED, object, cells[object], why.number());
    take(object);
    flipCast(object);
  }

  /**
   * Changes a dynamic field.
   *
   * @throws IllegalArgumentException if the field has no such value
   */
  public void setField(int field, int object, int value) {
    DynamicField registered = table.fields().get(field);
    if (value < 0 || value >= registered.values()) {
      throw new IllegalArgumentException(
          "The dynamic field '%s' cannot be %d: it has %d values"
              .formatted(registered.name(), value, registered.values()));
    }
    int at = field * cells.length + object;
    if (fields[at] != value) {
      journal.add(Journal.FIELD, at, fields[at], value);
      fields[at] = value;
    }
  }

  void setPhase(int system, int phase) {
    journal.add(Journal.PHASE, system, phases[system], phase);
    phases[system] = phase;
  }

  /** Takes back all changes but the first so many. The rules stay as they are. */
  public void undo(int entriesLeft) {
    for (int entry = journal.size() - 1; entry >= entriesLeft; entry--) {
      int whose = journal.whose(entry);
      int before = journal.before(entry);
      switch (journal.change(entry)) {
        case Journal.STEP, Journal.PUSHED -> {
          take(whose);
          put(whose, before);
        }
        case Journal.TURNED -> recast(whose, before);
        case Journal.REMOVED -> {
          put(whose, before);
          flipCast(whose);
        }
        case Journal.PHASE -> phases[whose] = before;
        default -> fields[whose] = before;
      }
    }
    journal.truncate(entriesLeft);
  }

  /** Forgets how the board came about. */
  public void clearJournal() {
    journal.truncate(0);
  }

  /**
   * Sets an object as it is in another state, without a journal; the rules stay as they are.
   *
   * @param cell {@link LevelTable#NONE} if it is gone
   */
  public void set(int object, int cell, int kind) {
    boolean was = cells[object] != NONE;
    boolean is = cell != NONE;
    if (kinds[object] != kind || was != is) {
      if (was) {
        flipCast(object);
      }
      kinds[object] = kind;
      if (is) {
        flipCast(object);
      }
    }
    place(object, cell);
  }

  /** Sets a field as it is in another state. */
  public void restoreField(int field, int object, int value) {
    fields[field * cells.length + object] = value;
  }

  /** Sets a phase as it is in another state. */
  public void restorePhase(int system, int phase) {
    phases[system] = phase;
  }

  private void place(int object, int cell) {
    if (cells[object] != NONE) {
      take(object);
    }
    if (cell != NONE) {
      put(object, cell);
    }
  }

  private void take(int object) {
    int cell = cells[object];
    cells[object] = NONE;
    if (idle[object]) {
      return;
    }
    int at = bottom[cell];
    if (at == object) {
      bottom[cell] = above[object];
      return;
    }
    while (above[at] != object) {
      at = above[at];
    }
    above[at] = above[object];
  }

  private void put(int object, int cell) {
    cells[object] = cell;
    if (idle[object]) {
      return;
    }
    int at = bottom[cell];
    if (at == NONE || at > object) {
      above[object] = at;
      bottom[cell] = object;
      return;
    }
    while (above[at] != NONE && above[at] < object) {
      at = above[at];
    }
    above[object] = above[at];
    above[at] = object;
  }
}
