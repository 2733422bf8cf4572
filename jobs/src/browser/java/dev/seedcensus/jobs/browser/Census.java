package dev.seedcensus.jobs.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.Main;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;

/** Command lines within this process, over the runs below one folder. */
record Census(Path runs) {

  /** Runs a command that may find that seeds failed, and nothing worse. */
  static String run(String... arguments) {
    SharedSpark.session();
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(arguments, new PrintWriter(out), new PrintWriter(err));
    assertTrue(code <= 1, err::toString);
    return out.toString();
  }

  /** The lines that a query gives, without the heading. */
  List<String> sql(String query) {
    return run("sql", "--in", runs.toString(), "--format", "csv", query).lines().skip(1).toList();
  }

  /** The same where it gives one value. */
  String value(String query) {
    return sql(query).get(0);
  }
}
