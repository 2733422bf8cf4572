package dev.seedcensus.jobs.tables;

import java.util.List;
import org.apache.spark.sql.Row;

/**
 * A row that a table's query gave.
 *
 * @param key values of the key columns
 * @param measure what the value is
 * @param value the value as text; null for none
 * @param isNumber whether the query gave a number, and no text
 * @param sd standard deviation, where the value is a mean; null otherwise
 * @param n how many it is the mean of; null otherwise
 * @param of among how many it counts; null where it is no count
 * @param published the published value in place of the table's; null for none
 * @param publishedOf among how many that counts; null where the table tells
 */
record Result(
    List<String> key,
    String measure,
    String value,
    boolean isNumber,
    Double sd,
    Long n,
    Long of,
    String published,
    Long publishedOf) {

  static Result of(Row row, List<String> key) {
    return new Result(
        key.stream().map(column -> text(row, column)).toList(),
        text(row, "measure"),
        text(row, "value"),
        cell(row, "value") instanceof Number,
        number(row, "sd") == null ? null : number(row, "sd").doubleValue(),
        whole(row, "n"),
        whole(row, "of"),
        text(row, "published"),
        whole(row, "published_of"));
  }

  private static Object cell(Row row, String column) {
    List<String> columns = List.of(row.schema().fieldNames());
    return columns.contains(column) ? row.get(columns.indexOf(column)) : null;
  }

  private static String text(Row row, String column) {
    Object cell = cell(row, column);
    return cell == null ? null : cell.toString();
  }

  private static Number number(Row row, String column) {
    return (Number) cell(row, column);
  }

  private static Long whole(Row row, String column) {
    Number number = number(row, column);
    return number == null ? null : number.longValue();
  }

  /** The mean or share that the value is; null where it is neither. */
  Estimate estimate() {
    if (sd != null && n != null && n > 1) {
      return Estimate.mean(Double.parseDouble(value), sd, n);
    }
    return of != null && of > 0 ? Estimate.share((long) Double.parseDouble(value), of) : null;
  }
}
