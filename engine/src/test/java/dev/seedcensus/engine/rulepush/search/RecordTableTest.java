package dev.seedcensus.engine.rulepush.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTableTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void numbersRecordsAsAMapDoes(int width) {
    Random random = new Random(5);
    RecordTable table = new RecordTable(width);
    Map<List<Long>, Integer> map = new HashMap<>();
    long[] record = new long[width + 3];
    int looked = 0;
    long foretold = Long.MAX_VALUE;
    for (int i = 0; i < 300_000; i++) {
      List<Long> key = new ArrayList<>();
      for (int at = 0; at < width; at++) {
        // Small numbers, as the numbers of nodes are, and large ones, as packed words can be.
        record[at + 3] =
            at == 1 ? (random.nextInt(12) - 6L) << 60 : random.nextInt(at == 0 ? 20_000 : 3) - 10;
        key.add(record[at + 3]);
      }
      int expected = map.computeIfAbsent(key, unseen -> map.size());
      long one = table.bytesWith(1);
      assertEquals(expected, table.add(record, 3));
      if (i == map.size() - 1) { // So far all are new.
        assertEquals(one, table.bytes());
      }
      assertTrue(table.bytes() <= one);
      if (i == looked) {
        assertTrue(table.bytes() <= foretold, "%d records".formatted(table.size()));
        looked = 2 * i + 1;
        foretold = table.bytesWith(looked - i);
      }
    }
    assertEquals(map.size(), table.size());
    map.forEach(
        (key, number) -> {
          for (int at = 0; at < width; at++) {
            assertEquals(key.get(at), table.get(number, at));
          }
        });
    assertTrue(table.size() >= 20_000 && table.size() < 300_000, "%d".formatted(table.size()));
    double bytes = (double) table.bytes() / table.size();
    assertTrue(bytes < 8 * width * 1.4 + 8.5, "%.1f bytes".formatted(bytes));
  }
}
