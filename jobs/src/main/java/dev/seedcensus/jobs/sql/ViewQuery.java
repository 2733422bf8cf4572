package dev.seedcensus.jobs.sql;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.MetadataBuilder;
import org.apache.spark.sql.types.StructField;

/**
 * The query of a view: the resource {@code views/<name>.sql}. The comment at its head says what a
 * row is; lines {@code -- column <name>: <meaning>} in it say what the columns mean that do not say
 * so themselves.
 *
 * @param name the view's
 * @param meaning what a row is
 * @param comments the meanings of columns, by name
 * @param sql the query
 */
record ViewQuery(String name, String meaning, Map<String, String> comments, String sql) {

  private static final Pattern HEAD = Pattern.compile("\\A(?:--.*\\n)*");
  private static final Pattern COLUMN = Pattern.compile("-- column (\\w+): (.*)\\n");
  private static final String COMMENT = "comment";

  ViewQuery {
    comments = Map.copyOf(comments);
  }

  /** The view of a name, which must have a resource. */
  static ViewQuery named(String name) {
    return parse(name, text("views/" + name));
  }

  static ViewQuery parse(String name, String sql) {
    Matcher head = HEAD.matcher(sql);
    String text = head.find() ? head.group() : "";
    Map<String, String> comments = new LinkedHashMap<>();
    Matcher column = COLUMN.matcher(text);
    while (column.find()) {
      comments.put(column.group(1), column.group(2).strip());
    }
    List<String> rest =
        column
            .replaceAll("")
            .lines()
            .map(line -> line.substring(2).strip())
            .filter(line -> !line.isEmpty())
            .toList();
    return new ViewQuery(name, String.join(" ", rest), comments, sql);
  }

  /** The text of a query among the resources. */
  static String text(String name) {
    String resource = "/dev/seedcensus/jobs/" + name + ".sql";
    try (InputStream in = ViewQuery.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("There is no resource " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The view's rows, with the meanings of columns as Spark keeps them. */
  Dataset<Row> rows(SparkSession session) {
    Dataset<Row> rows = session.sql(sql);
    Column[] columns = new Column[rows.columns().length];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = commented(rows.schema().fields()[i]);
    }
    return rows.select(columns);
  }

  private Column commented(StructField field) {
    Column column = functions.col("`" + field.name() + "`");
    String comment = comments.get(field.name());
    return comment == null
        ? column
        : column.as(
            field.name(),
            new MetadataBuilder()
                .withMetadata(field.metadata())
                .putString(COMMENT, comment)
                .build());
  }
}
