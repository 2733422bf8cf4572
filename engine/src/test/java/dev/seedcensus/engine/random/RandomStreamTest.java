package dev.seedcensus.engine.random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.apache.commons.math3.random.MersenneTwister;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RandomStreamTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 42, 1_024_651_441, Integer.MAX_VALUE})
  void isTheLibrarysStreamWhereThatReadsTheSeedRight(int seed) {
    RandomStream ours = new RandomStream(seed);
    MersenneTwister library = new MersenneTwister(seed);
    for (int i = 0; i < 3000; i++) {
      assertEquals(library.nextInt(), ours.next32(), "draw " + i);
    }
  }

  /** First and 1000th output of init_genrand for large seeds, as NumPy's RandomState gives them. */
  @ParameterizedTest
  @CsvSource({
    "2147483648, 652847386, 1880366667",
    "3000000000, 2308251121, 2930298736",
    "4294967295, 419326371, 2673539693"
  })
  void largeSeedsAreUnsigned(long seed, long first, long thousandth) {
    RandomStream stream = new RandomStream(seed);
    assertEquals(first, stream.next32() & 0xffffffffL);
    for (int i = 2; i < 1000; i++) {
      stream.next32();
    }
    assertEquals(thousandth, stream.next32() & 0xffffffffL);
  }

  @Test
  void drawsAreFractionsOf32Bits() {
    RandomStream draws = new RandomStream(7);
    RandomStream words = new RandomStream(7);
    for (int i = 0; i < 1000; i++) {
      assertEquals((words.next32() & 0xffffffffL) / 4294967296.0, draws.draw());
    }
  }

  @Test
  void seedingAgainBeginsAgain() {
    RandomStream stream = new RandomStream(5);
    int first = stream.next32();
    stream.next32();
    stream.seed(5);
    assertEquals(first, stream.next32());
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 1L << 32, Long.MIN_VALUE})
  void aSeedOutOfRangeIsRefused(long seed) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> new RandomStream(seed));
    assertEquals(
        "Cannot seed the random stream with " + seed + ": a seed lies in [0, 4294967296)",
        e.getMessage());
  }
}
