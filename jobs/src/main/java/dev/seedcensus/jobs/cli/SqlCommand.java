package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.Home;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.prompt.Conversation;
import dev.seedcensus.jobs.prompt.Prompt;
import dev.seedcensus.jobs.prompt.Script;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.CensusSession;
import dev.seedcensus.jobs.sql.Queries;
import dev.seedcensus.jobs.sql.ResultPrinter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Answers a query. Input: Spark SQL over the views of all runs below a folder. Output: the result
 * as a table, CSV or JSON lines.
 */
@Command(
    name = "sql",
    description = {
      "Runs a query (Spark SQL) over all runs below a folder.",
      "",
      "Views: seeds, firings, sites, locks, budgets, distances, node_types, edge_types, skins, plays,"
          + " battles, puzzles, levels, boards, killers, dials, sweeps, rounds, catalogue, runs and"
          + " more; 'census schema' lists all with their columns, units and meanings. Each holds all"
          + " runs below the folder: run_id and grammar tell them apart.",
      "",
      "Functions beside Spark's: wilson_low(hits, of) and wilson_high(hits, of), the 95 %% interval"
          + " of",
      "a share; student_margin(sd, n), half the width of the 95 %% interval of a mean;",
      "ratio_sd(part, whole), the standard deviation that belongs to sum(part) / sum(whole); and the table",
      "census(grammar, first, last): the records of a bundled grammar or a file for these seeds,",
      "generated as they are read, only the columns that are read.",
      "",
      "It reads: what would leave tables, files or jars behind is refused, a temporary view is not.",
      "",
      "Without a query a prompt opens, with history and completion: .help tells its commands. A piped",
      "script is carried out up to the end or the first mistake."
    },
    footer = {
      "",
      "Examples:",
      "  census sql \"select keys, count(*) n from seeds where grammar = 'dungeon' group by 1 order by 1\"",
      "  census sql \"select stage, rule, avg(firings) from firings group by 1, 2\" --format csv",
      "  census sql \"select field, avg(measured), avg(int(hit)) from budgets group by 1\"",
      "  census sql \"select avg(keys) from census('dungeon', 1, 10000)\"",
      "  census sql --in /tmp/census \"select * from runs\" --format json",
      "  census sql < questions.sql"
    })
final class SqlCommand extends CensusCommand {

  /** The size of a terminal that does not tell its own. */
  private static final int COLUMNS = 80;

  private static final int ROWS = 24;

  @Parameters(
      paramLabel = "QUERY",
      arity = "0..1",
      description = "A query. Without one, a prompt opens, or what is piped in is carried out.")
  private String query;

  @Option(
      names = "--in",
      paramLabel = "DIR",
      description = "An output folder, or a run's (default: data/out of the project).")
  private Path in;

  @Option(
      names = "--format",
      paramLabel = "table|csv|json",
      defaultValue = "table",
      description =
          "How to print the result (default: ${DEFAULT-VALUE}). A table cuts what is longer than 100"
              + " characters; csv and json give it whole.")
  private ResultPrinter format;

  @Mixin private SparkOptions sparkOptions;

  @Override
  int execute() {
    Path folder = in == null ? Home.out() : in;
    // The function census needs no runs, so without --in their absence is no mistake yet.
    List<Runs.Run> runs = in == null && !Files.isDirectory(folder) ? List.of() : Runs.below(folder);
    if (runs.isEmpty() && in != null) {
      throw Runs.none(folder, null);
    }
    try (CensusSession session = sparkOptions.open(false)) {
      CensusSession.readOnly(session.spark());
      if (!runs.isEmpty()) {
        CensusSession.follow(session.spark(), folder);
      }
      answer(session.spark());
    } catch (UserException e) {
      throw runs.isEmpty() && Queries.isAboutMissingView(e) ? Runs.none(folder, e) : e;
    }
    return ExitCode.OK;
  }

  private void answer(SparkSession spark) {
    if (query != null) {
      new Conversation(spark, format, out()).statement(query);
    } else if (!Boolean.getBoolean("census.terminal.in")) {
      Reader piped = new InputStreamReader(System.in, StandardCharsets.UTF_8);
      Script.run(piped, new Conversation(spark, format, out()));
    } else {
      talk(spark);
    }
  }

  private void talk(SparkSession spark) {
    try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
      if (terminal.getWidth() == 0) { // Some terminals do not tell, and no line can be drawn then.
        terminal.setSize(new Size(COLUMNS, ROWS));
      }
      terminal.writer().println("Ends with .quit; .help tells what else there is.");
      new Prompt(
              terminal,
              spark.sparkContext(),
              new Conversation(spark, format, terminal.writer()),
              Path.of(System.getProperty("user.home"), ".census_history"))
          .run();
    } catch (IOException e) {
      throw new UserException(
          "Cannot talk to this terminal (%s): pipe the query in.".formatted(e), e);
    }
  }
}
