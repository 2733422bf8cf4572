package dev.seedcensus.engine.play;

/** How a walk ends. */
enum Outcome {
  /** On a win. */
  WON,
  /** Without hit points, or on a death. */
  DIED,
  /** On another ending: a loss, or a wrong verdict. */
  LOST,
  /** Where no edge is open, or where the player sees nothing left to do. */
  STUCK,
  /** When it took more moves than allowed. */
  CAPPED
}
