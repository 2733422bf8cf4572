package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountingTest {

  /** A001168. */
  private static final long[] FIXED = {1, 2, 6, 19, 63, 216, 760, 2725, 9910, 36446};

  @Test
  void fixedPolyominoes() {
    for (int n = 1; n <= FIXED.length; n++) {
      assertEquals(FIXED[n - 1], Counting.fixedPolyominoes(n));
    }
    assertThrows(IllegalArgumentException.class, () -> Counting.fixedPolyominoes(0));
    assertThrows(IllegalArgumentException.class, () -> Counting.fixedPolyominoes(14));
  }

  @Test
  void everySetWithACellIsMetOnce() {
    int n = 7;
    int side = 2 * n - 1;
    Set<List<Integer>> met = new HashSet<>();
    ConnectedSets sets =
        new ConnectedSets(new Grid(side, side, false).neighbours()) {
          @Override
          boolean enter(int cell, int size) {
            return true;
          }

          @Override
          boolean visit(int size) {
            if (size == n) {
              int[] cells = Arrays.copyOf(members, n);
              Arrays.sort(cells);
              assertTrue(met.add(Arrays.stream(cells).boxed().toList()), "met twice");
            }
            return size < n;
          }

          @Override
          void leave(int cell, int size) {}
        };
    sets.grow(side * side / 2);
    // Each polyomino lies over the cell with each of its own cells.
    assertEquals(n * FIXED[n - 1], met.size());
    Set<List<Integer>> shapes = new HashSet<>();
    for (List<Integer> cells : met) {
      int top = cells.stream().mapToInt(cell -> cell / side).min().orElseThrow();
      int left = cells.stream().mapToInt(cell -> cell % side).min().orElseThrow();
      shapes.add(cells.stream().map(cell -> cell - top * side - left).toList());
    }
    assertEquals(FIXED[n - 1], shapes.size());
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1, 0",
    "1, 5, 16, 3",
    "2, 2, 12, 3",
    "3, 3, 1434, 118",
    "3, 4, 27780, 1020",
    "4, 3, 27780, 1020",
    "4, 4, 1691690, 21190"
  })
  void cuts(int rows, int cols, long all, long ofTwoToFive) {
    assertEquals(all, Counting.cuts(rows, cols, 1, rows * cols));
    assertEquals(ofTwoToFive, Counting.cuts(rows, cols, 2, 5));
  }

  @Test
  void cutsOfARowAreCompositions() {
    // Sums of 1 to 5 in order; of 6 there is one more without the bound.
    assertEquals(16, Counting.cuts(1, 5, 1, 5));
    assertEquals(31, Counting.cuts(1, 6, 1, 5));
  }

  @Test
  void hugeGridsAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Counting.cuts(5, 6, 1, 5));
    assertThrows(IllegalArgumentException.class, () -> Counting.cuts(2, 2, 0, 5));
  }
}
