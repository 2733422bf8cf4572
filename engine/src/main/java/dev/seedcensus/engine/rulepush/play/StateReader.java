package dev.seedcensus.engine.rulepush.play;

import java.util.Map;

/** Puts a state on a board of its level, and says what does not belong there. */
public final class StateReader {

  private final LevelTable table;

  public StateReader(LevelTable table) {
    this.table = table;
  }

  /**
   * Puts a state on a board; the board's rules and journal stay as they are. What is on the board
   * if it fails is not defined.
   *
   * @throws IllegalArgumentException if the state is none of the level: an object too many, missing
   *     or twice, outside the board, of a noun that the level does not know, with a dynamic field
   *     that no mechanic has registered, or where or what it can never be in the level
   */
  public void read(State state, Board board) {
    boolean[] seen = new boolean[table.objects()];
    for (State.Item item : state.objects()) {
      int object = table.object(item.id());
      if (object == LevelTable.NONE || seen[object]) {
        throw new IllegalArgumentException(
            "Object %d is not of this level, or there twice".formatted(item.id()));
      }
      seen[object] = true;
      place(item, object, board);
    }
    for (int object = 0; object < seen.length; object++) {
      if (!seen[object]) {
        throw new IllegalArgumentException(
            "The state says nothing of object %d: it must name every object of the level"
                .formatted(table.id(object)));
      }
    }
    for (int system = 0; system < table.systems(); system++) {
      board.restorePhase(system, phase(state, system));
    }
    checkPossible(board);
  }

  /**
   * Refuses what can never come about in the level, for which boards and packed states are not
   * made.
   */
  private void checkPossible(Board board) {
    Reach reach = table.reach();
    for (int object = 0; object < table.objects(); object++) {
      boolean there = board.isThere(object);
      boolean placed =
          there
              ? reach.moves(object) || board.cell(object) == table.startCell(object)
              : reach.vanishes(object);
      long nouns = there ? reach.nouns(object) : 0;
      if (!placed || (nouns != 0 && ((nouns >> board.kind(object)) & 1) == 0)) {
        throw new IllegalArgumentException(
            "Object %d can never be so in this level".formatted(table.id(object)));
      }
      for (int field = 0; field < table.fields().size(); field++) {
        DynamicField each = table.fields().get(field);
        boolean changed = board.field(field, object) != table.startField(field, object);
        if (there && changed && !reach.changes(each, object)) {
          throw new IllegalArgumentException(
              "The dynamic field '%s' of object %d can never change in this level"
                  .formatted(each.name(), table.id(object)));
        }
      }
    }
  }

  private void place(State.Item item, int object, Board board) {
    if (!item.there()) {
      board.set(object, LevelTable.NONE, table.startKind(object));
      return;
    }
    int width = table.level().width();
    if (item.x() < 0 || item.y() < 0 || item.x() >= width || item.y() >= table.level().height()) {
      throw new IllegalArgumentException("Object %d lies outside the board".formatted(item.id()));
    }
    board.set(object, item.y() * width + item.x(), kind(item, object));
    for (Map.Entry<String, Integer> value : item.fields().entrySet()) {
      int field = table.field(value.getKey());
      if (value.getValue() < 0 || value.getValue() >= table.fields().get(field).values()) {
        throw new IllegalArgumentException(
            "Object %d has %d as '%s': it lies from 0 to %d"
                .formatted(
                    item.id(),
                    value.getValue(),
                    value.getKey(),
                    table.fields().get(field).values() - 1));
      }
      board.restoreField(field, object, value.getValue());
    }
  }

  private int kind(State.Item item, int object) {
    int start = table.startKind(object);
    if (!table.words().isThing(start)) {
      if (!item.text().equals(table.words().text(start))) {
        throw new IllegalArgumentException(
            "Object %d is the word %s, not %s: words do not change"
                .formatted(item.id(), table.words().text(start), item.text()));
      }
      return start;
    }
    int noun = table.words().noun(item.text());
    if (noun == LevelTable.NONE) {
      throw new IllegalArgumentException(
          "Object %d is %s, a noun that the level does not know: return it from Mechanic.nouns() of the mechanic that makes it"
              .formatted(item.id(), item.text()));
    }
    return noun;
  }

  private int phase(State state, int system) {
    int id = table.level().automata().get(system).id();
    int phase = state.phases().getOrDefault(id, LevelTable.NONE);
    if (phase < 0 || phase >= table.programLength(system)) {
      throw new IllegalArgumentException(
          "The state has no phase of automaton %d from 0 to %d"
              .formatted(id, table.programLength(system) - 1));
    }
    return phase;
  }
}
