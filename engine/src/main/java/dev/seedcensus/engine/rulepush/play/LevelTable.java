package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Automaton;
import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What turns need to know of a level, worked out once: its objects, words and neighbours as
 * numbers. Objects are numbered in the order of their ids, cells row by row. Immutable, safe for
 * threads.
 */
public final class LevelTable {

  /** No object, cell or noun. */
  public static final int NONE = -1;

  private final Level level;
  private final List<Mechanic> mechanics;
  private final Vocabulary words;
  private final List<DynamicField> fields;
  private final int cells;
  private final int[] startKinds;
  private final int[] startCells;
  private final int[] startFields;
  private final int[][] neighbours;
  private final int[] systemNouns;
  private final byte[][] programs;
  private final boolean waits;
  private final Reach reach;

  /**
   * @throws IllegalArgumentException if the level has more than 64 nouns, or a dynamic field that
   *     no mechanic has registered
   */
  public LevelTable(Level level, Mechanics registered) {
    this.level = level;
    cells = level.cells();
    mechanics = registered.all().stream().filter(each -> each.concerns(level)).toList();
    words = new Vocabulary(level, mechanics);
    fields = mechanics.stream().flatMap(mechanic -> mechanic.fields().stream()).toList();
    startKinds = level.pieces().stream().mapToInt(words::kind).toArray();
    startCells =
        level.pieces().stream().mapToInt(piece -> piece.y() * level.width() + piece.x()).toArray();
    level.pieces().forEach(piece -> checkFields(piece, registered));
    startFields = valuesOfFields();
    neighbours =
        IntStream.range(0, Input.DIRECTIONS)
            .mapToObj(direction -> neighbours(Input.numbered(direction)))
            .toArray(int[][]::new);
    systemNouns = level.automata().stream().mapToInt(system -> words.noun(system.noun())).toArray();
    programs = level.automata().stream().map(LevelTable::directions).toArray(byte[][]::new);
    waits = programs.length > 0 || mechanics.stream().anyMatch(Mechanic::isAutomaton);
    reach = new Reach(this);
  }

  private static void checkFields(Piece piece, Mechanics registered) {
    for (String name : piece.fields().keySet()) {
      if (registered.all().stream()
          .flatMap(mechanic -> mechanic.fields().stream())
          .noneMatch(field -> field.name().equals(name))) {
        throw unregistered("Object %d has the dynamic field".formatted(piece.id()), name);
      }
    }
  }

  private static IllegalArgumentException unregistered(String what, String field) {
    return new IllegalArgumentException(
        "%s '%s', which no mechanic has registered: return new DynamicField(\"%s\", …) from Mechanic.fields()"
            .formatted(what, field, field));
  }

  private int[] valuesOfFields() {
    int[] values = new int[fields.size() * objects()];
    for (int field = 0; field < fields.size(); field++) {
      DynamicField each = fields.get(field);
      for (int object = 0; object < objects(); object++) {
        int value = level.pieces().get(object).fields().getOrDefault(each.name(), each.usual());
        if (value < 0 || value >= each.values()) {
          throw new IllegalArgumentException(
              "Object %d has %d as '%s': it lies from 0 to %d"
                  .formatted(id(object), value, each.name(), each.values() - 1));
        }
        values[field * objects() + object] = value;
      }
    }
    return values;
  }

  private int[] neighbours(Input direction) {
    int[] next = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      int x = cell % level.width() + direction.dx();
      int y = cell / level.width() + direction.dy();
      boolean inside = x >= 0 && y >= 0 && x < level.width() && y < level.height();
      next[cell] = inside ? y * level.width() + x : NONE;
    }
    return next;
  }

  /** A program's directions as numbers of {@link Input}. */
  private static byte[] directions(Automaton system) {
    List<Input> inputs = Input.route(system.program());
    byte[] directions = new byte[inputs.size()];
    for (int i = 0; i < directions.length; i++) {
      directions[i] = (byte) inputs.get(i).number();
    }
    return directions;
  }

  public Level level() {
    return level;
  }

  /** The nouns and words. */
  public Vocabulary words() {
    return words;
  }

  public int cells() {
    return cells;
  }

  /** Number of objects. */
  public int objects() {
    return startKinds.length;
  }

  /** The authored id of an object. */
  public int id(int object) {
    return level.pieces().get(object).id();
  }

  /** The object of an authored id, or {@link #NONE}. Takes O(log objects). */
  public int object(int id) {
    int low = 0;
    int high = objects() - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (id(middle) == id) {
        return middle;
      }
      if (id(middle) < id) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return NONE;
  }

  /** The registered fields of the mechanics that concern the level. */
  public List<DynamicField> fields() {
    return fields;
  }

  /**
   * The number of a registered field.
   *
   * @throws IllegalArgumentException if no mechanic has registered it
   */
  public int field(String name) {
    for (int field = 0; field < fields.size(); field++) {
      if (fields.get(field).name().equals(name)) {
        return field;
      }
    }
    throw unregistered("A mechanic uses the dynamic field", name);
  }

  /** What may ever become of the objects. */
  public Reach reach() {
    return reach;
  }

  /** Number of systems. */
  public int systems() {
    return programs.length;
  }

  /** Letters of a system's program. */
  public int programLength(int system) {
    return programs[system].length;
  }

  /** The direction of a system in a phase, as number of {@link Input}. */
  int direction(int system, int phase) {
    return programs[system][phase];
  }

  /** The noun of a system's members. */
  int systemNoun(int system) {
    return systemNouns[system];
  }

  /** Whether things of a noun are members of a system; false for a kind of words. */
  boolean isOfSystem(int kind) {
    for (int noun : systemNouns) {
      if (noun == kind) {
        return true;
      }
    }
    return false;
  }

  /** Whether the player may wait: whether there are automata. */
  public boolean waits() {
    return waits;
  }

  List<Mechanic> mechanics() {
    return mechanics;
  }

  /** The kind of an object at the start. */
  public int startKind(int object) {
    return startKinds[object];
  }

  /** The cell of an object at the start. */
  public int startCell(int object) {
    return startCells[object];
  }

  /** A field of an object at the start. */
  public int startField(int field, int object) {
    return startFields[field * objects() + object];
  }

  /** All fields at the start, by field · objects + object. */
  int[] startFields() {
    return startFields;
  }

  /** The next cell in a direction, or {@link #NONE} at the edge. */
  int next(int direction, int cell) {
    return neighbours[direction][cell];
  }

  /** Per cell the next one in a direction, or {@link #NONE} at the edge. Not to be changed. */
  int[] nextCells(int direction) {
    return neighbours[direction];
  }
}
