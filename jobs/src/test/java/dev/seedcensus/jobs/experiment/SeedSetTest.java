package dev.seedcensus.jobs.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.UserException;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeedSetTest {

  private static final int SMALL = 40;
  private static final SeedSet UNIVERSE = SeedSet.range(0, SMALL - 1);

  @ParameterizedTest
  @CsvSource({"1..1000, 1, 1000", "0..4294967295, 0, 4294967295", "7, 7, 7", "' 3 .. 5 ', 3, 5"})
  void readsRanges(String text, long first, long last) {
    assertEquals(SeedSet.range(first, last), SeedSet.parse(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x|Cannot read seeds 'x': write first..last, for example 1..1000.",
        "1..|Cannot read seeds '1..': write first..last, for example 1..1000.",
        "-1..5|Cannot read seeds '-1..5': write first..last, for example 1..1000.",
        "1...5|Cannot read seeds '1...5': write first..last, for example 1..1000.",
        "1..99999999999999999999|Cannot use seeds '1..99999999999999999999': a seed is a number from 0 to 4294967295.",
        "5..1|Cannot use seeds '5..1': the range is empty, its first seed must not be above its last.",
        "0..4294967296|Cannot use seeds '0..4294967296': a seed is a number from 0 to 4294967295."
      })
  void refusesWhatIsNoRange(String text, String message) {
    UserException mistake = assertThrows(UserException.class, () -> SeedSet.parse(text));
    assertEquals(message, mistake.getMessage());
  }

  /** Every operation, against sets of bits. */
  @Test
  void behavesAsASet() {
    Random random = new Random(1);
    for (int trial = 0; trial < 500; trial++) {
      BitSet a = randomBits(random);
      BitSet b = randomBits(random);
      SeedSet x = of(a);
      SeedSet y = of(b);
      BitSet both = (BitSet) a.clone();
      both.and(b);
      BitSet either = (BitSet) a.clone();
      either.or(b);
      BitSet onlyA = (BitSet) a.clone();
      onlyA.andNot(b);
      assertEquals(of(both), x.intersect(y));
      assertEquals(of(either), x.union(y));
      assertEquals(of(onlyA), x.minus(y));
      assertEquals(x, x.complement().complement());
      assertEquals(a.cardinality(), x.size());
      for (int seed = 0; seed < SMALL; seed++) {
        assertEquals(a.get(seed), x.contains(seed));
      }
    }
  }

  @Test
  void splitsIntoPartsThatAddUpInOrder() {
    Random random = new Random(2);
    for (int trial = 0; trial < 300; trial++) {
      SeedSet seeds = of(randomBits(random));
      int perPart = 1 + random.nextInt(7);
      List<SeedSet> parts = seeds.split(perPart);
      SeedSet sum = SeedSet.NONE;
      long above = -1;
      for (SeedSet part : parts) {
        assertTrue(part.size() <= perPart && part.first(0) > above);
        above = part.last(part.ranges() - 1);
        sum = sum.union(part);
      }
      assertEquals(seeds, sum);
      assertEquals((seeds.size() + perPart - 1) / perPart, parts.size());
    }
  }

  @Test
  void givesItsLowest() {
    SeedSet seeds = SeedSet.range(3, 5).union(SeedSet.range(9, 12));
    assertEquals(SeedSet.range(3, 5).union(SeedSet.range(9, 9)), seeds.lowest(4));
    assertEquals(seeds, seeds.lowest(100));
    assertEquals(SeedSet.NONE, seeds.lowest(0));
  }

  private static BitSet randomBits(Random random) {
    BitSet bits = new BitSet();
    double density = random.nextDouble();
    for (int seed = 0; seed < SMALL; seed++) {
      bits.set(seed, random.nextDouble() < density);
    }
    return bits;
  }

  private static SeedSet of(BitSet bits) {
    SeedSet seeds = SeedSet.NONE;
    for (int seed = bits.nextSetBit(0); seed >= 0; seed = bits.nextSetBit(seed + 1)) {
      seeds = seeds.union(SeedSet.range(seed, seed));
    }
    return seeds.intersect(UNIVERSE);
  }
}
