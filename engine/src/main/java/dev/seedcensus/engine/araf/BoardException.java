package dev.seedcensus.engine.araf;

/** What is wrong with a board or a partition that somebody wrote: one sentence with the place. */
public final class BoardException extends RuntimeException {

  private static final long serialVersionUID = 1;

  BoardException(String message) {
    super(message);
  }
}
