package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.StartGraph;
import java.util.List;
import java.util.Optional;

/**
 * All that is measured on a finished graph. A measure is computed when it is first asked for, and
 * what several measures need is computed once.
 *
 * <p>One instance serves one graph after the other, in the same memory; its answers are about the
 * graph that it was last told of, which must not change before the last question. It belongs to one
 * thread.
 *
 * <pre>{@code
 * GraphMeasures measures = new GraphMeasures();
 * for (long seed = 1; seed <= 100; seed++) {
 *   measures.of(evolver.evolve(seed));
 *   System.out.println(seed + " " + measures.nestingDepth() + " " + measures.chain());
 * }
 * }</pre>
 */
public final class GraphMeasures {

  private final GameGraph graph = new GameGraph();
  private final GraphReader reader = new GraphReader(graph);
  private final Counts counts = new Counts();
  private final Closure closure = new Closure();
  private final Closure simpleClosure = Closure.ignoringProgress();
  private final Soundness soundness = new Soundness(graph);
  private final UndirectedView undirected = new UndirectedView();
  private final Diameter diameter = new Diameter();
  private final Locks locks = new Locks();
  private final Skins skins = new Skins();
  private final ShortestWin shortestWin = new ShortestWin();
  private final TopologicalOrder order = new TopologicalOrder();
  private final RouteDepth routeDepth = new RouteDepth();
  private final Routes routes = new Routes();

  private final long mostWork;
  private HostGraph host;
  private boolean isRead;
  private boolean hasCounts;
  private boolean hasClosure;
  private boolean hasView;
  private boolean hasOrder;
  private ShortestWin.Result win;
  private Optional<Routes.Result> ends;

  /** Measures within the default limits. */
  public GraphMeasures() {
    this(Limits.defaults());
  }

  /**
   * Measures within limits, of which {@link Limit#WORK} counts here: as much as a run may take, all
   * measures of its graph may take once more. A measure that would take more fails with a {@link
   * dev.seedcensus.engine.rewrite.SeedException}, on every machine or on none.
   */
  public GraphMeasures(Limits limits) {
    this.mostWork = limits.of(Limit.WORK);
  }

  /**
   * Turns to another graph; gives itself. Nothing of the graph is read before a measure is asked
   * for.
   */
  public GraphMeasures of(HostGraph of) {
    forget();
    host = of;
    return this;
  }

  /** Turns to a graph that no run has made; gives itself. */
  public GraphMeasures of(StartGraph of) {
    forget();
    reader.read(of);
    isRead = true;
    return this;
  }

  private void forget() {
    graph.allow(mostWork);
    isRead = false;
    hasCounts = false;
    hasClosure = false;
    hasView = false;
    hasOrder = false;
    win = null;
    ends = null;
  }

  // ---- counts

  /** Nodes that a player would call places: start, win, rooms, dead ends, potions and scenes. */
  public int places() {
    return counts().places();
  }

  /** Nodes of type {@code key} or {@code secret} with a {@code pairId}. */
  public int keys() {
    return counts().keys();
  }

  /** Nodes of type {@code suspect}. */
  public int suspects() {
    return counts().suspects();
  }

  /** Battles, by their one {@code death} node each, and puzzles, by their {@code puzzle_intro}. */
  public int minigames() {
    return counts().minigames();
  }

  /** Nodes inside battles and puzzles: choice, random, death, puzzle_intro, distractor. */
  public int minigameNodes() {
    return counts().minigameNodes();
  }

  /** Edges inside battles and puzzles: choice, consequence, retreat. */
  public int minigameEdges() {
    return counts().minigameEdges();
  }

  // ---- locks and soundness

  /** Rounds of the {@link Closure} that picked up a key. */
  public int nestingDepth() {
    return closure().depth();
  }

