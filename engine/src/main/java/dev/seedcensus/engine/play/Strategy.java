package dev.seedcensus.engine.play;

/** Decides where a player goes. For one thread; may remember what belongs to a walk. */
interface Strategy {

  /** A walk begins. */
  void begin(Player player);

  /**
   * The open edge to take next, or {@link dev.seedcensus.engine.analysis.GameGraph#NONE} to give
   * up. Not asked where the dice decide or the walk is over.
   */
  int choose(Player player);
}
