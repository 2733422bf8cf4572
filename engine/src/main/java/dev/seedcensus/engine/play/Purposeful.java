package dev.seedcensus.engine.play;

import static dev.seedcensus.engine.analysis.GameGraph.NONE;

import dev.seedcensus.engine.analysis.GameGraph;
import dev.seedcensus.engine.play.PlayMap.Move;

/**
 * Knows the map, but neither the dice nor the answers, and goes by the ways of a {@link
 * RouteFinder}; {@link PlayPolicy} says what the two kinds of such players do.
 */
final class Purposeful implements Strategy {

  /** The most hit points with which a cautious player defends: a blow may take as many. */
  private static final int FEW = PlayMap.FULL / 5;

  private final boolean cautious;
  private final RouteFinder finder = new RouteFinder();

  /** Edges still to take, last first. */
  private int[] route = {};

  private int left;
  private boolean fighting;

  Purposeful(boolean cautious) {
    this.cautious = cautious;
  }

  @Override
  public void begin(Player player) {
    left = 0;
    fighting = false;
  }

  @Override
  public int choose(Player player) {
    if (fighting) {
      int blow = blow(player);
      if (blow != NONE) {
        return blow;
      }
      fighting = false;
    }
    boolean follows = left > 0 && player.graph().source(route[left - 1]) == player.node();
    if (!(follows && player.isOpen(route[left - 1])) && !findRoute(player)) {
      return NONE;
    }
    int edge = route[--left];
    return switch (player.map().move(edge)) {
      case ATTACK -> {
        fighting = true;
        yield blow(player);
      }
      case RIGHT -> answer(player);
      default -> edge;
    };
  }

  private boolean findRoute(Player player) {
    finder.search(player, cautious);
    int goal = goal(player);
    if (goal == NONE) {
      return false;
    }
    follow(goal);
    return true;
  }

  private void follow(int goal) {
    route = finder.routeTo(goal);
    left = finder.routeLength();
  }

  private int goal(Player player) {
    boolean thirsty = cautious && player.hp() < PlayMap.FULL && finder.potion() != NONE;
    if (finder.win() != NONE) {
      return finder.win();
    }
    if (thirsty && (finder.battles() == 0 || finder.news() == NONE)) {
      return finder.potion();
    }
    return finder.news();
  }

  /** What to do in a battle; none where the player stands in none. */
  private int blow(Player player) {
    int attack = first(player, Move.ATTACK);
    if (attack == NONE || !cautious) {
      return attack;
    }
    if (2 * player.hp() <= PlayMap.FULL && findPotion(player)) {
      fighting = false;
      return route[--left];
    }
    int defend = player.hp() <= FEW ? first(player, Move.DEFEND) : NONE;
    return defend == NONE ? attack : defend;
  }

  /** Takes the way to a potion to which none but open edges lead, if there is one. */
  private boolean findPotion(Player player) {
    if (player.map().potions() == player.potions()) {
      return false;
    }
    finder.search(player, true);
    boolean found = finder.potion() != NONE && finder.battles() == 0 && finder.win() == NONE;
    if (found) {
      follow(finder.potion());
    }
    return found;
  }

  private static int first(Player player, Move move) {
    GameGraph graph = player.graph();
    for (int edge = graph.firstOut(player.node()); edge < graph.endOut(player.node()); edge++) {
      if (player.map().move(edge) == move && player.isOpen(edge)) {
        return edge;
      }
    }
    return NONE;
  }

  /** An answer that was not tried, each as likely as the others. */
  private static int answer(Player player) {
    GameGraph graph = player.graph();
    int chosen = NONE;
    int untried = 0;
    for (int edge = graph.firstOut(player.node()); edge < graph.endOut(player.node()); edge++) {
      Move move = player.map().move(edge);
      boolean answers = move == Move.RIGHT || move == Move.WRONG;
      if (answers && player.isOpen(edge) && !player.hasTried(edge)) {
        untried++;
        // The last of k stays with chance 1/k, so all are equally likely.
        chosen = player.below(untried) == 0 ? edge : chosen;
      }
    }
    return chosen;
  }
}
