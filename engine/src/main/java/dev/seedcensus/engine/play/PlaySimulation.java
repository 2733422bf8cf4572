package dev.seedcensus.engine.play;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.random.RandomStream;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.Map;

/**
 * Sends players through graphs, one graph after the other.
 *
 * <p>The walks of a policy draw from one random stream, whose seed is a one-to-one mixture of the
 * graph's seed and the policy. So they do not depend on which other policies walk, nor on what was
 * walked before, and have nothing to do with the stream that generated the graph.
 *
 * <p>A walk of greedy or cautious players takes O(n + m) per goal, and allocates nothing. Walks and
 * the search for the best chance are work of the graph's, like its analyses: where they take more
 * than it is allowed, a {@link dev.seedcensus.engine.rewrite.SeedException} ends them. For one
 * thread.
 */
public final class PlaySimulation {

  /** Decimals of hit points that are kept. */
  private static final int DECIMALS = 6;

  private final int walks;
  private final int mostMoves;
  private final int hitPoints;
  private final PlayMap map = new PlayMap();
  private final BestChance best = new BestChance();
  private final RandomStream dice = new RandomStream();
  private final Map<PlayPolicy, Strategy> strategies = new EnumMap<>(PlayPolicy.class);
  private GameGraph graph;
  private Player player;

  /**
   * @param walks walks per policy and graph, at least 1
   * @param mostMoves moves after which a walk is broken off, at least 1
   * @param hitPoints with which players start, in (0, 1], with at most six decimals
   * @throws IllegalArgumentException if a number is out of range
   */
  public PlaySimulation(int walks, int mostMoves, BigDecimal hitPoints) {
    if (walks < 1 || mostMoves < 1) {
      throw new IllegalArgumentException(
          "Cannot walk %d times with at most %d moves: there must be at least 1 of each"
              .formatted(walks, mostMoves));
    }
    this.walks = walks;
    this.mostMoves = mostMoves;
    this.hitPoints = units(hitPoints);
  }

  private static int units(BigDecimal hitPoints) {
    boolean fits = hitPoints.stripTrailingZeros().scale() <= DECIMALS;
    if (!fits || hitPoints.signum() <= 0 || hitPoints.compareTo(BigDecimal.ONE) > 0) {
      throw new IllegalArgumentException(
          "Cannot start with %s hit points: they must lie in (0, 1] and have at most %d decimals"
              .formatted(hitPoints.toPlainString(), DECIMALS));
    }
    return hitPoints.movePointRight(DECIMALS).intValueExact();
  }

  /** Turns to a graph; gives itself. */
  public PlaySimulation of(GameGraph of) {
    graph = of;
    map.read(of);
    return this;
  }

  /** Battles of the graph. */
  public int battles() {
    return map.battles();
  }

  /** The largest probability of a win. */
  public BestChance.Result best() {
    return best.of(map, hitPoints);
  }

  /**
   * Walks.
   *
   * @param seed the graph's seed, in [0, 2^32)
   * @param policy one that is walked
   */
  public PlayTally walk(long seed, PlayPolicy policy) {
    Strategy strategy = strategies.computeIfAbsent(policy, PlayPolicy::strategy);
    if (player == null) {
      player = new Player(dice, graph);
    }
    dice.seed(mixed(seed, policy));
    Sums sums = new Sums();
    for (int walk = 0; walk < walks; walk++) {
      walk(strategy);
      sums.add(player);
    }
    return sums.tally(walks);
  }

  private void walk(Strategy strategy) {
    player.begin(map, hitPoints);
    strategy.begin(player);
    while (player.outcome() == null) {
      int edge = player.moves() < mostMoves ? strategy.choose(player) : NONE;
      if (edge == NONE) {
        player.end(player.moves() < mostMoves ? Outcome.STUCK : Outcome.CAPPED);
      } else {
        player.take(edge);
      }
    }
  }

  /** The finalizer of MurmurHash3, which maps 32 bits one to one, after a step per policy. */
  private static long mixed(long seed, PlayPolicy policy) {
    int word = (int) seed + 0x9E3779B9 * policy.stream();
    word = (word ^ (word >>> 16)) * 0x85EBCA6B;
    word = (word ^ (word >>> 13)) * 0xC2B2AE35;
    return (word ^ (word >>> 16)) & 0xffffffffL;
  }

  /** Adds walks up. */
  private static final class Sums {
    private int wins;
    private int deaths;
    private int losses;
    private int stuck;
    private int capped;
    private long moves;
    private long squares;
    private long battles;
    private long battlesWon;
    private long rolls;
    private long retreats;
    private long potions;
    private long wrongAnswers;
    private long hpLeft;

    void add(Player player) {
      switch (player.outcome()) {
        case WON -> wins++;
        case DIED -> deaths++;
        case LOST -> losses++;
        case STUCK -> stuck++;
        case CAPPED -> capped++;
      }
      moves += player.moves();
      squares += (long) player.moves() * player.moves();
      battles += player.battles();
      battlesWon += player.battlesWon();
      rolls += player.rolls();
      retreats += player.retreats();
      potions += player.potions();
      wrongAnswers += player.wrongAnswers();
      hpLeft += player.outcome() == Outcome.WON ? player.hp() : 0;
    }

    PlayTally tally(int walks) {
      return new PlayTally(
          walks,
          wins,
          deaths,
          losses,
          stuck,
          capped,
          moves,
          squares,
          battles,
          battlesWon,
          rolls,
          retreats,
          potions,
          wrongAnswers,
          (double) hpLeft / PlayMap.FULL);
    }
  }
}
