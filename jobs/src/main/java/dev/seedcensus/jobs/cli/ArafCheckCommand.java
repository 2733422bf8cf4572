package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.Partition;
import dev.seedcensus.engine.araf.Reading;
import dev.seedcensus.engine.araf.Rules;
import dev.seedcensus.jobs.UserException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Checks a partition of a board. Input: both in plain text. Output: that it is an answer, or the
 * first fault and exit code 1.
 */
@Command(
    name = "check",
    description =
        "Tells whether a partition is an answer of a board, and if not, what is wrong with which room.",
    footer = {
      "",
      "A partition is a line per row with a name for the room of each cell, separated by blanks or",
      "single characters, as on a board."
    })
final class ArafCheckCommand extends CensusCommand {

  @Parameters(
      index = "0",
      paramLabel = "BOARD",
      description = "The board; a dash for standard input.")
  private String board;

  @Parameters(
      index = "1",
      paramLabel = "PARTITION",
      description = "The partition; a dash for standard input.")
  private String partition;

  @Override
  int execute() {
    if (board.equals("-") && partition.equals("-")) {
      throw new UserException(
          "Only one of board and partition can come from standard input: name a file for the other.");
    }
    Board read = ArafFiles.board(board);
    Partition cut = ArafFiles.partition(partition);
    Optional<String> fault = Rules.fault(read, cut, Reading.NORMAL);
    out().println(fault.map(reason -> "No answer: " + reason + ".").orElse("An answer."));
    return fault.isPresent() ? ExitCode.DOES_NOT_HOLD : ExitCode.OK;
  }
}
