package dev.seedcensus.jobs.experiment;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * The type of a column and how its value gets from a run into a row, without an object for a
 * number.
 *
 * @param <R> what the value is read of
 */
public record ColumnValue<R>(DataType type, Writer<R> writer) {

  /** Puts a value, or null, into a row that was cleared. */
  @FunctionalInterface
  public interface Writer<R> {
    void write(R run, UnsafeRowWriter row, int ordinal);
  }

  /** A whole number of 32 bit. */
  public static <R> ColumnValue<R> whole(ToIntFunction<R> of) {
    return new ColumnValue<>(
        DataTypes.IntegerType, (run, row, at) -> row.write(at, of.applyAsInt(run)));
  }

  /** A whole number of 32 bit; null where there is none. */
  public static <R> ColumnValue<R> wholeOrNull(Function<R, Integer> of) {
    return ofPart(of, whole(Integer::intValue));
  }

  /** A whole number of 64 bit. */
  public static <R> ColumnValue<R> large(ToLongFunction<R> of) {
    return new ColumnValue<>(
        DataTypes.LongType, (run, row, at) -> row.write(at, of.applyAsLong(run)));
  }

  /** A real number of double precision. */
  public static <R> ColumnValue<R> real(ToDoubleFunction<R> of) {
    return new ColumnValue<>(
        DataTypes.DoubleType, (run, row, at) -> row.write(at, of.applyAsDouble(run)));
  }

  /** A real number of double precision; null where there is none. */
  public static <R> ColumnValue<R> realOrNull(Function<R, Double> of) {
    return ofPart(of, real(Double::doubleValue));
  }

  /** True or false. */
  public static <R> ColumnValue<R> truth(Predicate<R> of) {
    return new ColumnValue<>(DataTypes.BooleanType, (run, row, at) -> row.write(at, of.test(run)));
  }

  /** Text. */
  public static <R> ColumnValue<R> text(Function<R, String> of) {
    return utf8(of.andThen(UTF8String::fromString));
  }

  /** Text that is kept in Spark's form. */
  public static <R> ColumnValue<R> utf8(Function<R, UTF8String> of) {
    return new ColumnValue<>(DataTypes.StringType, (run, row, at) -> row.write(at, of.apply(run)));
  }

  /**
   * A list of structs.
   *
   * @param writing writes all fields of an item that are not null
   */
  public static <R, T> ColumnValue<R> list(
      StructArray list, Function<R, List<T>> of, BiConsumer<T, UnsafeRowWriter> writing) {
    return new ColumnValue<>(
        list.type(), (run, row, at) -> list.write(of.apply(run), writing, row, at));
  }

  /** A value of a part of the run; null where the part is null. */
  public static <R, P> ColumnValue<R> ofPart(Function<R, P> part, ColumnValue<P> value) {
    Writer<P> writer = value.writer();
    return new ColumnValue<>(
        value.type(),
        (run, row, at) -> {
          P present = part.apply(run);
          if (present == null) {
            row.setNullAt(at);
          } else {
            writer.write(present, row, at);
          }
        });
  }
}
