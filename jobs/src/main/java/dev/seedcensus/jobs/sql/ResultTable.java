package dev.seedcensus.jobs.sql;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.NumericType;

/**
 * The result of a query, computed, as columns side by side with numbers to the right. A cell that
 * is too long is cut.
 */
public final class ResultTable {

  /** A whole grammar in one cell would push all other columns out of sight. */
  private static final int WIDEST = 100;

  private static final String ELLIPSIS = "…";

  private final List<String[]> lines;
  private final boolean[] right;

  private ResultTable(List<String[]> lines, boolean[] right) {
    this.lines = lines;
    this.right = right;
  }

  /** Computes all rows of a result. */
  public static ResultTable of(Dataset<Row> result) {
    Dataset<Row> flat = ResultPrinter.flat(result);
    List<String[]> lines = new ArrayList<>();
    lines.add(cut(flat.columns()));
    flat.collectAsList().forEach(row -> lines.add(cut(ResultPrinter.texts(row))));
    boolean[] right = new boolean[flat.columns().length];
    for (int i = 0; i < right.length; i++) {
      right[i] = flat.schema().fields()[i].dataType() instanceof NumericType;
    }
    return new ResultTable(lines, right);
  }

  /** Whether the result has no row. */
  public boolean isEmpty() {
    return lines.size() == 1;
  }

  /** Prints the heading and all rows. */
  public void print(PrintWriter out) {
    TextTable.print(lines, right, out);
  }

  private static String[] cut(String[] cells) {
    return Arrays.stream(cells).map(ResultTable::cut).toArray(String[]::new);
  }

  private static String cut(String cell) {
    if (cell == null || cell.length() <= WIDEST) {
      return cell;
    }
    int end = WIDEST - ELLIPSIS.length();
    boolean halved = Character.isHighSurrogate(cell.charAt(end - 1));
    return cell.substring(0, halved ? end - 1 : end) + ELLIPSIS;
  }
}
