package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Property;
import dev.seedcensus.engine.rulepush.play.Board;
import dev.seedcensus.engine.rulepush.play.DynamicField;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Reach;
import dev.seedcensus.engine.rulepush.play.Turn;
import java.util.ArrayList;
import java.util.List;

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

  /** Bits used of each word. */
  private final List<Integer> used = new ArrayList<>(List.of(0));

  private final int[] groupStarts = new int[GROUPS + 1];
  private boolean beginsGroup;
  private final int[] words;
  private final int[] shifts;
  private final int[] cellBits;
  private final int[] kindBits;
  private final boolean[] moves;
  private final long[] nouns;

  /** By field · objects + object; no bits where the field of the object cannot change. */
  private final int[] fieldWords;

  private final int[] fieldShifts;
  private final int[] fieldBits;
  private final int[] phaseWords;
  private final int[] phaseShifts;
  private final int[] phaseBits;

  /** Objects with a slot in each word. */
  private final int[][] objectsOfWord;

  /** Fields with a slot in each word, by field · objects + object. */
  private final int[][] fieldsOfWord;

  /**
   * @param marks bits at the very beginning for whoever searches
   */
  StateLayout(LevelTable table, int marks) {
    this.table = table;
    this.marks = marks;
    int objects = table.objects();
    words = new int[objects];
    shifts = new int[objects];
    cellBits = new int[objects];
    kindBits = new int[objects];
    moves = new boolean[objects];
    nouns = new long[objects];
    fieldWords = new int[table.fields().size() * objects];
    fieldShifts = new int[fieldWords.length];
    fieldBits = new int[fieldWords.length];
    phaseWords = new int[table.systems()];
    phaseShifts = new int[table.systems()];
    phaseBits = new int[table.systems()];
    used.set(0, marks);
    placePhases();
    Board start = new Board(table);
    new Turn(table).start(start);
    for (int group = 0; group < GROUPS; group++) {
      groupStarts[group] = group == 0 ? 0 : used.size();
      beginsGroup = group > 0;
      for (int object = 0; object < objects; object++) {
        if (group(object, start) == group) {
          place(object);
        }
      }
    }
    groupStarts[GROUPS] = used.size();
    objectsOfWord = new int[used.size()][];
    fieldsOfWord = new int[used.size()][];
    for (int word = 0; word < used.size(); word++) {
      objectsOfWord[word] = inWord(word, words, cellBits, kindBits);
      fieldsOfWord[word] = inWord(word, fieldWords, fieldBits, fieldBits);
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

  private static int[] inWord(int word, int[] wordOf, int[] bits, int[] otherBits) {
    List<Integer> slots = new ArrayList<>();
    for (int slot = 0; slot < wordOf.length; slot++) {
      if (wordOf[slot] == word && bits[slot] + otherBits[slot] > 0) {
        slots.add(slot);
      }
    }
    return slots.stream().mapToInt(Integer::intValue).toArray();
  }

  private void placePhases() {
    for (int system = 0; system < phaseWords.length; system++) {
      phaseBits[system] = bitsFor(table.programLength(system));
      phaseShifts[system] = slot(phaseBits[system]);
      phaseWords[system] = used.size() - 1;
    }
  }

  private void place(int object) {
    Reach reach = table.reach();
    moves[object] = reach.moves(object);
    nouns[object] = reach.nouns(object);
    int places = moves[object] ? table.cells() : 1;
    cellBits[object] = bitsFor(places + (reach.vanishes(object) ? 1 : 0));
    kindBits[object] = bitsFor(Math.max(1, Long.bitCount(nouns[object])));
    shifts[object] = slot(cellBits[object] + kindBits[object]);
    words[object] = used.size() - 1;
    for (int field = 0; field < table.fields().size(); field++) {
      DynamicField each = table.fields().get(field);
      int at = field * table.objects() + object;
      fieldBits[at] = reach.changes(each, object) ? bitsFor(each.values()) : 0;
      fieldShifts[at] = slot(fieldBits[at]);
      fieldWords[at] = used.size() - 1;
    }
  }

  /** Makes room in the last word, or in a new one; returns where in it. */
  private int slot(int bits) {
    int last = used.size() - 1;
    if (bits == 0) {
      return 0;
    }
    if (beginsGroup || used.get(last) + bits > Integer.SIZE) {
      beginsGroup = false;
      used.add(bits);
      return 0;
    }
    return used.set(last, used.get(last) + bits);
  }

  private static int bitsFor(int values) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(values - 1);
  }

  private static int mask(int bits) {
    return bits == Integer.SIZE ? -1 : (1 << bits) - 1;
  }

  LevelTable table() {
    return table;
  }

  /** Number of words. */
  int words() {
    return used.size();
  }

  /** The first word of a group; of {@link #GROUPS}, the number of words. */
  int groupStart(int group) {
    return groupStarts[group];
  }

  /** Bits used of a word, from the lowest. */
  int usedBits(int word) {
    return used.get(word);
  }

  /** Packs a whole board; marks are none. */
  int[] pack(Board board) {
    int[] state = new int[words()];
    for (int object = 0; object < words.length; object++) {
      state[words[object]] = withObject(state[words[object]], object, board);
    }
    for (int at = 0; at < fieldWords.length; at++) {
      state[fieldWords[at]] = withField(state[fieldWords[at]], at, board);
    }
    for (int system = 0; system < phaseWords.length; system++) {
      state[phaseWords[system]] = withPhase(state[phaseWords[system]], system, board);
    }
    return state;
  }

  int wordOfObject(int object) {
    return words[object];
  }

  /** The word of a field by field · objects + object. */
  int wordOfField(int at) {
    return fieldWords[at];
  }

  int wordOfPhase(int system) {
    return phaseWords[system];
  }

  /** A word with an object as it is on a board. */
  int withObject(int word, int object, Board board) {
    int value;
    int cell = board.cell(object);
    if (cell == NONE) {
      value = moves[object] ? table.cells() : 1;
    } else {
      value = moves[object] ? cell : 0;
      if (kindBits[object] > 0) {
        long smaller = nouns[object] & ((1L << board.kind(object)) - 1);
        value |= Long.bitCount(smaller) << cellBits[object];
      }
    }
    return put(word, shifts[object], cellBits[object] + kindBits[object], value);
  }

  /** A word with a field as it is on a board; 0 where its object is gone. */
  int withField(int word, int at, Board board) {
    int object = at % words.length;
    int value = board.isThere(object) ? board.field(at / words.length, object) : 0;
    return put(word, fieldShifts[at], fieldBits[at], value);
  }

  int withPhase(int word, int system, Board board) {
    return put(word, phaseShifts[system], phaseBits[system], board.phase(system));
  }

  private static int put(int word, int shift, int bits, int value) {
    return bits == 0 ? word : (word & ~(mask(bits) << shift)) | (value << shift);
  }

  private static int get(int word, int shift, int bits) {
    return bits == 0 ? 0 : (word >>> shift) & mask(bits);
  }

  /** Marks of a state, from its first word. */
  int marks(int firstWord) {
    return firstWord & mask(marks);
  }

  /** Sets marks in a state's first word. */
  int withMarks(int firstWord, int of) {
    return firstWord | of;
  }

  /**
   * Puts on a board what a word says.
   *
   * @return whether a word of the level moved, came or went
   */
  boolean unpack(int[] state, int word, Board board) {
    boolean wordMoved = false;
    for (int object : objectsOfWord[word]) {
      int cell = cellOf(state[word], object);
      int kind = kindOf(state[word], object, cell);
      if (board.cell(object) != cell || (cell != NONE && board.kind(object) != kind)) {
        wordMoved |= !table.words().isThing(kind);
        board.set(object, cell, kind);
      }
    }
    for (int at : fieldsOfWord[word]) {
      int value = get(state[word], fieldShifts[at], fieldBits[at]);
      board.restoreField(at / words.length, at % words.length, value);
    }
    for (int system = 0; system < phaseWords.length; system++) {
      if (phaseWords[system] == word) {
        board.restorePhase(system, get(state[word], phaseShifts[system], phaseBits[system]));
      }
    }
    return wordMoved;
  }

  private int cellOf(int word, int object) {
    int value = get(word, shifts[object], cellBits[object]);
    if (moves[object]) {
      return value == table.cells() ? NONE : value;
    }
    return value == 0 ? table.startCell(object) : NONE;
  }

  private int kindOf(int word, int object, int cell) {
    if (kindBits[object] == 0 || cell == NONE) {
      return table.startKind(object);
    }
    int index = get(word, shifts[object] + cellBits[object], kindBits[object]);
    long left = nouns[object];
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  /**
   * Checks that a packed state can be one of the level.
   *
   * @throws IllegalArgumentException if a number is none of its slot's values
   */
  void check(int[] state) {
    for (int object = 0; object < words.length; object++) {
      int word = state[words[object]];
      int cell = get(word, shifts[object], cellBits[object]);
      int kind = get(word, shifts[object] + cellBits[object], kindBits[object]);
      int places = (moves[object] ? table.cells() : 1) + (table.reach().vanishes(object) ? 1 : 0);
      boolean named = kind < Math.max(1, Long.bitCount(nouns[object]));
      if (cell >= places || !named) {
        throw new IllegalArgumentException(
            "The bytes are no state of this level: object %d cannot be so"
                .formatted(table.id(object)));
      }
    }
    for (int at = 0; at < fieldWords.length; at++) {
      int value = get(state[fieldWords[at]], fieldShifts[at], fieldBits[at]);
      if (value >= table.fields().get(at / words.length).values()) {
        throw new IllegalArgumentException("The bytes are no state of this level: a field");
      }
    }
    for (int system = 0; system < phaseWords.length; system++) {
      int phase = get(state[phaseWords[system]], phaseShifts[system], phaseBits[system]);
      if (phase >= table.programLength(system)) {
        throw new IllegalArgumentException("The bytes are no state of this level: a phase");
      }
    }
  }
}
