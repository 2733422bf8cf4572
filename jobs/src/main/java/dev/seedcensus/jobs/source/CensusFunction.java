package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.Home;
import dev.seedcensus.jobs.SparkReason;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.ExpressionInfo;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.execution.datasources.v2.DataSourceV2Relation;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import scala.Option;
import scala.Tuple3;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The table function {@code census(grammar, lo, hi)}: the records of the seeds from lo to hi, both
 * inclusive, generated as they are read. The grammar is the name of a bundled one, a file or JSON
 * text; all three arguments are constants. It is the data source in another dress, so predicates on
 * seeds are pushed down and columns that nobody reads are not computed.
 */
public final class CensusFunction {

  private static final String NAME = "census";
  private static final String EXAMPLE = "write, for example, census('dungeon', 1, 1000).";
  private static final int ARGUMENTS = 3;

  /** What DESCRIBE FUNCTION tells. */
  private static final String USAGE =
      "_FUNC_(grammar, lo, hi) - The census of a grammar for the seeds lo..hi, generated as it is"
          + " read.";

  private static final String SOURCE = "java_udf";
  private static final String JSON = ".json";

  private CensusFunction() {}

  /** Gives every session that these extensions make the function. */
  public static void inject(SparkSessionExtensions extensions) {
    extensions.injectTableFunction(
        new Tuple3<>(
            FunctionIdentifier.apply(NAME),
            new ExpressionInfo(
                CensusFunction.class.getName(), null, NAME, USAGE, "", "", "", "", "", "", SOURCE),
            arguments -> plan(CollectionConverters.asJava(arguments))));
  }

  private static LogicalPlan plan(List<Expression> arguments) {
    if (arguments.size() != ARGUMENTS) {
      throw new UserException(
          "Function census takes a grammar, a first and a last seed, not %d arguments: %s"
              .formatted(arguments.size(), EXAMPLE));
    }
    String grammar = constant(arguments.get(0), "grammar").toString();
    String seeds = seed(arguments.get(1), "first") + ".." + seed(arguments.get(2), "last");
    Map<String, String> options =
        Map.of("grammar", grammar(grammar), SourceOptions.SEEDS, SeedSet.parse(seeds).toString());
    CaseInsensitiveStringMap none = CaseInsensitiveStringMap.empty();
    CensusTable table =
        new CensusTable(
            new SeedcensusSource().inferSchema(new CaseInsensitiveStringMap(options)), options);
    return DataSourceV2Relation.create(table, Option.empty(), Option.empty(), none, Option.empty());
  }

  private static Object constant(Expression argument, String name) {
    Object value = argument.foldable() ? argument.eval(null) : null;
    if (value == null) {
      throw new UserException(
          "Function census needs a constant as its %s, not %s: %s"
              .formatted(name, text(argument), EXAMPLE));
    }
    return value;
  }

  private static long seed(Expression argument, String name) {
    Object value = constant(argument, name + " seed");
    if (value instanceof Long || value instanceof Integer || value instanceof Short) {
      return ((Number) value).longValue();
    }
    throw new UserException(
        "Function census needs a whole number as its %s seed, not %s: %s"
            .formatted(name, text(argument), EXAMPLE));
  }

  /** An argument as it was written, but for a number's type. */
  private static String text(Expression argument) {
    return SparkReason.shortened(argument.sql().replaceFirst("(?<=\\d)[A-Z]{1,2}$", ""));
  }

  /** A bundled grammar's file by its name; whatever looks like a path or JSON stays as it is. */
  private static String grammar(String given) {
    if (given.matches("(?s).*[./\\\\{].*")) {
      return given;
    }
    if (!Files.exists(Home.grammar(given))) {
      throw UserException.unknown(
          "There is no bundled grammar '%s'".formatted(SparkReason.shortened(given)),
          given,
          bundled());
    }
    return Home.grammar(given).toString();
  }

  private static List<String> bundled() {
    try (Stream<Path> files = Files.list(Home.grammars())) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(JSON))
          .map(name -> name.substring(0, name.length() - JSON.length()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
