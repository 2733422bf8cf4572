package dev.seedcensus.jobs.tables;

import dev.seedcensus.jobs.sql.ResultPrinter;
import dev.seedcensus.jobs.sql.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints computed tables. */
public enum TablePrinter {
  /** Columns side by side. */
  TABLE {
    @Override
    public void print(List<ComputedTable> tables, PrintWriter out) {
      for (ComputedTable table : tables) {
        out.printf("%s%n%s%n%n", title(table), source(table));
        sheet(lines(table), right(table), out);
        table.notes().forEach(note -> out.printf("%n%s%n", note));
        out.println();
      }
      out.println(verdict(tables));
    }

    @Override
    void sheet(List<String[]> lines, boolean[] right, PrintWriter out) {
      TextTable.print(lines, right, out);
    }
  },

  /** Tables for a paper or a page. */
  MARKDOWN {
    @Override
    public void print(List<ComputedTable> tables, PrintWriter out) {
      for (ComputedTable table : tables) {
        out.printf("### %s%n%n%s%n%n", title(table), source(table));
        sheet(lines(table), right(table), out);
        table.notes().forEach(note -> out.printf("%n%s%n", note));
        out.println();
      }
      out.println(verdict(tables));
    }

    @Override
    void sheet(List<String[]> lines, boolean[] right, PrintWriter out) {
      row(lines.get(0), out);
      List<String> rule = new ArrayList<>();
      for (boolean number : right) {
        rule.add(number ? "---:" : "---");
      }
      row(rule.toArray(String[]::new), out);
      lines.subList(1, lines.size()).forEach(line -> row(line, out));
    }

    private void row(String[] cells, PrintWriter out) {
      StringBuilder text = new StringBuilder("|");
      for (String cell : cells) {
        text.append(' ').append(cell.replace("|", "\\|")).append(" |");
      }
      out.println(text);
    }
  },

  /** One list of values, comma-separated, with a heading. */
  CSV {
    @Override
    public void print(List<ComputedTable> tables, PrintWriter out) {
      out.println(
          "paper,table,seeds,row,measure,published,ours,low,high,agreement,standard_errors");
      for (ComputedTable table : tables) {
        for (Line line : table.lines()) {
          out.println(csvLine(cells(table, line)));
        }
      }
    }

    private List<String> cells(ComputedTable table, Line line) {
      List<String> row = new ArrayList<>();
      for (int i = 0; i < table.key().size(); i++) {
        row.add(table.key().get(i) + "=" + line.key().get(i));
      }
      Line.Agreement agreement = line.agreement();
      double apart = agreement.standardErrors();
      return List.of(
          table.paper(),
          table.published().id(),
          table.seeds(),
          String.join("; ", row),
          line.measure(),
          line.published(),
          line.ours(),
          line.low(),
          line.high(),
          agreement.kind().name().toLowerCase(Locale.ROOT),
          Double.isNaN(apart) ? "" : String.format(Locale.ROOT, "%.3f", apart));
    }

    @Override
    void sheet(List<String[]> lines, boolean[] right, PrintWriter out) {
      lines.forEach(line -> out.println(csvLine(List.of(line))));
    }

    /** What there is not is empty, without quotation marks. */
    private String csvLine(List<String> cells) {
      return ResultPrinter.csvLine(
          cells.stream().map(cell -> cell.isEmpty() ? null : cell).toArray(String[]::new));
    }
  };

  /** Prints the lines of a table, the heading first; {@code right} tells columns of numbers. */
  abstract void sheet(List<String[]> lines, boolean[] right, PrintWriter out);

  /** Prints tables of one paper or several. */
  public abstract void print(List<ComputedTable> tables, PrintWriter out);

  private static String title(ComputedTable table) {
    return "%s / %s: %s".formatted(table.paper(), table.published().id(), table.published().what());
  }

  private static String source(ComputedTable table) {
    String grammar = table.published().grammar();
    ComputedTable exact = table.exactPart();
    String equal =
        "exact: %,d of %,d values are equal"
            .formatted(exact.compared() - exact.different(), exact.compared());
    String apart = "what differs, by how many standard errors";
    String agreement =
        exact.lines().isEmpty()
            ? apart
            : exact.lines().size() == table.lines().size()
                ? equal
                : equal + "; of the others " + apart;
    return "%s%s; %s".formatted(grammar == null ? "" : grammar + ", ", seeds(table), agreement);
  }

  private static String seeds(ComputedTable table) {
    return table.seeds().isEmpty() ? "no seeds" : "seeds " + table.seeds();
  }

  private static boolean hasIntervals(ComputedTable table) {
    return table.lines().stream().anyMatch(line -> !line.low().isEmpty());
  }

  private static List<String[]> lines(ComputedTable table) {
    boolean intervals = hasIntervals(table);
    List<String[]> lines = new ArrayList<>();
    List<String> heading = new ArrayList<>(table.key());
    heading.addAll(List.of("measure", "published", "ours"));
    heading.addAll(intervals ? List.of("95 % from", "to") : List.of());
    heading.add("agreement");
    lines.add(heading.toArray(String[]::new));
    for (Line line : table.lines()) {
      List<String> cells = new ArrayList<>(line.key());
      cells.addAll(List.of(line.measure(), line.published(), line.ours()));
      cells.addAll(intervals ? List.of(line.low(), line.high()) : List.of());
      cells.add(line.agreement().toString());
      lines.add(cells.toArray(String[]::new));
    }
    return lines;
  }

  private static boolean[] right(ComputedTable table) {
    int names = table.key().size() + 1;
    boolean[] right = new boolean[names + (hasIntervals(table) ? 5 : 3)];
    for (int i = names; i < right.length - 1; i++) {
      right[i] = true;
    }
    return right;
  }

  private static String verdict(List<ComputedTable> tables) {
    long exact = tables.stream().filter(ComputedTable::exact).count();
    if (exact == 0) {
      return "No table here must agree exactly.";
    }
    List<String> failing =
        tables.stream().filter(ComputedTable::fails).map(table -> table.published().id()).toList();
    return "%d of %d exact tables agree%s"
        .formatted(
            exact - failing.size(),
            exact,
            failing.isEmpty() ? "." : "; these do not: " + String.join(", ", failing) + ".");
  }
}
