package dev.seedcensus.engine.play;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.analysis.NodeType;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.Arrays;

/**
 * A graph as players meet it: what each edge means to them, the odds of its dice, its potions.
 *
 * <p>Hit points are counted in whole millionths, so that tenths add up exactly. A <em>roll</em> is
 * a node of type {@code random}; the edges out of it are thrown for by {@code weight}, relative to
 * the sum of the weights. Labels are read once, in O(n + m); one map serves one graph after the
 * other.
 */
final class PlayMap {

  /** All hit points that a player or a monster can have. */
  static final int FULL = 1_000_000;

  /** What an edge means to a player. */
  enum Move {
    /** It is walked. */
    WAY,
    /** It begins a blow. */
    ATTACK,
    /** It begins a blow with less risk. */
    DEFEND,
    /** It leaves a battle. */
    RETREAT,
    /** It is the right answer. */
    RIGHT,
    /** It is a wrong answer. */
    WRONG,
    /** The dice take it. */
    DICE
  }

  private static final double DRAWS = 0x1p32;

  private GameGraph graph;
  private Move[] moves = {};
  private long[] drawsBelow = {};
  private int[] playerDamage = {};
  private int[] monsterDamage = {};
  private int[] healing = {};
  private int[] victories = {};
  private int[] deaths = {};
  private boolean[] entrances = {};
  private int battles;
  private int potions;

  /** Turns to a graph. */
  void read(GameGraph of) {
    graph = of;
    if (healing.length < of.nodeCount()) {
      healing = new int[of.nodeCount()];
      victories = new int[of.nodeCount()];
      deaths = new int[of.nodeCount()];
      entrances = new boolean[of.nodeCount()];
    }
    if (moves.length < of.edgeCount()) {
      moves = new Move[of.edgeCount()];
      drawsBelow = new long[of.edgeCount()];
      playerDamage = new int[of.edgeCount()];
      monsterDamage = new int[of.edgeCount()];
    }
    battles = 0;
    potions = 0;
    Arrays.fill(victories, 0, of.nodeCount(), NONE);
    Arrays.fill(deaths, 0, of.nodeCount(), NONE);
    for (int node = 0; node < of.nodeCount(); node++) {
      readNode(node);
    }
  }

  private void readNode(int node) {
    NodeType type = graph.type(node);
    Value label = graph.nodeLabel(node);
    healing[node] = type == NodeType.POTION ? units(label.get("healValue")) : 0;
    potions += healing[node] > 0 ? 1 : 0;
    entrances[node] = type == NodeType.CHOICE && is(label.get("state"), "normal");
    battles += entrances[node] ? 1 : 0;
    for (int edge = graph.firstOut(node); edge < graph.endOut(node); edge++) {
      moves[edge] = move(type, edge);
    }
    if (type == NodeType.RANDOM) {
      readDice(node);
    }
  }

  private Move move(NodeType from, int edge) {
    Value label = graph.edgeLabel(edge);
    NodeType to = graph.type(graph.target(edge));
    if (from == NodeType.RANDOM) {
      return Move.DICE;
    }
    if (to == NodeType.RANDOM) {
      boolean defends = is(graph.nodeLabel(graph.target(edge)).get("flavor"), "defend");
      return defends ? Move.DEFEND : Move.ATTACK;
    }
    if (is(label.get("type"), "retreat")) {
      return Move.RETREAT;
    }
    if (label.get("correct").isUndefined() || !is(label.get("type"), "choice")) {
      return Move.WAY;
    }
    return label.get("correct").truthy() ? Move.RIGHT : Move.WRONG;
  }

  private void readDice(int roll) {
    double total = 0;
    for (int edge = graph.firstOut(roll); edge < graph.endOut(roll); edge++) {
      total += weight(edge);
    }
    double sum = 0;
    for (int edge = graph.firstOut(roll); edge < graph.endOut(roll); edge++) {
      Value label = graph.edgeLabel(edge);
      sum += weight(edge);
      drawsBelow[edge] = total > 0 ? Math.round(sum / total * DRAWS) : 0;
      playerDamage[edge] = units(label.get("playerDamage"));
      monsterDamage[edge] = units(label.get("monsterDamage"));
      NodeType to = graph.type(graph.target(edge));
      if (to == NodeType.DEATH) {
        deaths[roll] = edge;
      } else if (to != NodeType.CHOICE && to != NodeType.RANDOM) {
        victories[roll] = edge;
      }
    }
  }

  private double weight(int edge) {
    return graph.edgeLabel(edge).get("weight") instanceof Num weight
        ? Math.max(0, weight.value())
        : 0;
  }

  private static int units(Value value) {
    return value instanceof Num number
        ? (int) Math.round(Math.max(0, Math.min(1, number.value())) * FULL)
        : 0;
  }

  private static boolean is(Value value, String text) {
    return value instanceof Text found && found.value().equals(text);
  }

  GameGraph graph() {
    return graph;
  }

  Move move(int edge) {
    return moves[edge];
  }

  boolean isRoll(int node) {
    return graph.type(node) == NodeType.RANDOM;
  }

  /** Whether a battle begins at a node. */
  boolean isEntrance(int node) {
    return entrances[node];
  }

  /**
   * The edge that a draw of 32 bits takes from a roll; {@link GameGraph#NONE} if it has no odds.
   */
  int thrown(int roll, long draw) {
    for (int edge = graph.firstOut(roll); edge < graph.endOut(roll); edge++) {
      if (draw < drawsBelow[edge]) {
        return edge;
      }
    }
    return NONE;
  }

  /** The chance that the dice take an edge out of a roll. */
  double chance(int edge) {
    int before = edge - 1;
    boolean first = before < graph.firstOut(graph.source(edge));
    return (drawsBelow[edge] - (first ? 0 : drawsBelow[before])) / DRAWS;
  }

  int playerDamage(int edge) {
    return playerDamage[edge];
  }

  int monsterDamage(int edge) {
    return monsterDamage[edge];
  }

  /** The edge out of a roll that leads past the battle, or {@link GameGraph#NONE}. */
  int victory(int roll) {
    return victories[roll];
  }

  /** The edge out of a roll that leads to death, or {@link GameGraph#NONE}. */
  int death(int roll) {
    return deaths[roll];
  }

  /** Hit points that a node's potion gives, 0 where there is none. */
  int healing(int node) {
    return healing[node];
  }

  /** Battles of the graph. */
  int battles() {
    return battles;
  }

  int potions() {
    return potions;
  }
}
