package dev.seedcensus.jobs.sql;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;

/** Prints lines of cells as aligned columns. */
public final class TextTable {

  private static final String GAP = "  ";
  private static final String NULL = "null";

  private TextTable() {}

  /**
   * Prints a table.
   *
   * @param lines the heading, then the rows; a null cell is printed as {@code null}
   * @param right which columns are set to the right
   */
  public static void print(List<String[]> lines, boolean[] right, PrintWriter out) {
    int[] widths = new int[right.length];
    for (String[] line : lines) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], text(line[i]).length());
      }
    }
    print(lines.get(0), widths, right, out);
    print(Arrays.stream(widths).mapToObj("-"::repeat).toArray(String[]::new), widths, right, out);
    lines.subList(1, lines.size()).forEach(line -> print(line, widths, right, out));
  }

  private static void print(String[] line, int[] widths, boolean[] right, PrintWriter out) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String cell = text(line[i]);
      String padding = " ".repeat(widths[i] - cell.length());
      text.append(i == 0 ? "" : GAP).append(right[i] ? padding + cell : cell + padding);
    }
    out.println(text.toString().stripTrailing());
  }

  private static String text(String cell) {
    return cell == null ? NULL : cell;
  }
}
