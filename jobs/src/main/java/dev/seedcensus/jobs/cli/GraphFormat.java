package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.rewrite.CanonicalGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Trace;
import java.util.Locale;

/** How one generated graph is printed. */
enum GraphFormat {
  JSON {
    @Override
    String print(Run run) {
      return GraphJson.graph(run);
    }
  },
  DOT {
    @Override
    String print(Run run) {
      return GraphDot.graph(run.graph());
    }
  },
  CANONICAL {
    @Override
    String print(Run run) {
      return run.canonical().text(run.graph());
    }
  },
  DIGEST {
    @Override
    String print(Run run) {
      return run.canonical().digest(run.graph()) + "\n";
    }
  },
  TRACE {
    @Override
    String print(Run run) {
      return GraphJson.trace(run);
    }
  };

  /**
   * A finished run.
   *
   * @param full whether canonical forms keep what only narrates or draws
   */
  record Run(Evolver evolver, long seed, HostGraph graph, Trace trace, boolean full) {

    CanonicalGraph canonical() {
      return full ? CanonicalGraph.full() : CanonicalGraph.structural();
    }
  }

  /** The printed text, with a line break at its end. */
  abstract String print(Run run);

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
