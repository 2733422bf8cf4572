package dev.seedcensus.jobs;

/** What is said when Java's heap is full. */
public final class OutOfMemory {

  private OutOfMemory() {}

  /** What happened and the remedy, for this process. */
  public static String sentence() {
    return ("Memory ran out: Java may use %d MiB here; give it more with CENSUS_JAVA_OPTS=-Xmx4g (on"
            + " a cluster --conf spark.executor.memory=4g), or ask for less.")
        .formatted(Runtime.getRuntime().maxMemory() >> 20);
  }

  /** Whether a failure, which may have come through Spark, is that. */
  public static boolean isBehind(Throwable failure) {
    return Causes.of(failure).anyMatch(OutOfMemoryError.class::isInstance);
  }
}
