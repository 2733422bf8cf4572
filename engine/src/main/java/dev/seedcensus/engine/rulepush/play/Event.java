package dev.seedcensus.engine.rulepush.play;

/** Something that happened in a turn. Events come in the order of the turn's phases. */
public sealed interface Event {

  /** Why something moved. */
  enum Cause {
    /** The player moved it. */
    PLAYER,
    /** What the player moved pushed it. */
    PUSHED,
    /** An automaton or a mechanic moved it. */
    AUTOMATON,
    /** What an automaton moved pushed it. */
    PUSHED_BY_AUTOMATON
  }

  /**
   * An object moved by a cell.
   *
   * @param id the object's authored id
   * @param fromX column before
   * @param fromY row before
   */
  record Moved(int id, Cause cause, int fromX, int fromY, int toX, int toY) implements Event {}

  /** A thing turned into one of another noun. */
  record Transformed(int id, String from, String to) implements Event {}

  /** An object vanished. */
  record Vanished(int id, Removal why, int x, int y) implements Event {}

  /** A dynamic field changed. */
  record FieldChanged(int id, String field, int from, int to) implements Event {}

  /** A rule came into force. */
  record RuleMade(String rule) implements Event {}

  /** A rule is no longer in force. */
  record RuleBroken(String rule) implements Event {}

  /** The level is won. */
  record Won() implements Event {}
}
