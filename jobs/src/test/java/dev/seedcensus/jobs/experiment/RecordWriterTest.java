package dev.seedcensus.jobs.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.apache.spark.sql.catalyst.expressions.UnsafeRow;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;

class RecordWriterTest {

  private static final long TOO_LARGE = 2;

  private static final StructType COLUMNS =
      new StructType()
          .add("seed", DataTypes.LongType)
          .add("size", DataTypes.IntegerType)
          .add("error", DataTypes.StringType);

  /** Runners that keep what a seed makes, up to more than there is room for. */
  private static final class Hoard implements Setup {
    private int opened;

    @Override
    public String experiment() {
      return "hoard";
    }

    @Override
    public String label() {
      return "hoard";
    }

    @Override
    public String definition() {
      return "{}";
    }

    @Override
    public SeedRunner open(List<String> columns, boolean whole) {
      opened++;
      return new SeedRunner() {
        private long[][] kept = {};

        @Override
        public void run(long seed) {
          kept = seed == TOO_LARGE ? new long[Integer.MAX_VALUE][Integer.MAX_VALUE] : kept;
        }

        @Override
        public void write(int column, UnsafeRowWriter row, int ordinal) {
          row.write(ordinal, kept.length);
        }

        @Override
        public long steps() {
          return 1;
        }
      };
    }
  }

  @Test
  void aSeedThatFindsNoMemoryIsARecordWithAnErrorAndTheNextHasANewRunner() {
    Hoard hoard = new Hoard();
    RecordWriter writer = new RecordWriter(hoard, COLUMNS);
    assertTrue(writer.record(1).isNullAt(2));
    assertEquals(1, hoard.opened);
    UnsafeRow full = writer.record(TOO_LARGE);
    assertTrue(writer.failed());
    assertEquals(TOO_LARGE, full.getLong(0));
    assertTrue(full.isNullAt(1));
    String error = full.getUTF8String(2).toString();
    assertTrue(error.startsWith("Memory ran out") && error.contains("-Xmx"), error);
    assertEquals(2, hoard.opened);
    UnsafeRow next = writer.record(3);
    assertFalse(writer.failed());
    assertEquals(0, next.getInt(1));
    assertTrue(next.isNullAt(2));
  }

  @Test
  void tasksShareHalfOfTheHeap() {
    assertEquals(512, TaskMemory.bytes(4096, 4));
  }
}
