package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;

/**
 * Searches a shortest route, breadth first. The queue is the list of visited states itself, with an
 * index of the next to be expanded; of each state are kept its packed form, its parent and the
 * input that led there. A route is put together at the end.
 *
 * <p>Takes time linear in the states expanded, and about 20 to 40 bytes per state visited.
 */
public final class Solver {

  private static final Input[] DIRECTIONS = {Input.UP, Input.DOWN, Input.LEFT, Input.RIGHT};
  private static final int NOT_YET = -1;

  private final LevelTable table;
  private final Watch watch;
  private final SearchTransition transition;
  private final VisitedStates visited;
  private final Input[] inputs;
  private long expansions;
  private long generated;
  private Input winning;

  private Solver(LevelTable table, Constraints constraints) {
    this.table = table;
    watch = new Watch(constraints, table);
    transition = new SearchTransition(table, watch);
    visited = transition.visited();
    inputs = table.waits() ? Input.values() : DIRECTIONS;
  }

  /**
   * Searches a level.
   *
   * @throws IllegalArgumentException if a rule of the constraints cannot be one of the level's
   */
  public static Solution solve(LevelTable table, Constraints constraints, SearchLimits limits) {
    return solve(table, constraints, limits, () -> {});
  }

  /**
   * Searches a level in as much memory as it takes.
   *
   * @param cap the most states to expand, as in {@link SearchLimits}
   */
  public static Solution solve(LevelTable table, Constraints constraints, long cap) {
    return solve(table, constraints, SearchLimits.ofExpansions(cap));
  }

  /**
   * Searches a level.
   *
   * @param held called at the end, before the states met are dropped, for whoever measures memory
   */
  public static Solution solve(
      LevelTable table, Constraints constraints, SearchLimits limits, Runnable held) {
    Solver solver = new Solver(table, constraints);
    try {
      Solution solution = solver.solve(limits);
      held.run();
      return solution;
    } finally {
      Reference.reachabilityFence(solver);
    }
  }

  private Solution solve(SearchLimits limits) {
    if (!transition.startIsAllowed()) {
      return solution(Solution.Result.EXHAUSTED);
    }
    if (transition.startIsWon()) {
      boolean formed = transition.marks() == watch.allMarks();
      return solution(formed ? Solution.Result.ALREADY_WON : Solution.Result.EXHAUSTED);
    }
    visited.limit(limits.bytes());
    int last = search(limits.expansions());
    visited.flush();
    if (last != NOT_YET) {
      List<Input> route = new ArrayList<>(visited.route(last));
      route.add(winning);
      return solution(Solution.Result.SOLVED, null, List.copyOf(route));
    }
    if (visited.isFull()) {
      return solution(Solution.Result.LIMIT, Solution.Limit.MEMORY, List.of());
    }
    return expansions == visited.size()
        ? solution(Solution.Result.EXHAUSTED)
        : solution(Solution.Result.LIMIT, Solution.Limit.EXPANSIONS, List.of());
  }

  /** Expands states; returns the one from which {@code winning} wins, if there is one. */
  private int search(long most) {
    int head = 0;
    while (expansions < most && !visited.isFull()) {
      if (head == visited.size()) {
        visited.flush();
        if (head == visited.size()) {
          break; // All are expanded, or there was no room for more.
        }
      }
      transition.load(head);
      expansions++;
      for (Input input : inputs) {
        if (transition.play(input)) {
          generated++;
          if (transition.isAllowed()) {
            if (transition.turn().won()) {
              if (transition.wins()) {
                winning = input;
                return head;
              }
            } else {
              transition.meet(head, input);
            }
          }
          transition.undo();
        }
      }
      head++;
    }
    return NOT_YET;
  }

  private Solution solution(Solution.Result result) {
    return solution(result, null, List.of());
  }

  private Solution solution(Solution.Result result, Solution.Limit limit, List<Input> route) {
    boolean found = result == Solution.Result.SOLVED || result == Solution.Result.ALREADY_WON;
    Game.Replay replay = new Game(table).replay(route);
    return new Solution(
        result,
        limit,
        route,
        found && replay.bypass(),
        found && replay.handsOff(),
        expansions,
        generated,
        visited.size(),
        visited.bytes());
  }
}
