package dev.seedcensus.jobs.run;

/** Chooses the size of chunks where a spec leaves it open. */
final class ChunkSize {

  /** What a crash may cost one core, and enough work for files worth opening. */
  private static final double SECONDS = 10;

  /**
   * In so many chunks a crash costs little of the whole however long each takes. The rate is
   * measured before Java has compiled what runs, and alone would cut a wide range into thousands.
   */
  private static final double ENOUGH = 200;

  private static final long LEAST = 100;
  private static final long MOST = 1_000_000;

  private ChunkSize() {}

  /**
   * Seeds per chunk, a round number: about ten seconds of work, or more where that would be more
   * than some hundred chunks.
   *
   * @param seedsPerSecond the rate of one thread
   * @param seeds how many are asked for
   */
  static long of(double seedsPerSecond, long seeds) {
    double wanted = Math.max(seedsPerSecond * SECONDS, seeds / ENOUGH);
    double allowed = Math.max(LEAST, Math.min(MOST, wanted));
    double magnitude = Math.pow(10, Math.floor(Math.log10(allowed)));
    double leading = allowed / magnitude;
    return (long) ((leading < 2 ? 1 : leading < 5 ? 2 : 5) * magnitude);
  }
}
