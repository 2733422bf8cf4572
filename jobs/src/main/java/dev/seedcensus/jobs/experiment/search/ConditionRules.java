package dev.seedcensus.jobs.experiment.search;

import dev.seedcensus.jobs.SparkReason;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Records;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.catalyst.FunctionIdentifier;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import org.apache.spark.sql.catalyst.analysis.UnresolvedFunction;
import org.apache.spark.sql.catalyst.expressions.Alias;
import org.apache.spark.sql.catalyst.expressions.AttributeReference;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.SubqueryExpression;
import org.apache.spark.sql.catalyst.expressions.Unevaluable;
import org.apache.spark.sql.catalyst.expressions.WindowExpression;
import org.apache.spark.sql.catalyst.trees.TreePattern;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;

/** What a condition may ask, and how it is said if it asks for more. */
final class ConditionRules {

  static final String TOO_DEEP = "the condition is nested too deeply: write a shorter one.";

  private static final String ONE_SEED =
      "a condition asks about one seed at a time: leave out subqueries, aggregates, windows and"
          + " functions that give rows";

  /** Conditions of Spark's errors that are about more than one row. */
  private static final List<String> ABOUT_ROWS =
      List.of("INVALID_WHERE_CONDITION", "WINDOW_FUNCTION", "UNSUPPORTED_GENERATOR");

  private final String experiment;
  private final List<String> columns;

  ConditionRules(String experiment, StructType schema) {
    this.experiment = experiment;
    this.columns = List.of(schema.fieldNames());
  }

  /** Checks what can be seen before names are looked up. */
  void checkParsed(Expression part) {
    if (Expressions.any(
        part, node -> node instanceof SubqueryExpression || node instanceof WindowExpression)) {
      throw new UserException(ONE_SEED + ".");
    }
    if (Expressions.any(part, Alias.class::isInstance)) {
      throw new UserException(
          "the condition ends in a name for what stands before it, '%s': is an operator missing, or"
                  .formatted(SparkReason.shortened(Expressions.text(part)))
              + " the half behind it?");
    }
    checkFunctions(part);
  }

  private static void checkFunctions(Expression expression) {
    if (expression instanceof UnresolvedFunction function) {
      List<String> name = CollectionConverters.asJava(function.nameParts());
      FunctionIdentifier last = FunctionIdentifier.apply(name.get(name.size() - 1));
      if (!FunctionRegistry.builtin().functionExists(last)) {
        List<String> known = new ArrayList<>();
        CollectionConverters.asJava(FunctionRegistry.builtin().listFunction())
            .forEach(id -> known.add(id.funcName()));
        throw UserException.nearest(
            "a condition has no function '%s'".formatted(String.join(".", name)),
            last.funcName(),
            known);
      }
    }
    Expressions.children(expression).forEach(ConditionRules::checkFunctions);
  }

  /** Checks what is known once names have been looked up. */
  void checkResolved(Expression part, Expression resolved) {
    if (reads(resolved, Records.MICROS)) {
      throw new UserException(
          "column 'micros' differs each time that a seed is run, and a search must not: leave it"
              + " out.");
    }
    if (reads(resolved, Records.ERROR)) {
      throw new UserException(
          "column 'error' is null wherever a seed can be accepted, since seeds that fail never are:"
              + " leave it out.");
    }
    if (!resolved.deterministic()
        || resolved.containsPattern(TreePattern.CURRENT_LIKE())
        || Expressions.any(resolved, ConditionRules::needsMore)) {
      throw new UserException(
          "'%s' depends on more than the seed, so that a search would find other seeds each time:"
                  .formatted(SparkReason.shortened(Expressions.text(part)))
              + " leave it out.");
    }
    checkConstants(resolved);
  }

  /** Whether it must be replaced by something that only a session knows. */
  private static boolean needsMore(Expression node) {
    return node instanceof Unevaluable && !(node instanceof AttributeReference);
  }

  private static boolean reads(Expression expression, String column) {
    return Expressions.any(
        expression,
        node -> node instanceof AttributeReference reference && reference.name().equals(column));
  }

  /** What has no value for any seed should be told before the first. */
  private void checkConstants(Expression expression) {
    if (expression.foldable()) {
      try {
        expression.eval(null);
      } catch (RuntimeException e) {
        if (e instanceof SparkThrowable fault && fault.getCondition() != null) {
          throw told(fault, e);
        }
        throw e;
      }
    } else {
      Expressions.children(expression).forEach(this::checkConstants);
    }
  }

  /** An error of Spark's about a condition, in the user's words. */
  UserException told(SparkThrowable fault, Exception cause) {
    String kind = fault.getCondition();
    Map<String, String> about = fault.getMessageParameters();
    if (kind.startsWith("UNRESOLVED_COLUMN") && about.containsKey("objectName")) {
      String name = about.get("objectName").replace("`", "");
      return UserException.unknown(
          "experiment %s has no column '%s'".formatted(experiment, name), name, columns);
    }
    if (kind.equals("DATATYPE_MISMATCH.FILTER_NOT_BOOLEAN")) {
      return new UserException(
          "%s is no condition, for it gives %s: compare it with something, for example keys = 3."
              .formatted(unquoted(about.get("filter")), unquoted(about.get("type"))),
          cause);
    }
    if (kind.equals("PARSE_EMPTY_STATEMENT")) {
      return new UserException("the condition is empty: write, for example, keys = 3.", cause);
    }
    if (kind.equals(SparkReason.TOO_COMPLEX)) {
      return new UserException(TOO_DEEP, cause);
    }
    if (kind.startsWith("CAST_INVALID_INPUT")) {
      return notOfItsType(about, cause);
    }
    return ABOUT_ROWS.stream().anyMatch(kind::startsWith)
        ? new UserException(ONE_SEED + ".", cause)
        : new UserException(
            "the condition cannot be used: " + SparkReason.of(cause.getMessage()), cause);
  }

  private static UserException notOfItsType(Map<String, String> about, Exception cause) {
    return new UserException(
        "%s is no %s: write a value of that type."
            .formatted(unquoted(about.get("expression")), unquoted(about.get("targetType"))),
        cause);
  }

  private static String unquoted(String text) {
    return text == null ? "it" : SparkReason.shortened(text.replace("\"", ""));
  }
}
