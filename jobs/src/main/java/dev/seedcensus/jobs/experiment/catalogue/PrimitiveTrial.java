package dev.seedcensus.jobs.experiment.catalogue;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.rewrite.CanonicalGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.StartGraph;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Applies one primitive to its small graph, seed after seed. For one thread. */
final class PrimitiveTrial {

  private static final Set<Need> ALL = EnumSet.allOf(Need.class);

  /**
   * A rule has a handful of sites in a small graph, so the same few graphs come again and again.
   */
  private static final int MOST_REMEMBERED = 1000;

  private final String primitive;
  private final StartGraph start;
  private final int[] limits;
  private final Evolver once;
  private final Evolver[] alone;
  private final OwnSites ownSites;
  private final GraphMeasures measures = new GraphMeasures();
  private final CanonicalGraph canonical = CanonicalGraph.full();
  private final Map<String, Entry.Once> known = new HashMap<>();
  private long steps;

  /**
   * @param programs the rule alone, by its limit; with 1 among them
   */
  PrimitiveTrial(LockPrimitive primitive, Map<Integer, Program> programs, int[] limits) {
    this.primitive = primitive.primitive();
    this.start = primitive.start();
    this.limits = limits;
    this.once = new Evolver(programs.get(1));
    this.alone = new Evolver[limits.length];
    for (int i = 0; i < limits.length; i++) {
      alone[i] = new Evolver(programs.get(limits[i]));
    }
    this.ownSites = new OwnSites(new Evolver(programs.get(1)));
  }

  /** What one application does. */
  Entry.Once once(long seed) {
    HostGraph graph = once.evolveFrom(start, seed, ALL, Observer.NOBODY);
    steps = once.iterations();
    if (known.size() > MOST_REMEMBERED) {
      known.clear();
    }
    return known.computeIfAbsent(canonical.text(graph), text -> compare(graph));
  }

  private Entry.Once compare(HostGraph graph) {
    GameGraph before = GameGraph.of(start);
    GameGraph after = GameGraph.of(graph);
    ownSites.look(OwnSites.names(before), after);
    Integer diameter = measures.of(start).diameter();
    measures.of(graph);
    return new Entry.Once(
        primitive,
        after.nodeCount() - before.nodeCount(),
        after.edgeCount() - before.edgeCount(),
        diameter,
        measures.diameter(),
        Recovery.of(after),
        measures.acyclic(),
        ownSites.feeds(),
        ownSites.nests());
  }

  /** What becomes of the graph under a limit, by its position in the list of limits. */
  Entry.Alone alone(int position, long seed) {
    HostGraph graph = alone[position].evolveFrom(start, seed, ALL, Observer.NOBODY);
    steps = alone[position].iterations();
    measures.of(graph);
    return new Entry.Alone(
        primitive,
        limits[position],
        alone[position].iterations(),
        graph.nodeCount(),
        graph.edgeCount(),
        measures.nestingDepth(),
        measures.routeDepth());
  }

  /** Rewrites of the last application. */
  long steps() {
    return steps;
  }
}
