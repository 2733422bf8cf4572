package dev.seedcensus.engine.play;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.Facts;
import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.play.PlayMap.Move;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The largest probability with which a player who knows the map and all answers gets to a win, with
 * any number of moves.
 *
 * <p>A state is a region of {@link FreeMoves}, what the player knows, which potions are drunk, and
 * the hit points. The player may go where there is no way back, drink, or fight; a lost potion or
 * hit point is lost for ever, so that states lead to worse or better informed ones, and their
 * values are found from each other by recursion. Three facts keep it finite. Coming back to the
 * very same state never helps, since more hit points are never worse. A blow that changes no hit
 * points is struck again: it divides out. And who retreats with all the hit points of the start of
 * a battle has gained nothing, since a wounded monster is no harder to beat than a fresh one. A
 * state is settled early when its value is that of the easiest battle alone, which must be won at
 * least; gates of its stances count as open there, so that no fact found later makes it easier.
 *
 * <p>All stances of a battle must lead to the same two rolls. Sums are in doubles, so a chance is
 * exact but for rounding. The number of states may grow as 2 to the power of battles and potions;
 * after {@link #MOST_STATES} the chance is unknown. For one thread.
 */
public final class BestChance {

  /** States that are looked at before the answer is given up. */
  public static final int MOST_STATES = 2_000;

  private static final double ROUNDING = 1e-12;

  /**
   * What was found.
   *
   * @param chance the probability; null where it is unknown
   * @param unknown why it is unknown; null where it is known
   */
  public record Result(Double chance, String unknown) {}

  private static final class Unknown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unknown(String reason) {
      super(reason, null, false, false);
    }
  }

  /** Node, hit points, potions and facts, as the hash table compares them. */
  @SuppressWarnings("ArrayRecordComponent") // compared by its own equals
  private record State(long[] words) {
    @Override
    public boolean equals(Object other) {
      return other instanceof State that && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(words);
    }
  }

  /** What counts in a battle. */
  private enum Terms {
    /** What comes of it, by victory or retreat. */
    ALL,
    /** Victory, and nobody retreats. */
    VICTORY,
    /** Victory, with every stance open. */
    AT_BEST
  }

  /** What a player has, apart from the place. */
  @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
  private record Having(long[] facts, long[] drunk, int hp) {
    Having withHp(int other) {
      return new Having(facts, drunk, other);
    }
  }

  private final FreeMoves free = new FreeMoves();
  private final Map<State, Double> values = new HashMap<>();
  private final Map<State, Integer> open = new HashMap<>();
  private PlayMap map;
  private GameGraph graph;
  private Facts facts;
  private int states;

  /**
   * By entrance and hit points: the chance to win a battle for someone who needs nothing else and
   * to whom all stances are open, whatever is known.
   */
  private final Map<Long, Double> alone = new HashMap<>();

  /** The outermost open state that the value computed last has come back to. */
  private int cameBackTo;

  BestChance() {}

  Result of(PlayMap of, int hp) {
    map = of;
    graph = of.graph();
    facts = new Facts(graph);
    free.read(of);
    values.clear();
    alone.clear();
    open.clear();
    states = 0;
    if (graph.start() == NONE) {
      return new Result(0.0, null);
    }
    facts.enter(graph.start());
    long[] noPotions = new long[(graph.nodeCount() + 63) >> 6];
    try {
      double chance = value(graph.start(), new Having(facts.snapshot(), noPotions, hp));
      return new Result(chance, null);
    } catch (Unknown unknown) {
      return new Result(null, unknown.getMessage());
    }
  }

  private double value(int node, Having having) {
    facts.restore(having.facts());
    boolean[] found = free.explore(node, facts);
    cameBackTo = Integer.MAX_VALUE;
    if (found == null) {
      return 1;
    }
    boolean[] region = Arrays.copyOf(found, graph.nodeCount());
    Having explored = new Having(facts.snapshot(), having.drunk(), having.hp());
    State state = state(region, explored);
    Double known = values.get(state);
    if (known != null) {
      return known;
    }
    Integer depth = open.get(state);
    if (depth != null) {
      cameBackTo = depth;
      return 0;
    }
    if (++states > MOST_STATES) {
      throw new Unknown("more than %d states".formatted(MOST_STATES));
    }
    return solve(state, region, explored);
  }

  private double solve(State state, boolean[] region, Having having) {
    int depth = open.size();
    open.put(state, depth);
    Choice choice = new Choice(region, having);
    choice.fightForTheWin();
    choice.leave();
    choice.drink();
    choice.fight();
    open.remove(state);
    if (choice.cameBackTo >= depth) {
      // It depends on no state that is still open, so it is its value in all circumstances.
      values.put(state, choice.best);
      cameBackTo = Integer.MAX_VALUE;
    } else {
      cameBackTo = choice.cameBackTo;
    }
    return choice.best;
  }

  private static State state(boolean[] region, Having having) {
    int potions = having.drunk().length;
    long[] words = new long[1 + potions + having.facts().length];
    int first = 0;
    while (!region[first]) {
      first++;
    }
    words[0] = (long) first << 32 | having.hp();
    System.arraycopy(having.drunk(), 0, words, 1, potions);
    System.arraycopy(having.facts(), 0, words, 1 + potions, having.facts().length);
    return new State(words);
  }

  /** All that can be done in a region, and the best of it. */
  private final class Choice {

    private final boolean[] region;
    private final Having having;
    private final double bound;
    private double best;
    private int cameBackTo = Integer.MAX_VALUE;

    Choice(boolean[] region, Having having) {
      this.region = region;
      this.having = having;
      this.bound = bound();
    }

    /** No win is free here, so that one battle must be won, with no more than all hit points. */
    private double bound() {
      int hp = having.hp();
      double largest = 0;
      for (int node = 0; node < region.length; node++) {
        hp = map.healing(node) > 0 && !isDrunk(node) ? PlayMap.FULL : hp;
      }
      for (int node = 0; node < region.length; node++) {
        largest = Math.max(largest, map.isEntrance(node) ? alone(node, hp) : 0);
      }
      return largest;
    }

    /**
     * The chance to win a battle for someone who needs nothing else. Gates of stances are taken as
     * open, since whoever leaves may come back with what opens them.
     */
    private double alone(int entrance, int hp) {
      long key = (long) entrance << 32 | hp;
      Double known = alone.get(key);
      if (known == null) {
        known = new Fight(entrance, Terms.AT_BEST).value(hp, PlayMap.FULL);
        alone.put(key, known);
      }
      return known;
    }

    private boolean isDrunk(int node) {
      return (having.drunk()[node >> 6] & 1L << node) != 0;
    }

    /** Whether nothing can be better than the best so far. */
    private boolean isSettled() {
      return best >= bound - ROUNDING;
    }

    /** Fights battles after which a win is free: most of what is to be won is won so. */
    void fightForTheWin() {
      for (int node = 0; node < region.length && !isSettled(); node++) {
        if (region[node] && map.isEntrance(node)) {
          Fight fight = new Fight(node, Terms.ALL);
          if (fight.leadsToWin()) {
            consider(
                fight.hasAllStances()
                    ? alone(node, having.hp())
                    : new Fight(node, Terms.VICTORY).value(having.hp(), PlayMap.FULL));
          }
        }
      }
    }

    /** The value of being somewhere with something. */
    private double after(int node, Having then) {
      double value = value(node, then);
      cameBackTo = Math.min(cameBackTo, BestChance.this.cameBackTo);
      return value;
    }

    private void consider(double value) {
      best = Math.max(best, value);
    }

    /** What a player knows who walks an edge, and enters its end. */
    private long[] factsAfter(int edge) {
      facts.restore(having.facts());
      facts.walk(edge);
      facts.enter(graph.target(edge));
      return facts.snapshot();
    }

    /** Goes where there is no way back. */
    void leave() {
      for (int node = 0; node < region.length && !isSettled(); node++) {
        for (int edge = graph.firstOut(node); region[node] && edge < graph.endOut(node); edge++) {
          facts.restore(having.facts());
          if (!region[graph.target(edge)] && free.isFree(edge, facts)) {
            Having then = new Having(factsAfter(edge), having.drunk(), having.hp());
            consider(after(graph.target(edge), then));
          }
        }
      }
    }

    void drink() {
      for (int node = 0; node < region.length && !isSettled(); node++) {
        boolean there = map.healing(node) > 0 && !isDrunk(node);
        if (region[node] && there && having.hp() < PlayMap.FULL) {
          long[] drunk = having.drunk().clone();
          drunk[node >> 6] |= 1L << node;
          int hp = Math.min(PlayMap.FULL, having.hp() + map.healing(node));
          consider(after(node, new Having(having.facts(), drunk, hp)));
        }
      }
    }

    void fight() {
      for (int node = 0; node < region.length && !isSettled(); node++) {
        if (region[node] && map.isEntrance(node)) {
          Fight fight = new Fight(node, Terms.ALL);
          if (fight.isWorthIt()) {
            consider(fight.value(having.hp(), PlayMap.FULL));
          }
        }
      }
    }

    /** A battle, of which only the hit points of both sides matter. */
    private final class Fight {

      private final int entrance;
      private final Terms terms;
      private final int[] rolls;
      private final Map<Long, Double> known = new HashMap<>();

      Fight(int entrance, Terms terms) {
        this.entrance = entrance;
        this.terms = terms;
        facts.restore(having.facts());
        rolls = rolls(entrance);
        checkStances();
      }

      private void checkStances() {
        for (int roll : rolls) {
          for (int edge = graph.firstOut(roll); edge < graph.endOut(roll); edge++) {
            boolean goesOn = edge != map.victory(roll) && edge != map.death(roll);
            if (goesOn && !Arrays.equals(rollsOf(graph.target(edge)), rolls)) {
              throw new Unknown("a battle whose stances offer different rolls");
            }
          }
        }
      }

      /** Whether every victory is followed by a win without risk. */
      boolean leadsToWin() {
        for (int roll : rolls) {
          int edge = map.victory(roll);
          if (edge == NONE) {
            return false;
          }
          facts.restore(factsAfter(edge));
          if (free.explore(graph.target(edge), facts) != null) {
            return false;
          }
        }
        return rolls.length > 0;
      }

      private boolean isBlow(int edge) {
        return map.move(edge) == Move.ATTACK || map.move(edge) == Move.DEFEND;
      }

      private int[] rolls(int stance) {
        int[] found = new int[graph.endOut(stance) - graph.firstOut(stance)];
        int count = 0;
        for (int edge = graph.firstOut(stance); edge < graph.endOut(stance); edge++) {
          if (isBlow(edge) && (terms == Terms.AT_BEST || graph.isOpen(edge, facts))) {
            found[count++] = graph.target(edge);
          }
        }
        int[] sorted = Arrays.copyOf(found, count);
        Arrays.sort(sorted);
        return sorted;
      }

      /** Whether no stance of the entrance is closed by a gate. */
      boolean hasAllStances() {
        int stances = 0;
        for (int edge = graph.firstOut(entrance); edge < graph.endOut(entrance); edge++) {
          stances += isBlow(edge) ? 1 : 0;
        }
        return rolls.length == stances;
      }

      /** Whether victory leads to anything that the player does not have. */
      boolean isWorthIt() {
        for (int roll : rolls) {
          int edge = map.victory(roll);
          if (edge != NONE
              && !(region[graph.target(edge)] && Arrays.equals(factsAfter(edge), having.facts()))) {
            return true;
          }
        }
        return false;
      }

      private int[] rollsOf(int stance) {
        facts.restore(having.facts());
        return rolls(stance);
      }

      double value(int hp, int monster) {
        long key = (long) hp << 32 | monster;
        Double before = known.get(key);
        if (before != null) {
          return before;
        }
        double value =
            terms == Terms.ALL && hp < having.hp() && canRetreat()
                ? after(entrance, having.withHp(hp))
                : 0;
        for (int roll : rolls) {
          value = Math.max(value, blow(roll, hp, monster));
        }
        known.put(key, value);
        return value;
      }

      private boolean canRetreat() {
        facts.restore(having.facts());
        for (int edge = graph.firstOut(entrance); edge < graph.endOut(entrance); edge++) {
          if (map.move(edge) == Move.RETREAT && free.isFree(edge, facts)) {
            return true;
          }
        }
        return false;
      }

      /** Strikes, and strikes again as long as nothing comes of it. */
      private double blow(int roll, int hp, int monster) {
        double value = 0;
        double again = 0;
        graph.charge(graph.endOut(roll) - graph.firstOut(roll));
        for (int edge = graph.firstOut(roll); edge < graph.endOut(roll); edge++) {
          double chance = map.chance(edge);
          int player = Math.max(0, hp - map.playerDamage(edge));
          int other = Math.max(0, monster - map.monsterDamage(edge));
          boolean wins = edge == map.victory(roll) || (other == 0 && map.victory(roll) != NONE);
          if (chance > 0 && player > 0) {
            if (wins) {
              value += chance * afterVictory(map.victory(roll), player);
            } else if (edge != map.death(roll)) {
              boolean same = player == hp && other == monster;
              again += same ? chance : 0;
              value += same ? 0 : chance * value(player, other);
            }
          }
        }
        return again < 1 ? value / (1 - again) : 0;
      }

      private double afterVictory(int edge, int hp) {
        if (terms != Terms.ALL) {
          return 1;
        }
        return after(graph.target(edge), new Having(factsAfter(edge), having.drunk(), hp));
      }
    }
  }
}
