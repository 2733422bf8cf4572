package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.BoardException;
import dev.seedcensus.engine.araf.Partition;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.experiment.Options;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;

/** Boards and partitions in plain text, from a file or standard input. */
final class ArafFiles {

  private static final String STANDARD_INPUT = "-";
  private static final int MOST_BYTES = 1 << 20;

  private ArafFiles() {}

  /**
   * The board of a file; of standard input for a dash.
   *
   * @throws UserException if it cannot be read or is no board
   */
  static Board board(String file) {
    return read(file, Board::parse);
  }

  /**
   * The partition of a file; of standard input for a dash.
   *
   * @throws UserException if it cannot be read or is no rectangle
   */
  static Partition partition(String file) {
    return read(file, Partition::parse);
  }

  private static <T> T read(String file, Function<String, T> parsing) {
    boolean standard = file.equals(STANDARD_INPUT);
    String text = standard ? standardInput() : Options.read(UserPath.of(Path.of(""), file));
    String place = standard ? "standard input" : file;
    if (text.isBlank()
        || text.stripLeading().startsWith("{")
        || text.stripLeading().startsWith("[")) {
      throw new UserException(
          "%s: %s: give one board as plain text, a line per row, for example 1.49."
              .formatted(place, text.isBlank() ? "there is nothing in it" : "it is JSON"));
    }
    try {
      return parsing.apply(text);
    } catch (BoardException e) {
      throw new UserException("%s: %s.".formatted(place, e.getMessage()), e);
    }
  }

  private static String standardInput() {
    try {
      byte[] bytes = System.in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new UserException("Standard input has more than 1 MiB: that is no board.");
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
