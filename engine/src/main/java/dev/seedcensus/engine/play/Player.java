package dev.seedcensus.engine.play;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.Facts;
import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.analysis.NodeType;
import dev.seedcensus.engine.random.RandomStream;
import java.util.Arrays;

/**
 * A player on the way: where, with how many hit points, knowing what; and what became of it so far.
 *
 * <p>Every edge walked is a move, also those that the dice take. A blow subtracts its damages, not
 * below 0; then a player without hit points is dead, else a monster without hit points is beaten
 * and the player gets past the battle, else the edge is followed. A monster has 1 again whenever a
 * player comes to a battle from outside. A potion is drunk as soon as a player who lacks hit points
 * enters it, once; hit points never exceed 1.
 */
final class Player {

  private final RandomStream dice;
  private PlayMap map;
  private GameGraph graph;
  private final Facts facts;
  private boolean[] drunk = {};
  private boolean[] tried = {};
  private int node;
  private int hp;
  private int monster;
  private boolean fighting;
  private Outcome outcome;

  private int moves;
  private int battles;
  private int battlesWon;
  private int rolls;
  private int retreats;
  private int potions;
  private int wrongAnswers;

  Player(RandomStream dice, GameGraph firstGraph) {
    this.dice = dice;
    this.facts = new Facts(firstGraph);
  }

  /** Begins a walk at the start, which must be there. */
  void begin(PlayMap on, int hitPoints) {
    map = on;
    graph = on.graph();
    graph.charge((long) graph.nodeCount() + graph.edgeCount());
    facts.clear(graph);
    if (drunk.length < graph.nodeCount()) {
      drunk = new boolean[graph.nodeCount()];
    }
    if (tried.length < graph.edgeCount()) {
      tried = new boolean[graph.edgeCount()];
    }
    Arrays.fill(drunk, 0, graph.nodeCount(), false);
    Arrays.fill(tried, 0, graph.edgeCount(), false);
    hp = hitPoints;
    monster = PlayMap.FULL;
    fighting = false;
    outcome = null;
    moves = 0;
    battles = 0;
    battlesWon = 0;
    rolls = 0;
    retreats = 0;
    potions = 0;
    wrongAnswers = 0;
    arrive(graph.start());
  }

  /** Walks an open edge; where it leads to dice, they are thrown. */
  void take(int edge) {
    PlayMap.Move move = map.move(edge);
    retreats += move == PlayMap.Move.RETREAT && fighting ? 1 : 0;
    if (move == PlayMap.Move.WRONG) {
      tried[edge] = true;
      wrongAnswers++;
    }
    walk(edge);
    while (outcome == null && map.isRoll(node)) {
      throwDice();
    }
  }

  private void throwDice() {
    int roll = node;
    graph.charge(graph.endOut(roll) - graph.firstOut(roll));
    int edge = map.thrown(roll, dice.next32() & 0xffffffffL);
    if (edge == NONE) {
      outcome = Outcome.STUCK;
      return;
    }
    battles += fighting ? 0 : 1;
    fighting = true;
    rolls++;
    hp = Math.max(0, hp - map.playerDamage(edge));
    monster = Math.max(0, monster - map.monsterDamage(edge));
    int taken = edge;
    if (hp == 0) {
      taken = map.death(roll) == NONE ? edge : map.death(roll);
      outcome = Outcome.DIED;
    } else if (monster == 0 && map.victory(roll) != NONE) {
      taken = map.victory(roll);
    }
    battlesWon += taken == map.victory(roll) && hp > 0 ? 1 : 0;
    walk(taken);
  }

  private void walk(int edge) {
    graph.charge(1);
    moves++;
    facts.walk(edge);
    boolean fromDice = map.isRoll(graph.source(edge));
    arrive(graph.target(edge));
    if (!fromDice && map.isEntrance(node)) {
      monster = PlayMap.FULL;
      fighting = false;
    }
  }

  private void arrive(int at) {
    node = at;
    facts.enter(at);
    if (map.healing(at) > 0 && hp < PlayMap.FULL && !drunk[at] && outcome == null) {
      drunk[at] = true;
      potions++;
      hp = Math.min(PlayMap.FULL, hp + map.healing(at));
    }
    NodeType type = graph.type(at);
    if (outcome == null && type.isEnding()) {
      outcome =
          switch (type) {
            case WIN -> Outcome.WON;
            case DEATH -> Outcome.DIED;
            default -> Outcome.LOST;
          };
    }
  }

  /** Ends the walk. */
  void end(Outcome how) {
    outcome = how;
  }

  /** How the walk ended, or null while it goes on. */
  Outcome outcome() {
    return outcome;
  }

  boolean isOpen(int edge) {
    return graph.isOpen(edge, facts);
  }

  Facts facts() {
    return facts;
  }

  PlayMap map() {
    return map;
  }

  GameGraph graph() {
    return graph;
  }

  int node() {
    return node;
  }

  int hp() {
    return hp;
  }

  /** Whether the player has given a wrong answer before. */
  boolean hasTried(int edge) {
    return tried[edge];
  }

  /** Whether a potion waits at a node. */
  boolean hasPotion(int at) {
    return map.healing(at) > 0 && !drunk[at];
  }

  /** A number from 0 to below a bound, each as likely as the others but for 2^-32. */
  int below(int bound) {
    return (int) (dice.draw() * bound);
  }

  int moves() {
    return moves;
  }

  int battles() {
    return battles;
  }

  int battlesWon() {
    return battlesWon;
  }

  int rolls() {
    return rolls;
  }

  int retreats() {
    return retreats;
  }

  int potions() {
    return potions;
  }

  int wrongAnswers() {
    return wrongAnswers;
  }
}
