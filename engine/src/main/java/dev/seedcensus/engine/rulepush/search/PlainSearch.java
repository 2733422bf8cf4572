package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.State;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The search as one writes it first: the engine for a player as transition, a full snapshot per
 * state, a set of snapshots. It finds what {@link Solver} finds, state for state; kept to compare
 * with.
 */
public final class PlainSearch {

  private record Node(State state, int marks, int parent, Input input) {}

  private record Key(State state, int marks) {}

  private final LevelTable table;
  private final Watch watch;
  private final Game game;
  private final List<Node> nodes = new ArrayList<>();
  private final Set<Key> seen = new HashSet<>();
  private long generated;

  private PlainSearch(LevelTable table, Constraints constraints) {
    this.table = table;
    watch = new Watch(constraints, table);
    game = new Game(table);
  }

  /**
   * Searches a level; the solution's {@code bytes} is 0.
   *
   * @param cap the most states to expand
   * @param held told of what is kept, before it is dropped
   */
  public static Solution solve(LevelTable table, Constraints constraints, long cap, Runnable held) {
    PlainSearch search = new PlainSearch(table, constraints);
    try {
      Solution solution = search.solve(cap);
      held.run();
      return solution;
    } finally {
      Reference.reachabilityFence(search);
    }
  }

  private Solution solve(long cap) {
    int marks = watch.marks(0, game.lastTurn());
    boolean allowed = watch.allows(game.lastTurn());
    add(new Node(game.state(), marks, -1, Input.WAIT));
    if (!allowed) {
      return solution(Solution.Result.EXHAUSTED, List.of(), 0);
    }
    if (game.won()) {
      boolean formed = marks == watch.allMarks();
      return solution(
          formed ? Solution.Result.ALREADY_WON : Solution.Result.EXHAUSTED, List.of(), 0);
    }
    int head = 0;
    while (head < nodes.size() && head < cap) {
      Node node = nodes.get(head);
      game.restore(node.state());
      for (Input input : Input.values()) {
        Node next = next(node, head, input);
        if (next != null && game.won()) {
          if (next.marks() == watch.allMarks()) {
            return solution(Solution.Result.SOLVED, route(next), head + 1);
          }
        } else if (next != null) {
          add(next);
        }
        if (game.turns() > 0) {
          game.undo();
        }
      }
      head++;
    }
    boolean all = head == nodes.size();
    return solution(all ? Solution.Result.EXHAUSTED : Solution.Result.LIMIT, List.of(), head);
  }

  private Node next(Node node, int number, Input input) {
    if (!game.play(input).accepted()) {
      return null;
    }
    generated++;
    return watch.allows(game.lastTurn())
        ? new Node(game.state(), watch.marks(node.marks(), game.lastTurn()), number, input)
        : null;
  }

  private void add(Node node) {
    if (seen.add(new Key(node.state(), node.marks()))) {
      nodes.add(node);
    }
  }

  private List<Input> route(Node last) {
    List<Input> route = new ArrayList<>();
    for (Node node = last; node.parent() >= 0; node = nodes.get(node.parent())) {
      route.add(0, node.input());
    }
    return route;
  }

  private Solution solution(Solution.Result result, List<Input> route, long expansions) {
    boolean found = result == Solution.Result.SOLVED || result == Solution.Result.ALREADY_WON;
    Game.Replay replay = new Game(table).replay(route);
    return new Solution(
        result,
        result == Solution.Result.LIMIT ? Solution.Limit.EXPANSIONS : null,
        route,
        found && replay.bypass(),
        found && replay.handsOff(),
        expansions,
        generated,
        nodes.size(),
        0);
  }
}
