package dev.seedcensus.jobs.experiment.levels;

import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Mutation;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.search.Constraints;
import dev.seedcensus.engine.rulepush.search.SearchLimits;
import dev.seedcensus.engine.rulepush.search.Solution;
import dev.seedcensus.engine.rulepush.search.Solver;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Moves an object in the levels of seeds and searches them, as far as a column needs it. */
final class LevelsRunner implements SeedRunner {

  private static final String NO_MUTATION = "no mutation";

  private final List<Level> levels;
  private final int mutations;
  private final SearchLimits limits;
  private final List<LevelsColumn> columns;
  private final boolean moves;
  private final boolean searches;
  private Level level;
  private int mutation;

  /** Null for the level as authored, where there is no such mutation, and where none is needed. */
  private Mutation moved;

  private Solution solution;

  LevelsRunner(
      List<Level> levels,
      int mutations,
      SearchLimits limits,
      List<LevelsColumn> columns,
      boolean whole) {
    this.levels = levels;
    this.mutations = mutations;
    this.limits = limits;
    this.columns = columns;
    this.moves = whole || columns.stream().anyMatch(LevelsColumn::moves);
    this.searches = whole || columns.stream().anyMatch(LevelsColumn::searches);
  }

  @Override
  public void run(long seed) {
    solution = null;
    long index = seed / (mutations + 1);
    if (index >= levels.size()) {
      throw new SeedException(
          "seed %d: the last level's last mutation is seed %d"
              .formatted(seed, levels.size() * (mutations + 1L) - 1),
          null);
    }
    level = levels.get((int) index);
    mutation = (int) (seed % (mutations + 1));
    moved = moves && mutation > 0 ? Mutation.of(level, seed).orElse(null) : null;
    if (searches) {
      search(seed);
    }
  }

  private void search(long seed) {
    if (mutation > 0 && moved == null) {
      return;
    }
    try {
      Level played = mutation == 0 ? level : moved.level();
      solution = Solver.solve(new LevelTable(played, Mechanics.STANDARD), Constraints.NONE, limits);
    } catch (IllegalArgumentException e) {
      throw new SeedException("seed %d: %s".formatted(seed, e.getMessage()), e);
    }
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    columns.get(column).write(this, row, ordinal);
  }

  /** States expanded. */
  @Override
  public long steps() {
    return solution == null ? 0 : solution.expansions();
  }

  String level() {
    return level.id();
  }

  int mutation() {
    return mutation;
  }

  /** What was moved; null for the level as authored, and where there is no such mutation. */
  Mutation moved() {
    return moved;
  }

  /** How the search ended, or that there is no such mutation. */
  String result() {
    return solution == null ? NO_MUTATION : solution.result().toString();
  }

  /** What the search found; null where there is no such mutation. */
  Solution solution() {
    return solution;
  }
}
