package dev.seedcensus.jobs.report;

import dev.seedcensus.jobs.sql.SchemaPage.Described;
import dev.seedcensus.jobs.sql.Views;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;
import scala.collection.Seq;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The candidates of a page and what is known of them, as the views tell.
 *
 * @param measures every column that is a number or a boolean and that some candidate has; then
 *     {@code budget_<field>} for each field of the declared budget
 * @param candidates nearest to the declared budget first, ties by seed; failed ones last
 */
record Batch(List<Measure> measures, List<Candidate> candidates) {

  private static final String QUERY = "report/candidates";

  Batch {
    measures = List.copyOf(measures);
    candidates = List.copyOf(candidates);
  }

  /**
   * Reads the batch that a session's views are over.
   *
   * @param declared the declared budget, by field
   */
  static Batch read(SparkSession session, Map<String, Integer> declared) {
    Dataset<Row> table = session.sql(Views.text(QUERY));
    List<Row> rows = table.collectAsList();
    StructField[] fields = table.schema().fields();
    List<Integer> columns =
        IntStream.range(0, fields.length)
            .filter(at -> isMeasure(fields[at]) && rows.stream().anyMatch(row -> !row.isNullAt(at)))
            .boxed()
            .toList();
    List<Measure> measures = new ArrayList<>();
    columns.forEach(at -> measures.add(measure(Described.of(fields[at]))));
    declared.forEach(
        (field, amount) ->
            measures.add(
                new Measure(
                    "budget_" + field,
                    "",
                    "%s as the budget counts them; %d declared".formatted(field, amount))));
    return new Batch(
        measures, rows.stream().map(row -> candidate(row, columns, declared.keySet())).toList());
  }

  private static boolean isMeasure(StructField field) {
    return field.dataType() instanceof NumericType || field.dataType() instanceof BooleanType;
  }

  private static Measure measure(Described column) {
    return new Measure(column.name(), column.hasUnit() ? column.unit() : "", column.meaning());
  }

  private static Candidate candidate(Row row, List<Integer> columns, Set<String> declared) {
    Map<String, Integer> measured = measured(row);
    List<Object> values = new ArrayList<>();
    columns.forEach(at -> values.add(row.get(at)));
    declared.forEach(field -> values.add(measured.get(field)));
    return new Candidate(
        row.getLong(row.fieldIndex("seed")),
        values,
        chain(row),
        measured,
        row.getString(row.fieldIndex("digest")),
        row.getString(row.fieldIndex("error")));
  }

  private static Map<String, Integer> measured(Row row) {
    int at = row.fieldIndex("budget");
    return row.isNullAt(at) ? Map.of() : new TreeMap<>(row.<String, Integer>getJavaMap(at));
  }

  private static List<List<String>> chain(Row row) {
    int at = row.fieldIndex("chain");
    return row.isNullAt(at)
        ? List.of()
        : row.<Seq<String>>getList(at).stream()
            .map(round -> List.copyOf(CollectionConverters.asJava(round)))
            .toList();
  }
}
