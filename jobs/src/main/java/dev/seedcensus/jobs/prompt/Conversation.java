package dev.seedcensus.jobs.prompt;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.sql.Queries;
import dev.seedcensus.jobs.sql.ResultPrinter;
import dev.seedcensus.jobs.sql.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalog.Table;
import org.apache.spark.sql.types.StructField;

/** Carries out what is said at the prompt: statements, and commands that begin with a dot. */
public final class Conversation {

  /** The commands, each with what it does. */
  static final List<String[]> COMMANDS =
      List.of(
          new String[] {".tables", "lists the views"},
          new String[] {".schema [VIEW]", "lists a view's columns, or those of all views"},
          new String[] {
            ".format table|csv|json", "chooses how results are printed; a table cuts long cells"
          },
          new String[] {".timer on|off", "tells how long each statement took"},
          new String[] {".help", "lists these commands"},
          new String[] {".quit", "ends the prompt"});

  private final SparkSession session;
  private final PrintWriter out;
  private ResultPrinter format;
  private boolean timed;
  private boolean over;

  /**
   * @param session with the views
   * @param format how to print results until told otherwise
   * @param out where results go
   */
  public Conversation(SparkSession session, ResultPrinter format, PrintWriter out) {
    this.session = session;
    this.format = format;
    this.out = out;
  }

  /** Whether the end has been asked for. */
  boolean isOver() {
    return over;
  }

  /**
   * Carries out a statement, without its semicolon.
   *
   * @throws UserException if Spark says that it is wrong
   */
  public void statement(String sql) {
    long start = System.nanoTime();
    Queries.answer(
        "the query",
        () -> {
          Dataset<Row> result = session.sql(sql);
          // What only does something, such as creating a view, has no columns to show.
          if (result.columns().length > 0) {
            format.print(result, out);
          }
          return null;
        });
    if (timed) {
      out.printf(Locale.ROOT, "Time: %.3f s%n", (System.nanoTime() - start) / 1e9);
    }
    out.flush();
  }

  /**
   * Carries out a command.
   *
   * @throws UserException if there is no such command, or no such view
   */
  void command(String line) {
    String[] words = line.strip().split("\\s+", -1);
    String argument = words.length > 1 ? words[1] : null;
    switch (words[0]) {
      case ".tables" -> views().forEach(out::println);
      case ".schema" -> schema(argument);
      case ".format" -> format = choice(argument, ResultPrinter.class, ".format table|csv|json");
      case ".timer" -> timed = choice(argument, Switch.class, ".timer on|off") == Switch.ON;
      case ".help" -> TextTable.print(help(), new boolean[2], out);
      case ".quit", ".exit" -> over = true;
      default ->
          throw UserException.unknown(
              "There is no command '%s'".formatted(words[0]), words[0], names());
    }
    out.flush();
  }

  private enum Switch {
    ON,
    OFF
  }

  private static <E extends Enum<E>> E choice(String given, Class<E> type, String usage) {
    return Arrays.stream(type.getEnumConstants())
        .filter(constant -> constant.name().equalsIgnoreCase(given))
        .findFirst()
        .orElseThrow(() -> new UserException("Cannot tell what is wanted: write " + usage + "."));
  }

  static List<String> names() {
    return COMMANDS.stream().map(command -> command[0].split(" ", -1)[0]).toList();
  }

  private static List<String[]> help() {
    List<String[]> lines = new ArrayList<>();
    lines.add(new String[] {"command", "does"});
    lines.addAll(COMMANDS);
    return lines;
  }

  /** The names of the views, in order. */
  List<String> views() {
    return session.catalog().listTables().collectAsList().stream()
        .map(Table::name)
        .sorted()
        .toList();
  }

  /** The columns of a view that there is. */
  StructField[] columns(String view) {
    return session.table(view).schema().fields();
  }

  private void schema(String view) {
    List<String> views = views();
    if (view != null && !views.contains(view)) {
      throw UserException.unknown("There is no view '%s'".formatted(view), view, views);
    }
    List<String[]> lines = new ArrayList<>();
    lines.add(new String[] {"view", "column", "type", "meaning"});
    for (String name : view == null ? views : List.of(view)) {
      for (StructField field : columns(name)) {
        lines.add(
            new String[] {
              name,
              field.name(),
              field.dataType().simpleString(),
              field.getComment().getOrElse(() -> "")
            });
      }
    }
    TextTable.print(lines, new boolean[4], out);
  }
}
