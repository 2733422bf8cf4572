package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.UserException;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.analysis.LocalTempView$;
import org.apache.spark.sql.catalyst.plans.logical.Command;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.rules.Rule;
import org.apache.spark.sql.execution.command.CreateSQLFunctionCommand;
import org.apache.spark.sql.execution.command.CreateViewCommand;
import org.apache.spark.sql.execution.command.DropFunctionCommand;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Refuses, in sessions that answer queries, what would leave something behind: tables, databases
 * and views in Spark's catalog, files, jars, programs that are run. What reads passes, and so does
 * what the session alone knows and forgets with its end: temporary views and functions, variables,
 * settings, caches. It changes no plan, and sees each before any name in it is looked up.
 *
 * <p>It keeps slips from becoming files. It is no protection against malice: whoever can have a
 * query answered can turn the setting off.
 */
final class ReadingOnly extends Rule<LogicalPlan> {

  /** Turns it on; without it anything goes, as it must where records are written. */
  static final String SETTING = "spark.seedcensus.reading.only";

  /** Commands that tell, by the beginnings of their names. */
  private static final Pattern TELLS =
      Pattern.compile("(Show|Describe|List|Explain|StreamingExplain|Noop)\\w*");

  /** Commands that change nothing but the session, or memory. */
  private static final Pattern PASSES_WITH_SESSION =
      Pattern.compile(
          "CreateTempViewUsing|DropView|DropTempViewCommand|AlterViewAs|(Set|Reset)Command"
              + "|Set(Catalog|Namespace|Path)Command|SetCatalogAndNamespace"
              + "|(Create|Drop|Set)Variable|(Declare|Open|Fetch|Close)Cursor|CompoundBody"
              + "|(Cache|Uncache|Refresh|ClearCache)\\w*");

  /** What writes or runs programs without being a command. */
  private static final Set<String> WRITES =
      Set.of(
          "Call",
          "CreateTable",
          "InsertIntoDir",
          "InsertIntoStatement",
          "ScriptTransformation",
          "WriteToContinuousDataSource",
          "WriteToDataSourceV2",
          "WriteToMicroBatchDataSource",
          "WriteToMicroBatchDataSourceV1",
          "WriteToStream",
          "WriteToStreamStatement");

  private static final Pattern FIRST_WORDS = Pattern.compile("([A-Z][a-z]+)([A-Z][a-z]+)?.*");

  private final SparkSession session;

  ReadingOnly(SparkSession session) {
    this.session = session;
  }

  @Override
  public LogicalPlan apply(LogicalPlan plan) {
    if (Boolean.parseBoolean(session.conf().get(SETTING, "false"))) {
      check(plan);
    }
    return plan;
  }

  private static void check(LogicalPlan plan) {
    String name = plan.getClass().getSimpleName().replace("$", "");
    if (plan instanceof Command ? !passes(plan, name) : WRITES.contains(name)) {
      throw new UserException(
          ("Cannot answer the query: %s would write, and queries only read a census; let a temporary"
                  + " view keep what later queries need.")
              .formatted(statement(name)));
    }
    CollectionConverters.asJava(plan.children()).forEach(ReadingOnly::check);
  }

  private static boolean passes(LogicalPlan command, String name) {
    if (command instanceof CreateViewCommand view) {
      return view.viewType() == LocalTempView$.MODULE$;
    }
    if (command instanceof CreateSQLFunctionCommand function) {
      return function.isTemp();
    }
    if (command instanceof DropFunctionCommand function) {
      return function.isTemp();
    }
    return TELLS.matcher(name).matches() || PASSES_WITH_SESSION.matcher(name).matches();
  }

  /** What SQL calls it: {@code CREATE TABLE} for CreateTableAsSelect. */
  private static String statement(String name) {
    return FIRST_WORDS
        .matcher(name.replaceFirst("(Command|Statement)$", ""))
        .replaceFirst("$1 $2")
        .strip()
        .toUpperCase(Locale.ROOT);
  }
}
