package dev.seedcensus.jobs.report;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.rewrite.CanonicalGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.SeedException;
import java.util.Optional;

/** Generates graphs again and draws them. For one thread. */
final class Draughtsman {

  /** What has more does not fold into anything that can be drawn. */
  private static final int MOST_NODES = 10 * PlanLayout.MOST_BOXES;

  private final Evolver evolver;
  private final PlanLayout layout = new PlanLayout();

  Draughtsman(Program program) {
    this.evolver = new Evolver(program);
  }

  /**
   * Draws a candidate; empty if it failed, is too large, or hit a limit of time this time.
   *
   * @throws IllegalStateException if its graph is not the one that was recorded
   */
  Optional<Drawing> draw(Candidate candidate) {
    if (candidate.error() != null) {
      return Optional.empty();
    }
    HostGraph graph;
    try {
      graph = evolver.evolve(candidate.seed());
    } catch (SeedException e) { // A limit of time can be hit at one time and not at another.
      return Optional.empty();
    }
    String digest = CanonicalGraph.structural().digest(graph);
    if (candidate.digest() != null && !candidate.digest().equals(digest)) {
      throw new IllegalStateException(
          "Seed %d gives the graph %s, and the run tells of %s"
              .formatted(candidate.seed(), digest, candidate.digest()));
    }
    if (graph.nodeCount() > MOST_NODES) {
      return Optional.empty();
    }
    FloorPlan plan = FloorPlanner.plan(GameGraph.of(graph));
    return PlanLayout.isDrawable(plan) ? Optional.of(layout.draw(plan)) : Optional.empty();
  }
}
