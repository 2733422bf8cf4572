package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.araf.ArafSolver;
import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.Grading;
import dev.seedcensus.engine.araf.Reading;
import dev.seedcensus.engine.araf.TimeLimit;
import dev.seedcensus.engine.araf.Verdict;
import dev.seedcensus.jobs.UserException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Solves a board. Input: a board in plain text. Output: its rooms as a drawing, the rung that
 * sufficed, and whether the answer is the only one. Exit code 1 unless there is exactly one.
 */
@Command(
    name = "solve",
    description = {
      "Solves a board: draws its rooms, names the rung that suffices, and tells whether the answer is",
      "the only one. Exit code 1 if there is none, a second one, or time ran out."
    },
    footer = {
      "",
      "A board is a line per row: numbers separated by blanks, dots for cells without one; or single",
      "characters without blanks. Example:",
      "  printf '1.49\\n.1..\\n9321\\n' | census araf solve -"
    })
final class ArafSolveCommand extends CensusCommand {

  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(1_000_000);
  private static final Duration GRADING = Duration.ofSeconds(20);

  @Parameters(paramLabel = "FILE|-", description = "The board; a dash for standard input.")
  private String file;

  @Option(
      names = "--time-limit",
      paramLabel = "SECONDS",
      description = "Gives up after this time (default: never).")
  private BigDecimal seconds;

  @Option(
      names = "--reading",
      paramLabel = "normal|inclusive|diagonal",
      defaultValue = "normal",
      description =
          "How the rules are read: an area may equal a number, or rooms may hold together through"
              + " corners (default: ${DEFAULT-VALUE}).")
  private Reading reading;

  @Override
  int execute() {
    TimeLimit limit = limit();
    Board board = ArafFiles.board(file);
    Verdict verdict = new ArafSolver(reading, limit).solve(board, 2);
    if (!verdict.answers().isEmpty()) {
      out().print(RoomDrawing.of(board, verdict.answers().get(0)));
    }
    out().println(sentence(verdict));
    if (verdict.unique()) {
      out().println(rung(board, limit));
    }
    return verdict.unique() ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private TimeLimit limit() {
    if (seconds == null) {
      return TimeLimit.NONE;
    }
    if (seconds.signum() <= 0 || seconds.compareTo(MOST_SECONDS) > 0) {
      throw new UserException(
          "Option --time-limit takes seconds above 0, up to %s, not '%s'."
              .formatted(MOST_SECONDS.toPlainString(), seconds));
    }
    return TimeLimit.of(Duration.ofNanos(seconds.movePointRight(9).longValue()));
  }

  private String sentence(Verdict verdict) {
    if (verdict.gaveUp()) {
      return "Gave up after %s s: %s."
          .formatted(
              seconds.stripTrailingZeros().toPlainString(),
              verdict.answers().isEmpty()
                  ? "whether there is an answer is not known"
                  : "whether this is the only answer is not known");
    }
    if (verdict.none()) {
      return "There is no answer.";
    }
    return verdict.unique()
        ? "This is the only answer."
        : "This is not the only answer: there is a second one.";
  }

  /** Many rooms make the answer quick to find and still slow to grade. */
  private String rung(Board board, TimeLimit limit) {
    Optional<Grading> grading =
        Grading.of(board, reading, seconds == null ? TimeLimit.of(GRADING) : limit);
    return grading
        .map(
            graded ->
                "The rung %s suffices, of %,d candidate rooms."
                    .formatted(graded.rung().toString().toLowerCase(Locale.ROOT), graded.rooms()))
        .orElse(
            "Solved without listing rooms, of which there are too many: how far the rungs below"
                + " search come is not known.");
  }
}
