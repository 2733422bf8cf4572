package dev.seedcensus.jobs.sql;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.UserException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * What the views are and what their columns mean, from the views themselves.
 *
 * @param views the views, in the order in which they build on each other
 */
public record SchemaPage(List<View> views) {

  private static final Pattern UNIT = Pattern.compile("(.*\\S)\\s*\\[([^]]+)]");
  private static final String HEAD =
      """
      # The views

      Every view that `census sql` and `census serve` offer, with its columns. Printed by
      `census schema --format markdown`; do not edit it.

      Units: what is counted; `1` for a share, a probability or another ratio; `none` for what is no
      quantity, such as a name, a text, a truth, or a number that tells one of several from the others;
      `mixed` for a record of several, each of which a view has as a column.
      """;

  public SchemaPage {
    views = List.copyOf(views);
  }

  /**
   * A view.
   *
   * @param name its name
   * @param meaning what a row is
   * @param columns its columns, in order
   */
  public record View(String name, String meaning, List<Described> columns) {
    public View {
      columns = List.copyOf(columns);
    }
  }

  /**
   * A column.
   *
   * @param name its name
   * @param type its type, as Spark writes it
   * @param unit its unit; {@link #RATIO}, {@link #NONE} or {@link #MIXED} where it has none; empty
   *     for a quantity that does not say
   * @param meaning what it means; empty where nothing says so
   */
  public record Described(String name, String type, String unit, String meaning) {

    /** Of a share, a probability and whatever else is one number over another of the same unit. */
    static final String RATIO = "1";

    /** Of what is no quantity. */
    static final String NONE = "none";

    /** Of a record of several. */
    static final String MIXED = "mixed";

    /**
     * What a view's column says of itself: a unit stands in brackets at the comment's end, and all
     * that is made of numbers has to have one.
     */
    public static Described of(StructField field) {
      String comment = field.getComment().getOrElse(() -> "");
      Matcher unit = UNIT.matcher(comment);
      boolean has = unit.matches();
      return new Described(
          field.name(),
          field.dataType().catalogString(),
          has ? unit.group(2) : unsaid(field.dataType()),
          has ? unit.group(1) : comment);
    }

    private static String unsaid(DataType type) {
      if (type instanceof ArrayType array) {
        return unsaid(array.elementType());
      }
      if (type instanceof MapType map) {
        return unsaid(map.valueType());
      }
      return type instanceof StructType ? MIXED : type instanceof NumericType ? "" : NONE;
    }

    /** Whether it is so many of something. */
    public boolean hasUnit() {
      return !List.of("", RATIO, NONE, MIXED).contains(unit);
    }
  }

  /** How to print it. */
  public enum Format {
    TABLE,
    MARKDOWN,
    JSON
  }

  /** The page of a session that has the views. */
  public static SchemaPage of(SparkSession session) {
    List<View> views = new ArrayList<>();
    Views.meanings()
        .forEach(
            (name, meaning) ->
                views.add(
                    new View(
                        name,
                        meaning,
                        Arrays.stream(session.table(name).schema().fields())
                            .map(Described::of)
                            .toList())));
    return new SchemaPage(views);
  }

  /**
   * The page of these views; of all for an empty list.
   *
   * @throws UserException if there is no such view, naming the nearest
   */
  public SchemaPage only(List<String> names) {
    List<String> known = views.stream().map(View::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw UserException.unknown("There is no view '%s'".formatted(name), name, known);
      }
    }
    return new SchemaPage(
        views.stream().filter(view -> names.isEmpty() || names.contains(view.name())).toList());
  }

  /** Prints the page. */
  public void print(Format format, PrintWriter out) {
    switch (format) {
      case TABLE -> table(out);
      case MARKDOWN -> markdown(out);
      case JSON -> json(out);
    }
  }

  private void table(PrintWriter out) {
    List<String[]> lines = new ArrayList<>();
    lines.add(new String[] {"view", "column", "type", "unit", "meaning"});
    for (View view : views) {
      for (Described column : view.columns()) {
        lines.add(
            new String[] {
              view.name(), column.name(), column.type(), column.unit(), column.meaning()
            });
      }
    }
    TextTable.print(lines, new boolean[5], out);
  }

  private void markdown(PrintWriter out) {
    out.print(HEAD);
    for (View view : views) {
      out.printf("%n## %s%n%n%s%n%n", view.name(), view.meaning());
      out.printf("| column | type | unit | meaning |%n| --- | --- | --- | --- |%n");
      for (Described column : view.columns()) {
        out.printf(
            "| `%s` | `%s` | %s | %s |%n",
            column.name(), column.type(), column.unit(), column.meaning().replace("|", "\\|"));
      }
    }
  }

  /** One object per column. */
  private void json(PrintWriter out) {
    for (View view : views) {
      for (Described column : view.columns()) {
        ObjectNode line = new ObjectMapper().createObjectNode();
        line.put("view", view.name()).put("column", column.name()).put("type", column.type());
        line.put("unit", column.unit()).put("meaning", column.meaning());
        out.println(line);
      }
    }
  }
}
