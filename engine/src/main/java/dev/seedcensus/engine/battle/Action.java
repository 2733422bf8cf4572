package dev.seedcensus.engine.battle;

import java.util.Locale;

/** What a player can do when it is their turn. */
public enum Action {
  ATTACK,
  DEFEND,
  /** Leave, and come back to a monster that has recovered all its hit points. */
  RETREAT;

  /**
   * Moves, that is edges walked, that each action takes: out and back, or choice and consequence.
   */
  static final int MOVES = 2;

  boolean rolls() {
    return this != RETREAT;
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
