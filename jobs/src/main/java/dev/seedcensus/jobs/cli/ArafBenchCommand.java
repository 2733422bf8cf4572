package dev.seedcensus.jobs.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.araf.ArafSolver;
import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.Reading;
import dev.seedcensus.engine.araf.TimeLimit;
import dev.seedcensus.jobs.Home;
import dev.seedcensus.jobs.StrictJson;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.sql.TextTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Times the solver by board size. Input: boards in JSON. Output: per size the time in a fresh
 * virtual machine and once warm, beside noqx with clingo. Exit code 1 if a board does not have
 * exactly one answer.
 */
@Command(
    name = "bench",
    description = {
      "Solves boards and proves each answer the only one; prints seconds per board by size, in a fresh",
      "virtual machine and once warm, beside noqx with clingo."
    })
final class ArafBenchCommand extends CensusCommand {

  private static final double NANOS = 1e9;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..1",
      description = "Boards in JSON (default: data/araf/boards.json of the project).")
  private Path file;

  @Option(
      names = "--repeat",
      paramLabel = "N",
      defaultValue = "5",
      description = "Warm passes over all boards (default: ${DEFAULT-VALUE}).")
  private int repeat;

  private record Size(int rows, int cols) {
    @Override
    public String toString() {
      return rows + "x" + cols;
    }
  }

  private static final class Times {
    private final List<Board> boards = new ArrayList<>();
    private double fresh;
    private double warm;
    private double slowest;
  }

  @Override
  int execute() {
    if (repeat < 1 || repeat > 1000) {
      throw new UserException("Option --repeat takes 1 to 1000, not '%d'.".formatted(repeat));
    }
    Path data = Home.folder().resolve("data").resolve("araf");
    JsonNode noqx =
        StrictJson.read(Options.read(data.resolve("noqx-times.json")), "noqx-times.json");
    Map<Size, Times> sizes = boards(file == null ? data.resolve("boards.json") : file);
    boolean allUnique = true;
    for (int pass = 0; pass <= repeat; pass++) {
      for (Times times : sizes.values()) {
        for (Board board : times.boards) {
          allUnique &= time(board, pass, times);
        }
      }
    }
    print(sizes, noqx);
    if (!allUnique) {
      out().println("At least one board does not have exactly one answer.");
    }
    return allUnique ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private Map<Size, Times> boards(Path from) {
    Map<Size, Times> sizes =
        new TreeMap<>(
            Comparator.comparing((Size s) -> s.rows() * s.cols()).thenComparing(Size::rows));
    for (Board board : ArafBoardList.read(from, err())) {
      Size size = new Size(board.rows(), board.cols());
      sizes.computeIfAbsent(size, key -> new Times()).boards.add(board);
    }
    return sizes;
  }

  private boolean time(Board board, int pass, Times times) {
    long start = System.nanoTime();
    boolean unique = new ArafSolver(Reading.NORMAL, TimeLimit.NONE).solve(board, 2).unique();
    double seconds = (System.nanoTime() - start) / NANOS;
    if (pass == 0) {
      times.fresh += seconds;
    } else {
      times.warm += seconds / repeat;
      times.slowest = Math.max(times.slowest, seconds);
    }
    return unique;
  }

  private void print(Map<Size, Times> sizes, JsonNode noqx) {
    List<String[]> lines = new ArrayList<>();
    lines.add(
        new String[] {
          "size",
          "boards",
          "fresh, mean s",
          "warm, mean s",
          "warm, slowest s",
          "noqx s",
          "noqx / warm"
        });
    sizes.forEach(
        (size, times) -> {
          int n = times.boards.size();
          JsonNode other = noqx.path(size.toString());
          lines.add(
              new String[] {
                size.toString(),
                Integer.toString(n),
                number(times.fresh / n, 4),
                number(times.warm / n, 4),
                number(times.slowest, 4),
                other.isNumber() ? other.asText() : "",
                other.isNumber() ? number(other.asDouble() / (times.warm / n), 1) : ""
              });
        });
    TextTable.print(lines, new boolean[] {false, true, true, true, true, true, true}, out());
  }

  private static String number(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }
}
