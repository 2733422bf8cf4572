package dev.seedcensus.jobs.run;

/** Chooses the size of chunks where a spec leaves it open. */
final class ChunkSize {

  /** What a crash may cost one core, and enough work for files worth opening. */
  private static final double SECONDS = 10;

  private static final long LEAST = 100;
  private static final long MOST = 1_000_000;

  private ChunkSize() {}

  /** Seeds per chunk for a rate of one thread: a round number, about ten seconds of work. */
  static long of(double seedsPerSecond) {
    double wanted = Math.max(LEAST, Math.min(MOST, seedsPerSecond * SECONDS));
    double magnitude = Math.pow(10, Math.floor(Math.log10(wanted)));
    double leading = wanted / magnitude;
    return (long) ((leading < 2 ? 1 : leading < 5 ? 2 : 5) * magnitude);
  }
}
