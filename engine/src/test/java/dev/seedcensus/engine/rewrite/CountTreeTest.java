package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountTreeTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 5000, 300_000})
  void findsTheFirstPositionThatReachesATarget(int positions) {
    Random random = new Random(positions);
    long[] counts = new long[positions];
    CountTree tree = new CountTree();
    for (int round = 0; round < 3; round++) {
      tree.clear();
      java.util.Arrays.fill(counts, 0);
      long total = 0;
      for (int i = 0; i < 400; i++) {
        int position = random.nextInt(positions);
        long delta = random.nextInt(5) - Math.min(counts[position], 2);
        counts[position] += delta;
        total += delta;
        tree.add(position, delta);
      }
      assertEquals(total, tree.total());
      compareFinds(counts, tree, random);
    }
  }

  private static void compareFinds(long[] counts, CountTree tree, Random random) {
    for (int i = 0; i < 50 && tree.total() > 0; i++) {
      long target = 1 + (long) (random.nextDouble() * tree.total());
      long before = 0;
      int position = 0;
      while (before + counts[position] < target) {
        before += counts[position++];
      }
      assertEquals(position, tree.find(target));
      assertEquals(before, tree.before());
      assertEquals(before, tree.sumBefore(position));
    }
  }
}
