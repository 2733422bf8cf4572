package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Level;
import java.util.List;

/**
 * A mechanic beyond the common rules: movers, gates, crumbling floors. Stateless: all that it needs
 * to remember from one turn to the next lies in dynamic fields that it registers here, so that
 * undo, snapshots and searches know of it. Reaching for a field that was not registered fails.
 */
public interface Mechanic {

  /** Its name, for messages and events. */
  String name();

  /** The fields that it keeps per object. */
  default List<DynamicField> fields() {
    return List.of();
  }

  /**
   * This mechanic made ready to play one level on one thread. It may hold numbers that it looked up
   * and room to work in, but nothing that outlasts a turn.
   */
  default Mechanic in(LevelTable table) {
    return this;
  }

  /** Words that it understands as properties. */
  default List<String> properties() {
    return List.of();
  }

  /** Nouns that it may turn things into although no level has them. */
  default List<String> nouns() {
    return List.of();
  }

  /** Whether it can do anything in a level; if not, the level is played without it. */
  default boolean concerns(Level level) {
    return true;
  }

  /** Whether it acts in turns in which the player waits, so that waiting is of use. */
  default boolean isAutomaton() {
    return false;
  }

  /**
   * Whether all that it does to an object is to move it while it has one of the mechanic's
   * properties. Objects without a use for the properties then cost no memory in a search. Where it
   * does anything else, false.
   */
  default boolean onlyMovesItsOwn() {
    return false;
  }

  /**
   * Whether its part of the automata's phase is the same wherever an object lies that is neither
   * PUSH nor STOP and has none of the mechanic's properties. A search then plays that phase once
   * for all inputs that move nothing else. Of use only together with {@link #onlyMovesItsOwn}.
   */
  default boolean heedsObstaclesOnly() {
    return false;
  }

  /**
   * Whether an object keeps others out of its cell, beside STOP. Must not change the board. Not
   * asked of a mechanic that {@link #onlyMovesItsOwn}.
   */
  default boolean blocks(Board board, Rules rules, int object) {
    return false;
  }

  /** Its part of the automata's phase, after the systems. */
  default void act(Board board, Rules rules, Movement movement) {}

  /** Its part of the contacts, after the common ones. */
  default void settle(Board board, Rules rules) {}
}
