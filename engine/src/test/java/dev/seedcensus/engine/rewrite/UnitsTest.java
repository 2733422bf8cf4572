package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.engine.random.RandomStream;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UnitsTest {

  @Test
  void onlyWholeUnitsCount() {
    assertEquals(1L << 20, Units.of(1));
    assertEquals(1, Units.of(0x1p-20));
    assertEquals(0, Units.of(0));
    assertEquals(-1, Units.of(0x1p-21));
    assertEquals(-1, Units.of(1.0 / 3));
    assertEquals(-1, Units.of(0x1p40));
  }

  @Test
  void targetFallsOnTheSiteThatSubtractingFallsOn() {
    Random random = new Random(1);
    RandomStream stream = new RandomStream(3_456_789_012L);
    for (int trial = 0; trial < 20_000; trial++) {
      double[] weights = new double[1 + random.nextInt(12)];
      long total = 0;
      for (int i = 0; i < weights.length; i++) {
        weights[i] =
            random.nextInt(4)
                * (random.nextBoolean() ? 1 : random.nextBoolean() ? 0.125 : 0x1p26 + 0x1p-20);
        total += Units.of(weights[i]);
      }
      if (total > 0) {
        double draw = trial % 100 == 0 ? 0 : stream.draw();
        assertEquals(bySubtracting(weights, draw), byUnits(weights, Units.target(draw, total)));
      }
    }
  }

  private static int bySubtracting(double[] weights, double draw) {
    double total = 0;
    for (double weight : weights) {
      total += weight;
    }
    double left = draw * total;
    for (int i = 0; i < weights.length; i++) {
      left -= weights[i];
      if (left <= 0 && (draw != 0 || weights[i] > 0)) {
        return i;
      }
    }
    return weights.length - 1;
  }

  private static int byUnits(double[] weights, long target) {
    long left = target;
    int i = 0;
    while ((left -= Units.of(weights[i])) > 0) {
      i++;
    }
    return i;
  }
}
