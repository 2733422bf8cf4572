package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.rewrite.Need;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

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
      new Kind(LockWriter.LOCKS, (m, row, at) -> LockWriter.writeLocks(m.locks(), row, at))),

  CHAIN(
      Effort.WALK,
      "pairIds picked up per round",
      new Kind(LockWriter.CHAIN, (m, row, at) -> LockWriter.writeChain(m.chain(), row, at))),

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
      "routes that end in a win, over all routes; null unless acyclic",
      real(GraphMeasures::winShare)),

  WIN_CHANCE(
      Effort.SEARCH,
      "probability of a win where every open edge is equally likely; null unless acyclic",
      real(GraphMeasures::winChance)),

  SKINS(
      Effort.PAIRS,
      "per battle, puzzle and matching board: whether its edge had a gate, whether no route"
          + " bypasses it, whether a win needs it",
      new Kind(SkinWriter.SKINS, (m, row, at) -> SkinWriter.write(m.skins(), row, at))),

  MINIGAME_NODES(
      Effort.COUNT,
      "nodes inside battles and puzzles [nodes]",
      whole(GraphMeasures::minigameNodes)),

  MINIGAME_EDGES(
      Effort.COUNT,
      "edges inside battles and puzzles [edges]",
      whole(GraphMeasures::minigameEdges));

  /** Writes a measure into a cleared row. */
  private interface Writing {
    void write(GraphMeasures measures, UnsafeRowWriter row, int ordinal);
  }

  private record Kind(DataType type, Writing writing) {}

  private static Kind whole(ToIntFunction<GraphMeasures> measure) {
    return new Kind(DataTypes.IntegerType, (m, row, at) -> row.write(at, measure.applyAsInt(m)));
  }

  private static Kind truth(Predicate<GraphMeasures> measure) {
    return new Kind(DataTypes.BooleanType, (m, row, at) -> row.write(at, measure.test(m)));
  }

  private static Kind wholeOrNull(Function<GraphMeasures, Integer> measure) {
    return new Kind(
        DataTypes.IntegerType,
        (m, row, at) -> {
          Integer value = measure.apply(m);
          if (value == null) {
            row.setNullAt(at);
          } else {
            row.write(at, value.intValue());
          }
        });
  }

  private static Kind real(Function<GraphMeasures, Double> measure) {
    return new Kind(
        DataTypes.DoubleType,
        (m, row, at) -> {
          Double value = measure.apply(m);
          if (value == null) {
            row.setNullAt(at);
          } else {
            row.write(at, value.doubleValue());
          }
        });
  }

  private final Effort effort;
  private final String comment;
  private final Kind kind;

  PlayColumn(Effort effort, String comment, Kind kind) {
    this.effort = effort;
    this.comment = comment;
    this.kind = kind;
  }

  @Override
  public DataType type() {
    return kind.type();
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
  public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
    kind.writing().write(run.measures(), row, ordinal);
  }
}
