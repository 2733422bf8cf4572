package dev.seedcensus.jobs.experiment.sweep;

import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeMapData;
import org.apache.spark.sql.catalyst.expressions.UnsafeProjection;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.unsafe.types.UTF8String;

/** Runs a seed at one point of a grid after the other. */
final class SweepRunner implements SeedRunner {

  static final MapType SWEPT_TYPE =
      DataTypes.createMapType(DataTypes.StringType, DataTypes.DoubleType, false);

  private static final int POINT = -1;
  private static final int SWEPT = -2;

  private final List<Setup> setups;
  private final List<Map<String, Double>> points;
  private final boolean whole;
  private final List<String> ofCensus = new ArrayList<>();

  /** Per column what it is: a position among the census's, or one of the constants above. */
  private final int[] kinds;

  private final SeedRunner[] runners;
  private final UnsafeMapData[] swept;
  private int point;

  SweepRunner(
      List<Setup> setups, List<Map<String, Double>> points, List<String> columns, boolean whole) {
    this.setups = setups;
    this.points = points;
    this.whole = whole;
    this.kinds = new int[columns.size()];
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = kind(columns.get(i));
    }
    this.runners = new SeedRunner[points.size()];
    this.swept = points.stream().map(SweepRunner::map).toArray(UnsafeMapData[]::new);
  }

  private int kind(String column) {
    return switch (column) {
      case SweepExperiment.POINT -> POINT;
      case SweepExperiment.SWEPT -> SWEPT;
      default -> {
        ofCensus.add(column);
        yield ofCensus.size() - 1;
      }
    };
  }

  private static UnsafeMapData map(Map<String, Double> point) {
    Object[] keys = point.keySet().stream().map(UTF8String::fromString).toArray();
    Object[] values = point.values().toArray();
    ArrayBasedMapData map =
        new ArrayBasedMapData(new GenericArrayData(keys), new GenericArrayData(values));
    return UnsafeProjection.create(new DataType[] {SWEPT_TYPE})
        .apply(new GenericInternalRow(new Object[] {map}))
        .getMap(0)
        .copy();
  }

  @Override
  public void run(long seed) {
    run(seed, 0);
  }

  @Override
  public void run(long seed, int record) {
    point = record;
    if (!whole && ofCensus.isEmpty()) {
      return;
    }
    if (runners[point] == null) {
      runners[point] = setups.get(point).open(ofCensus, whole);
    }
    try {
      runners[point].run(seed);
    } catch (SeedException e) {
      throw new SeedException(
          "At %s: %s".formatted(Grid.text(points.get(point)), e.getMessage()), e);
    }
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    switch (kinds[column]) {
      case POINT -> row.write(ordinal, point);
      case SWEPT -> row.write(ordinal, swept[point]);
      default -> runners[point].write(kinds[column], row, ordinal);
    }
  }

  @Override
  public boolean isKnownBefore(int column) {
    return kinds[column] < 0;
  }

  @Override
  public long steps() {
    return runners[point] == null ? 0 : runners[point].steps();
  }
}
