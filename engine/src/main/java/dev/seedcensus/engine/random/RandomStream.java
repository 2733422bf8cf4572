package dev.seedcensus.engine.random;

/**
 * The Mersenne Twister MT19937, seeded by {@code init_genrand} with an unsigned 32-bit seed and
 * read as 32-bit fractions.
 *
 * <p>Written here because commons-math3's twister sign-extends an {@code int} seed and so gives
 * another stream than the reference for seeds from 2^31 up. Below that the two agree, and a test
 * compares them. State words are twisted when they are first read: most runs of a generator take
 * fewer draws than the state has words.
 *
 * <p>Source: M. Matsumoto, T. Nishimura, "Mersenne Twister: A 623-Dimensionally Equidistributed
 * Uniform Pseudo-Random Number Generator", ACM TOMACS 8(1), 1998, <a
 * href="https://doi.org/10.1145/272991.272995">doi:10.1145/272991.272995</a>.
 */
public final class RandomStream {

  /** Seeds lie below this. */
  public static final long SEED_BOUND = 1L << 32;

  private static final int WORDS = 624;
  private static final int SHIFT = 397;
  private static final double FRACTION = 0x1p-32;

  private final int[] state = new int[WORDS];
  private int next;

  /** A stream that has to be seeded before it is read. */
  public RandomStream() {}

  public RandomStream(long seed) {
    seed(seed);
  }

  /**
   * Begins the stream of a seed.
   *
   * @throws IllegalArgumentException if the seed is not in [0, 2^32)
   */
  public void seed(long seed) {
    if (seed < 0 || seed >= SEED_BOUND) {
      throw new IllegalArgumentException(
          "Cannot seed the random stream with " + seed + ": a seed lies in [0, 4294967296)");
    }
    int word = (int) seed;
    state[0] = word;
    for (int i = 1; i < WORDS; i++) {
      word = 1812433253 * (word ^ (word >>> 30)) + i;
      state[i] = word;
    }
    next = 0;
  }

  /** The next draw: a multiple of 2^-32 in [0, 1). */
  public double draw() {
    return (next32() & 0xffffffffL) * FRACTION;
  }

  /** The next 32 bits of the stream. */
  public int next32() {
    int i = next;
    int following = i + 1 == WORDS ? 0 : i + 1;
    int far = i + SHIFT < WORDS ? i + SHIFT : i + SHIFT - WORDS;
    int mixed = (state[i] & 0x80000000) | (state[following] & 0x7fffffff);
    int word = state[far] ^ (mixed >>> 1) ^ (-(mixed & 1) & 0x9908b0df);
    state[i] = word;
    next = following;
    word ^= word >>> 11;
    word ^= (word << 7) & 0x9d2c5680;
    word ^= (word << 15) & 0xefc60000;
    return word ^ (word >>> 18);
  }
}
