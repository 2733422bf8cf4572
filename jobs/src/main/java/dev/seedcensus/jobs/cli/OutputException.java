package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.UserException;
import java.io.IOException;

/** The output cannot be written. */
final class OutputException extends UserException {

  private static final long serialVersionUID = 1L;

  private final boolean closedPipe;

  OutputException(IOException cause) {
    super(
        "Cannot write the output (%s): make room, or send it elsewhere."
            .formatted(cause.getMessage()),
        cause);
    // Java has no other sign of it.
    this.closedPipe = String.valueOf(cause.getMessage()).contains("Broken pipe");
  }

  /** Whether it is because nobody reads it any more, as behind {@code | head}. */
  boolean isClosedPipe() {
    return closedPipe;
  }
}
