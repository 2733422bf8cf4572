package dev.seedcensus.jobs;

import java.util.stream.Stream;

/** What lies behind a failure that has come through Spark, whose jobs wrap what they throw. */
public final class Causes {

  /** A chain of causes may be a circle. */
  private static final int DEEPEST = 50;

  private Causes() {}

  /** A failure, its cause, the cause of that and so on. */
  public static Stream<Throwable> of(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause).limit(DEEPEST);
  }
}
