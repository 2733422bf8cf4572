package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.bench.SearchBench;
import dev.seedcensus.jobs.bench.SearchBench.Measured;
import dev.seedcensus.jobs.experiment.levels.LevelFile;
import dev.seedcensus.jobs.sql.TextTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Measures searches on one thread. Input: a file of levels. Output: the solver beside the plain
 * search on the heaviest levels, and the solver alone on many more states. Needs no Spark.
 */
@Command(
    name = "bench",
    description = {
      "Measures how fast one thread searches and how much memory it keeps, after a warm-up: on the",
      "heaviest levels of a file the plain search (full snapshots, the engine for a player) beside the",
      "solver, over the same states; then the solver alone over many more.",
      "",
      "Seconds are the thread's own; MB is the heap that the search holds when it ends, which is its",
      "peak; the solver's bytes a state are those of its arrays. An expansion",
      "makes all successors of a state; successors are the turns tried that were accepted. The",
      "heaviest levels are those of which 100,000 expansions keep the most memory."
    },
    footer = {
      "",
      "Examples:",
      "  census levels bench data/rulepush/keke-levels.json",
      "  census levels bench data/rulepush/keke-levels.json --level 119,176 --expansions 4000000"
    })
final class LevelsBenchCommand extends CensusCommand {

  @Parameters(paramLabel = "FILE", description = "A file of levels.")
  private Path file;

  @Option(
      names = "--level",
      paramLabel = "ID",
      split = ",",
      description = "The levels, with commas between (default: the heaviest).")
  private List<String> ids = List.of();

  @Option(
      names = "--levels",
      paramLabel = "N",
      defaultValue = "6",
      description = "How many of the heaviest (default: ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--plain-expansions",
      paramLabel = "N",
      defaultValue = "20000",
      description = "States that both searches expand at most (default: ${DEFAULT-VALUE}).")
  private long plainExpansions;

  @Option(
      names = "--expansions",
      paramLabel = "N",
      defaultValue = "4000000",
      description = "States that the solver alone expands at most (default: ${DEFAULT-VALUE}).")
  private long expansions;

  @Override
  int execute() {
    List<Level> all = LevelFile.read(file);
    if (Math.min(plainExpansions, expansions) < 1
        || Math.max(plainExpansions, expansions) > SearchBench.MOST
        || count < 1) {
      throw new UserException(
          "Cannot measure so: numbers of levels and expansions lie from 1 to %d."
              .formatted(SearchBench.MOST));
    }
    List<LevelTable> levels =
        ids.isEmpty()
            ? SearchBench.heaviest(all, count)
            : ids.stream()
                .map(id -> new LevelTable(LevelFile.named(all, id, file), Mechanics.STANDARD))
                .toList();
    SearchBench.warmUp(levels);
    compare(levels);
    out().println();
    alone(levels);
    return ExitCode.OK;
  }

  private void compare(List<LevelTable> levels) {
    List<String[]> lines = new ArrayList<>();
    lines.add(
        new String[] {
          "level",
          "size",
          "objects",
          "expansions",
          "plain s",
          "solver s",
          "times",
          "plain successors/s",
          "solver successors/s",
          "plain MB",
          "solver MB",
          "plain bytes/state",
          "solver bytes/state"
        });
    for (LevelTable level : levels) {
      Measured plain = SearchBench.plain(level, plainExpansions);
      Measured solver = SearchBench.solver(level, plainExpansions);
      lines.add(
          new String[] {
            level.level().id(),
            size(level),
            Integer.toString(level.objects()),
            "%,d".formatted(solver.solution().expansions()),
            decimal(3, plain.seconds()),
            decimal(3, solver.seconds()),
            decimal(0, plain.seconds() / solver.seconds()),
            successorsPerSecond(plain),
            successorsPerSecond(solver),
            decimal(1, plain.megabytes()),
            decimal(1, solver.megabytes()),
            decimal(0, plain.megabytes() * 1e6 / plain.solution().visited()),
            decimal(1, solver.solution().bytesPerState())
          });
    }
    print(lines);
  }

  private void alone(List<LevelTable> levels) {
    List<String[]> lines = new ArrayList<>();
    lines.add(
        new String[] {
          "level",
          "size",
          "objects",
          "expansions",
          "states met",
          "seconds",
          "expansions/s",
          "successors/s",
          "MB",
          "bytes/state",
          "result"
        });
    for (LevelTable level : levels) {
      Measured solver = SearchBench.solver(level, expansions);
      lines.add(
          new String[] {
            level.level().id(),
            size(level),
            Integer.toString(level.objects()),
            "%,d".formatted(solver.solution().expansions()),
            "%,d".formatted(solver.solution().visited()),
            decimal(2, solver.seconds()),
            "%,.0f".formatted(solver.solution().expansions() / solver.seconds()),
            successorsPerSecond(solver),
            decimal(1, solver.megabytes()),
            decimal(1, solver.solution().bytesPerState()),
            solver.solution().result().toString()
          });
    }
    print(lines);
  }

  private void print(List<String[]> lines) {
    boolean[] right = new boolean[lines.get(0).length];
    for (int i = 2; i < right.length; i++) {
      right[i] = true;
    }
    TextTable.print(lines, right, out());
  }

  private static String successorsPerSecond(Measured search) {
    return "%,.0f".formatted(search.solution().generated() / search.seconds());
  }

  private static String size(LevelTable level) {
    return level.level().width() + "x" + level.level().height();
  }

  private static String decimal(int digits, double value) {
    return String.format(Locale.ROOT, "%." + digits + "f", value);
  }
}
