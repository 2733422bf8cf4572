package dev.seedcensus.engine.araf;

import java.util.Locale;

/** What it takes to solve a board, from the least to the most. */
public enum Rung {
  /** The screen of pairs and the catalogue of rooms, nothing else. */
  PAIR,
  /** A cell, a given or a pair that leaves one choice. */
  CELL,
  /** A room is assumed, and refuted by {@link #CELL} or by the count of open cells. */
  RATION,
  /** Several rooms have to be assumed on top of each other. */
  SEARCH;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
