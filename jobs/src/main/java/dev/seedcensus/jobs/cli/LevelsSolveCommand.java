package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.search.Constraints;
import dev.seedcensus.engine.rulepush.search.SearchLimits;
import dev.seedcensus.engine.rulepush.search.Solution;
import dev.seedcensus.engine.rulepush.search.Solver;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.TaskMemory;
import dev.seedcensus.jobs.experiment.levels.LevelFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Searches shortest routes. Input: a file of levels. Output: per level how the search ended and the
 * route; of a single level also its board and rules. Needs no Spark.
 */
@Command(
    name = "solve",
    description = {
      "Searches a shortest route, breadth first: already won, solved, exhausted (there is none) or",
      "limit (it gave up, which says nothing). With --replay it plays a route instead and tells what",
      "happens.",
      "",
      "A file holds levels as JSON in their own form or Keke's, a drawing, or a map of numbers. Of a",
      "single level the board is drawn. Exit code 1 if that has no route, or none was found, or the",
      "route played does not win."
    },
    footer = {
      "",
      "Examples:",
      "  census levels solve data/rulepush/keke-levels.json --cap 20000",
      "  census levels solve data/rulepush/keke-levels.json --level 49 --find bypass",
      "  census levels solve data/rulepush/golden.json --level baba_is_you --forbid \"ROCK IS PUSH\"",
      "  census levels solve data/rulepush/golden.json --level baba_is_you --replay RRRRRRRR"
    })
final class LevelsSolveCommand extends CensusCommand {

  @Parameters(paramLabel = "FILE", description = "A file of levels.")
  private Path file;

  @Option(names = "--level", paramLabel = "ID", description = "The level (default: all).")
  private String id;

  @Option(
      names = "--cap",
      paramLabel = "N",
      defaultValue = "1000000",
      description = "The most states to expand per level (default: ${DEFAULT-VALUE}).")
  private long cap;

  @Option(
      names = "--memory",
      paramLabel = "MIB",
      description =
          "The most memory for the states of a search, in MiB (default: half of Java's heap).")
  private Long memory;

  @Option(
      names = "--replay",
      paramLabel = "ROUTE",
      description = "Plays these inputs: U D L R, and . for a wait.")
  private String route;

  @Option(
      names = "--forbid",
      paramLabel = "RULE",
      description = "A rule that may hold at no moment of a route; may be repeated.")
  private List<String> forbidden = List.of();

  @Option(
      names = "--must-form",
      paramLabel = "RULE",
      description = "A rule that must hold at some moment of a route; may be repeated.")
  private List<String> mustForm = List.of();

  @Option(
      names = "--find",
      paramLabel = "WHAT",
      description =
          "bypass: routes on which the player pushes no word; hands-off: on which no word moves.")
  private String find;

  @Override
  int execute() {
    List<Level> levels = LevelFile.read(file);
    if (id != null) {
      levels = List.of(LevelFile.named(levels, id, file));
    }
    if (route != null) {
      return replay(levels);
    }
    SearchLimits limits = limits();
    Constraints constraints = use("--must-form", this::constraints);
    List<Solution> solutions = new ArrayList<>();
    List<LevelTable> tables =
        levels.stream().map(level -> new LevelTable(level, Mechanics.STANDARD)).toList();
    // Whatever can be wrong with rules shows before the first search.
    tables.forEach(
        table ->
            use(
                "level '%s'".formatted(table.level().id()),
                () -> Solver.solve(table, constraints, SearchLimits.ofExpansions(1))));
    tables.forEach(table -> solutions.add(Solver.solve(table, constraints, limits)));
    LevelsReport report = new LevelsReport(out());
    if (levels.size() > 1) {
      report.table(levels, solutions);
      return ExitCode.OK;
    }
    report.solved(tables.get(0), solutions.get(0));
    return solutions.get(0).isFound() ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private SearchLimits limits() {
    if (cap < 1 || cap > SearchLimits.MOST_EXPANSIONS) {
      throw new UserException(
          "Option --cap takes 1 to %d expansions, not %d."
              .formatted(SearchLimits.MOST_EXPANSIONS, cap));
    }
    if (memory != null && (memory < 1 || memory > TaskMemory.MOST_MEBIBYTES)) {
      throw new UserException(
          "Option --memory takes 1 to %d MiB, not %d."
              .formatted(TaskMemory.MOST_MEBIBYTES, memory));
    }
    return new SearchLimits(cap, memory == null ? TaskMemory.bytes() : memory << 20);
  }

  private int replay(List<Level> levels) {
    if (!forbidden.isEmpty() || !mustForm.isEmpty() || find != null) {
      throw new UserException(
          "--replay plays a route as it is: leave out --forbid, --must-form and --find, which are for"
              + " searching one.");
    }
    if (levels.size() > 1) {
      throw new UserException(
          "%s has %d levels: say with --level which one the route is for."
              .formatted(file, levels.size()));
    }
    List<Input> inputs = use("--replay", () -> Input.route(route));
    LevelTable table = new LevelTable(levels.get(0), Mechanics.STANDARD);
    return new LevelsReport(out()).replay(table, inputs) ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private Constraints constraints() {
    return new Constraints(forbidden, mustForm, wanted());
  }

  private Constraints.Find wanted() {
    if (find == null) {
      return Constraints.Find.ANY;
    }
    return switch (find) {
      case "bypass" -> Constraints.Find.BYPASS;
      case "hands-off" -> Constraints.Find.HANDS_OFF;
      default ->
          throw UserException.unknown(
              "--find cannot find '%s'".formatted(find), find, List.of("bypass", "hands-off"));
    };
  }

  private static <T> T use(String place, Supplier<T> making) {
    try {
      return making.get();
    } catch (IllegalArgumentException e) {
      throw UserException.at(place, e);
    }
  }
}
