package dev.seedcensus.engine.matching;

/** A way to strike possibilities from a grid. */
interface Rule {

  /** Applies it once; tells whether that changed anything. */
  boolean apply(Grid grid);
}
