package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import java.util.EnumSet;

/** Runs a grammar on the chain of seven nodes. */
final class OnChain {

  private OnChain() {}

  static HostGraph evolve(Evolver evolver, long seed) {
    return evolver.evolveFrom(
        SevenNodeChain.graph(), seed, EnumSet.allOf(Need.class), Observer.NOBODY);
  }
}