  /**
   * The nesting depth that a checker finds which takes {@code visited} and {@code traversed} gates
   * for granted.
   */
  public int nestingDepthIgnoringProgress() {
    return simpleClosure.compute(graph()).depth();
  }

  /** The pairIds picked up per round of the {@link Closure}, each round sorted by code unit. */
  public List<List<String>> chain() {
    return closure().chain();
  }

  /** One entry per pair that a gate names, sorted by pairId in order of code units. */
  public List<Lock> locks() {
    return locks.of(graph(), closure(), undirected());
  }

  /** Nodes, no endings, that the closure reaches and finds no open way out of. */
  public int stranded() {
    return soundness.stranded(closure());
  }

  /** Pairs that a gate names and whose key the closure does not pick up. */
  public int unopenable() {
    return locks.unopenable(graph(), closure());
  }

  /** Edges whose gate names a pairId, nodeId or edgeId that nothing carries. */
  public int dangling() {
    graph();
    return soundness.dangling();
  }

  /** Edges whose gate is malformed; see {@link Gate}. */
  public int malformed() {
    graph();
    return soundness.malformedGates().size();
  }

  /** All flaws of the graph, by name. */
  public Soundness.Report flaws() {
    return soundness.report(closure());
  }

  /** Whether the closure reaches a win. */
  public boolean winnable() {
    return closure().winnable();
  }

  /**
   * The fewest edges from start to a win; null where there is no way, or {@link #searchCapped}
   * holds.
   */
  public Integer shortestWin() {
    return win().length();
  }

  /** Whether the search for the shortest win gave up. */
  public boolean searchCapped() {
    return win().capped();
  }

  /** The battles, puzzles and matching boards, in the order of their first nodes' ids. */
  public List<Skin> skins() {
    return skins.of(graph(), closure());
  }

  // ---- shape

  /**
   * The largest undirected distance within the component of the start; null where there is no
   * start.
   */
  public Integer diameter() {
    return diameter.of(undirected());
  }

  /** Whether no directed path leads back to where it began, gates ignored. */
  public boolean acyclic() {
    return order().isAcyclic();
  }

  /**
   * The most locked edges on one directed path from the start, gates ignored; null unless acyclic.
   */
  public Integer routeDepth() {
    return order().isAcyclic() ? routeDepth.of(graph(), order()) : null;
  }

  /**
   * Routes that end in a win over all routes; null unless acyclic, or where {@link Routes} gave up
   * or there is no start.
   */
  public Double winShare() {
    return ends().map(Routes.Result::winShare).orElse(null);
  }

  /**
   * Probability of a win when every open edge is equally likely; null where {@link #winShare} is.
   */
  public Double winChance() {
    return ends().map(Routes.Result::winChance).orElse(null);
  }

  // ---- what measures share

  /** The graph as a game, valid until another graph comes. */
  public GameGraph graph() {
    if (!isRead) {
      if (host == null) {
        throw new IllegalStateException(
            "Nothing can be measured before a graph is given; call of(graph) first");
      }
      reader.read(host);
      isRead = true;
    }
    return graph;
  }

  private Counts counts() {
    if (!hasCounts) {
      counts.read(graph());
      hasCounts = true;
    }
    return counts;
  }

  private Closure closure() {
    if (!hasClosure) {
      closure.compute(graph());
      hasClosure = true;
    }
    return closure;
  }

  private UndirectedView undirected() {
    if (!hasView) {
      undirected.read(graph());
      hasView = true;
    }
    return undirected;
  }

  private TopologicalOrder order() {
    if (!hasOrder) {
      order.read(graph());
      hasOrder = true;
    }
    return order;
  }

  ShortestWin.Result win() {
    if (win == null) {
      win = shortestWin.search(graph(), closure());
    }
    return win;
  }

  private Optional<Routes.Result> ends() {
    if (ends == null) {
      ends = order().isAcyclic() ? routes.count(graph(), order()) : Optional.empty();
    }
    return ends;
  }
}
