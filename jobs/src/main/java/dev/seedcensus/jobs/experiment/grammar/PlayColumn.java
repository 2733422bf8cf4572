package dev.seedcensus.jobs.experiment.grammar;

import static dev.seedcensus.jobs.experiment.ColumnValue.ofPart;
import static dev.seedcensus.jobs.experiment.ColumnValue.realOrNull;
import static dev.seedcensus.jobs.experiment.ColumnValue.truth;
import static dev.seedcensus.jobs.experiment.ColumnValue.whole;
import static dev.seedcensus.jobs.experiment.ColumnValue.wholeOrNull;

import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.jobs.experiment.ColumnValue;

/** The columns that tell what the finished graph is worth to someone who plays it. */
@SuppressWarnings("ImmutableEnumChecker") // Spark's types are immutable, though not marked so.
enum PlayColumn implements CensusColumn {
  PLACES(
      Effort.COUNT,
      "start, win, rooms, dead ends, potions and scenes [places]",
      whole(GraphMeasures::places)),

  KEYS(
      Effort.COUNT,
      "nodes that are keys or secrets and have a pairId [keys]",
      whole(GraphMeasures::keys)),

  NESTING_DEPTH(
      Effort.WALK,
      "rounds in which keys are picked up, each opening the way to the next [rounds]",
      whole(GraphMeasures::nestingDepth)),

  SIMPLE_DEPTH(
      Effort.WALK,
      "nesting depth as seen by a checker that takes visited and traversed gates for granted [rounds]",
      whole(GraphMeasures::nestingDepthIgnoringProgress)),

  STRANDED(
      Effort.WALK,
      "nodes that can be reached, are no endings and have no open way out [nodes]",
      whole(GraphMeasures::stranded)),

  UNOPENABLE(
      Effort.WALK,
      "pairs that a gate names and whose key cannot be had [pairs]",
      whole(GraphMeasures::unopenable)),

  DANGLING(
      Effort.COUNT,
      "edges whose gate names a pairId, nodeId or edgeId that nothing carries [edges]",
      whole(GraphMeasures::dangling)),

  DIAMETER(
      Effort.PAIRS,
      "largest undirected distance among what hangs together with the start [edges]",
      wholeOrNull(GraphMeasures::diameter)),

  LOCKS(
      Effort.PAIRS,
      "per pair that a gate names, by pairId: round in which its key is picked up, undirected"
          + " distance from key to lock, whether the key can be had",
      new ColumnValue<>(
          LockWriter.LOCKS, (m, row, at) -> LockWriter.writeLocks(m.locks(), row, at))),

  CHAIN(
      Effort.WALK,
      "pairIds picked up per round",
      new ColumnValue<>(
          LockWriter.CHAIN, (m, row, at) -> LockWriter.writeChain(m.chain(), row, at))),

  WINNABLE(Effort.WALK, "whether a win can be reached", truth(GraphMeasures::winnable)),

  SHORTEST_WIN(
      Effort.SEARCH,
      "fewest edges from start to win, gates honoured; null where there is no way or the search"
          + " gave up [edges]",
      wholeOrNull(GraphMeasures::shortestWin)),

  SEARCH_CAPPED(
      Effort.SEARCH,
      "whether the search for the shortest win gave up",
      truth(GraphMeasures::searchCapped)),

  ACYCLIC(Effort.WALK, "whether no directed way leads back", truth(GraphMeasures::acyclic)),

  ROUTE_DEPTH(
      Effort.WALK,
      "most locked edges on one directed way from the start; null unless acyclic [edges]",
      wholeOrNull(GraphMeasures::routeDepth)),

  WIN_SHARE(
      Effort.SEARCH,
      "routes that end in a win, over all routes; null unless acyclic [1]",
      realOrNull(GraphMeasures::winShare)),

  WIN_CHANCE(
      Effort.SEARCH,
      "probability of a win where every open edge is equally likely; null unless acyclic [1]",
      realOrNull(GraphMeasures::winChance)),

  SKINS(
      Effort.PAIRS,
      "per battle, puzzle and matching board: whether its edge had a gate, whether no route"
          + " bypasses it, whether a win needs it",
      new ColumnValue<>(SkinWriter.SKINS, (m, row, at) -> SkinWriter.write(m.skins(), row, at))),

  MINIGAME_NODES(
      Effort.COUNT,
      "nodes inside battles and puzzles [nodes]",
      whole(GraphMeasures::minigameNodes)),

  MINIGAME_EDGES(
      Effort.COUNT,
      "edges inside battles and puzzles [edges]",
      whole(GraphMeasures::minigameEdges));

  private final Effort effort;
  private final String comment;
  private final ColumnValue<GrammarRunner> value;

  PlayColumn(Effort effort, String comment, ColumnValue<GraphMeasures> value) {
    this.effort = effort;
    this.comment = comment;
    this.value = ofPart(GrammarRunner::measures, value);
  }

  @Override
  public String comment() {
    return comment;
  }

  @Override
  public Need need() {
    return Need.PLAY;
  }

  @Override
  public Effort effort() {
    return effort;
  }

  @Override
  public ColumnValue<GrammarRunner> value() {
    return value;
  }
}
