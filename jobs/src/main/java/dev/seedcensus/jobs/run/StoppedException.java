package dev.seedcensus.jobs.run;

/** A run was stopped before it was done, because somebody asked for it. Tells what is kept. */
public final class StoppedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  StoppedException(String message, Throwable cause) {
    super(message, cause);
  }
}
