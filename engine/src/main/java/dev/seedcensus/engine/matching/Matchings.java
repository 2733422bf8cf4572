package dev.seedcensus.engine.matching;

/** Counts and numbers the matchings of n things with n targets, in lexicographic order. */
public final class Matchings {

  /** The largest size: a draw of 32 bits can still pick every one of 12! matchings. */
  public static final int LARGEST = 12;

  private Matchings() {}

  /** n!, for n up to {@link #LARGEST}. */
  public static int count(int n) {
    checkSize(n);
    int count = 1;
    for (int i = 2; i <= n; i++) {
      count *= i;
    }
    return count;
  }

  /**
   * The matching of a rank, as the target of each thing. Takes O(n²).
   *
   * @throws IllegalArgumentException if the rank is not in [0, n!)
   */
  public static int[] unrank(int n, int rank) {
    int block = count(n);
    if (rank < 0 || rank >= block) {
      throw new IllegalArgumentException(
          "Cannot find matching %d of %d things: ranks lie in [0, %d)".formatted(rank, n, block));
    }
    int[] matching = new int[n];
    int free = (1 << n) - 1;
    int rest = rank;
    for (int s = 0; s < n; s++) {
      block /= n - s;
      matching[s] = nth(free, rest / block);
      free &= ~(1 << matching[s]);
      rest %= block;
    }
    return matching;
  }

  private static int nth(int set, int index) {
    int left = set;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  /** The rank of a matching. Takes O(n²). */
  public static int rank(int[] matching) {
    int rank = 0;
    int free = (1 << matching.length) - 1;
    for (int s = 0; s < matching.length; s++) {
      int smaller = Integer.bitCount(free & ((1 << matching[s]) - 1));
      rank = rank * (matching.length - s) + smaller;
      free &= ~(1 << matching[s]);
    }
    return rank;
  }

  static void checkSize(int n) {
    if (n < 2 || n > LARGEST) {
      throw new IllegalArgumentException(
          "Cannot match %d things: n must lie in [2, %d]".formatted(n, LARGEST));
    }
  }
}
