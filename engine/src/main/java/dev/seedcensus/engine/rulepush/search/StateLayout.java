package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Property;
import dev.seedcensus.engine.rulepush.play.Board;
import dev.seedcensus.engine.rulepush.play.DynamicField;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Reach;
import dev.seedcensus.engine.rulepush.play.Turn;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * Where in a packed state everything lies that can change: the slot tables of a level. A packed
 * state is a row of 32-bit words; no slot lies across two of them.
 *
 * <p>Every number takes as few bits as its values need, none where it cannot change: the cell of an
 * object with one more value for gone, its noun among those it may have, its dynamic fields, the
 * phases of systems. Words come in groups of what changes about as often: marks, phases and the
 * player's things; what automata move; what can be pushed; all else. That is judged by the rules of
 * the start and decides nothing but how well states are packed. Immutable, safe for threads.
 */
final class StateLayout {

  /** Groups of words. */
  static final int GROUPS = 4;

  private static final int NONE = LevelTable.NONE;

  private final LevelTable table;
  private final int marks;
  private final Slots.Row row = new Slots.Row();
  private final int[] groupStarts = new int[GROUPS + 1];

  /** Per object its cell, and above that its noun among those that it may have. */
  private final Slots objects;

  private final int[] cellBits;

  /** Per object how many values its cell has, gone included. */
  private final int[] places;

  private final boolean[] moves;
  private final long[] nouns;

  /**
   * Per object its nouns, in the order of their numbers; the kind of the start where it has one.
   */
  private final int[][] kinds;

  /** By field · objects + object. */
  private final Slots fields;

  private final Slots phases;
  private final int[][] objectsOfWord;
  private final int[][] fieldsOfWord;
  private final int[][] phasesOfWord;

  /**
   * @param marks bits at the very beginning for whoever searches
   */
  StateLayout(LevelTable table, int marks) {
    this.table = table;
    this.marks = marks;
    int count = table.objects();
    objects = new Slots(count);
    fields = new Slots(table.fields().size() * count);
    phases = new Slots(table.systems());
    cellBits = new int[count];
    places = new int[count];
    moves = new boolean[count];
    nouns = new long[count];
    kinds = new int[count][];
    new Slots(1).place(0, marks, row);
    for (int system = 0; system < table.systems(); system++) {
      phases.place(system, Slots.bitsFor(table.programLength(system)), row);
    }
    Board start = new Board(table);
    new Turn(table).start(start);
    for (int group = 0; group < GROUPS; group++) {
      placeGroup(group, start);
    }
    groupStarts[GROUPS] = row.words();
    objectsOfWord = byWord(objects);
    fieldsOfWord = byWord(fields);
    phasesOfWord = byWord(phases);
  }

  private int[][] byWord(Slots slots) {
    return IntStream.range(0, row.words()).mapToObj(slots::inWord).toArray(int[][]::new);
  }

  private void placeGroup(int group, Board start) {
    if (group > 0) {
      groupStarts[group] = row.words();
      row.beginWord();
    }
    for (int object = 0; object < table.objects(); object++) {
      if (group(object, start) == group) {
        place(object);
      }
    }
  }

  private int group(int object, Board start) {
    int properties = start.rules().properties(start.kind(object));
    if ((properties & Property.YOU.bit()) != 0) {
      return 0;
    }
    if (table.reach().isDriven(object, start)) {
      return 1;
    }
    return (properties & Property.PUSH.bit()) != 0 ? 2 : GROUPS - 1;
  }

  private void place(int object) {
    Reach reach = table.reach();
    moves[object] = reach.moves(object);
    nouns[object] = reach.nouns(object);
    kinds[object] =
        nouns[object] == 0
            ? new int[] {table.startKind(object)}
            : BitSet.valueOf(new long[] {nouns[object]}).stream().toArray();
    places[object] = (moves[object] ? table.cells() : 1) + (reach.vanishes(object) ? 1 : 0);
    cellBits[object] = Slots.bitsFor(places[object]);
    objects.place(object, cellBits[object] + Slots.bitsFor(kinds[object].length), row);
    for (int field = 0; field < table.fields().size(); field++) {
      DynamicField each = table.fields().get(field);
      int bits = reach.changes(each, object) ? Slots.bitsFor(each.values()) : 0;
      fields.place(field * table.objects() + object, bits, row);
    }
  }

  LevelTable table() {
    return table;
  }

  /** Number of words. */
  int words() {
    return row.words();
  }

