package dev.seedcensus.jobs.sql;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.to_json;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Iterator;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * Prints the result of a query. Nested values are printed as JSON. All rows are computed before the
 * first is printed: a query that fails halfway prints nothing.
 */
public enum ResultPrinter {
  /** Columns side by side, numbers to the right; a cell that is too long for that is cut. */
  TABLE {
    @Override
    public void print(Dataset<Row> result, PrintWriter out) {
      ResultTable.of(result).print(out);
    }
  },

  /** Comma-separated, with a heading; null is empty. */
  CSV {
    @Override
    public void print(Dataset<Row> result, PrintWriter out) {
      Dataset<Row> flat = flat(result).localCheckpoint();
      out.println(csvLine(flat.columns()));
      Iterator<Row> rows = flat.toLocalIterator();
      while (rows.hasNext()) {
        out.println(csvLine(texts(rows.next())));
      }
    }
  },

  /** One JSON object per line; null is left out. */
  JSON {
    @Override
    public void print(Dataset<Row> result, PrintWriter out) {
      Iterator<String> rows = result.toJSON().localCheckpoint().toLocalIterator();
      while (rows.hasNext()) {
        out.println(rows.next());
      }
    }
  };

  /** Prints all rows. */
  public abstract void print(Dataset<Row> result, PrintWriter out);

  /** A line of comma-separated cells; a null cell is empty. */
  public static String csvLine(String[] cells) {
    return String.join(",", Arrays.stream(cells).map(ResultPrinter::csvCell).toList());
  }

  private static String csvCell(String cell) {
    if (cell == null) {
      return "";
    }
    boolean quoted = cell.isEmpty() || cell.matches("(?s).*[\",\\r\\n].*");
    return quoted ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
  }

  static String[] texts(Row row) {
    String[] texts = new String[row.length()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = row.isNullAt(i) ? null : row.get(i).toString();
    }
    return texts;
  }

  /** The result with nested values as JSON. */
  static Dataset<Row> flat(Dataset<Row> result) {
    StructField[] fields = result.schema().fields();
    String[] positions = new String[fields.length];
    Column[] columns = new Column[fields.length];
    for (int i = 0; i < fields.length; i++) {
      // By position, since a query may give two columns one name.
      positions[i] = "c" + i;
    }
    Dataset<Row> numbered = result.toDF(positions);
    for (int i = 0; i < fields.length; i++) {
      Column column = col(positions[i]);
      columns[i] = (isNested(fields[i].dataType()) ? to_json(column) : column).as(fields[i].name());
    }
    return numbered.select(columns);
  }

  private static boolean isNested(DataType type) {
    return type instanceof ArrayType || type instanceof MapType || type instanceof StructType;
  }
}
