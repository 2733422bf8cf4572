package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.analysis.Lock;
import dev.seedcensus.jobs.experiment.StructArray;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeArrayWriter;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** Writes locks and chains of pairIds in Spark's own row format. */
final class LockWriter {

  private static final int LONG_BYTES = 8;

  private static final StructArray LOCK =
      StructArray.of(
          "pair_id STRING NOT NULL, depth INT, distance INT, reachable BOOLEAN NOT NULL");

  static final DataType LOCKS = LOCK.type();

  static final DataType CHAIN =
      DataTypes.createArrayType(DataTypes.createArrayType(DataTypes.StringType, false), false);

  private LockWriter() {}

  static void writeLocks(List<Lock> locks, UnsafeRowWriter row, int ordinal) {
    LOCK.write(locks, LockWriter::writeLock, row, ordinal);
  }

  private static void writeLock(Lock lock, UnsafeRowWriter struct) {
    struct.write(0, UTF8String.fromString(lock.pairId()));
    StructArray.write(lock.depth(), struct, 1);
    StructArray.write(lock.distance(), struct, 2);
    struct.write(3, lock.reachable());
  }

  static void writeChain(List<List<String>> chain, UnsafeRowWriter row, int ordinal) {
    int start = row.cursor();
    UnsafeArrayWriter rounds = new UnsafeArrayWriter(row, LONG_BYTES);
    rounds.initialize(chain.size());
    for (int round = 0; round < chain.size(); round++) {
      int roundStart = rounds.cursor();
      writeRound(chain.get(round), new UnsafeArrayWriter(rounds, LONG_BYTES));
      rounds.setOffsetAndSizeFromPreviousCursor(round, roundStart);
    }
    row.setOffsetAndSizeFromPreviousCursor(ordinal, start);
  }

  private static void writeRound(List<String> pairs, UnsafeArrayWriter round) {
    round.initialize(pairs.size());
    for (int i = 0; i < pairs.size(); i++) {
      round.write(i, UTF8String.fromString(pairs.get(i)));
    }
  }
}