  /** The first word of a group; of {@link #GROUPS}, the number of words. */
  int groupStart(int group) {
    return groupStarts[group];
  }

  /** Bits used of a word, from the lowest. */
  int usedBits(int word) {
    return row.used(word);
  }

  /** Packs a whole board; marks are none. */
  int[] pack(Board board) {
    int[] state = new int[words()];
    for (int object = 0; object < objects.count(); object++) {
      int word = objects.word(object);
      state[word] = withObject(state[word], object, board);
    }
    for (int at = 0; at < fields.count(); at++) {
      state[fields.word(at)] = withField(state[fields.word(at)], at, board);
    }
    for (int system = 0; system < phases.count(); system++) {
      state[phases.word(system)] = withPhase(state[phases.word(system)], system, board);
    }
    return state;
  }

  int wordOfObject(int object) {
    return objects.word(object);
  }

  /** The word of a field by field · objects + object. */
  int wordOfField(int at) {
    return fields.word(at);
  }

  int wordOfPhase(int system) {
    return phases.word(system);
  }

  /** A word with an object as it is on a board. */
  int withObject(int word, int object, Board board) {
    int cell = board.cell(object);
    if (cell == NONE) {
      return objects.put(word, object, places[object] - 1);
    }
    long smaller = nouns[object] & ((1L << board.kind(object)) - 1);
    int value = moves[object] ? cell : 0;
    return objects.put(word, object, value | (Long.bitCount(smaller) << cellBits[object]));
  }

  /** A word with an object that moves in another cell, if it is of the same noun. */
  int withCell(int word, int object, int cell) {
    int shift = objects.shift(object);
    return (word & ~(Slots.mask(cellBits[object]) << shift)) | (cell << shift);
  }

  /** A word with a field as it is on a board; 0 where its object is gone. */
  int withField(int word, int at, Board board) {
    int object = at % table.objects();
    int value = board.isThere(object) ? board.field(at / table.objects(), object) : 0;
    return fields.put(word, at, value);
  }

  int withPhase(int word, int system, Board board) {
    return phases.put(word, system, board.phase(system));
  }

  /** Marks of a state, from its first word. */
  int marks(int firstWord) {
    return firstWord & Slots.mask(marks);
  }

  /** Sets marks in a state's first word. */
  int withMarks(int firstWord, int of) {
    return firstWord | of;
  }

  /**
   * Puts on a board what a word says.
   *
   * @param changed bits in which the word differs from that of the state on the board; all bits
   *     where that is not known
   * @return whether a word of the level moved, came or went, or may have
   */
  boolean unpack(int word, int value, int changed, Board board) {
    boolean wordMoved = false;
    for (int object : objectsOfWord[word]) {
      if (objects.get(changed, object) != 0) {
        int number = objects.get(value, object);
        int cell = cellOf(number & Slots.mask(cellBits[object]), object);
        boolean gone = cell == NONE;
        int kind = gone ? table.startKind(object) : kinds[object][number >>> cellBits[object]];
        wordMoved |= !table.words().isThing(kind);
        board.set(object, cell, kind);
      }
    }
    for (int at : fieldsOfWord[word]) {
      if (fields.get(changed, at) != 0) {
        board.restoreField(at / table.objects(), at % table.objects(), fields.get(value, at));
      }
    }
    for (int system : phasesOfWord[word]) {
      board.restorePhase(system, phases.get(value, system));
    }
    return wordMoved;
  }

  private int cellOf(int value, int object) {
    if (moves[object]) {
      return value == table.cells() ? NONE : value;
    }
    return value == 0 ? table.startCell(object) : NONE;
  }

  /**
   * Checks that a packed state can be one of the level.
   *
   * @throws IllegalArgumentException if a number is none of its slot's values
   */
  void check(int[] state) {
    for (int object = 0; object < objects.count(); object++) {
      int value = objects.get(state[objects.word(object)], object);
      boolean placed = (value & Slots.mask(cellBits[object])) < places[object];
      refuseUnless(placed && value >>> cellBits[object] < kinds[object].length, "an object");
    }
    for (int at = 0; at < fields.count(); at++) {
      int values = table.fields().get(at / table.objects()).values();
      refuseUnless(fields.get(state[fields.word(at)], at) < values, "a dynamic field");
    }
    for (int system = 0; system < phases.count(); system++) {
      int phase = phases.get(state[phases.word(system)], system);
      refuseUnless(phase < table.programLength(system), "a phase");
    }
  }

  private static void refuseUnless(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(
          "The bytes are no state of this level: %s cannot be so".formatted(what));
    }
  }
}
