package dev.seedcensus.jobs.experiment.search;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Records;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkThrowable;
import org.apache.spark.sql.catalyst.analysis.Analyzer;
import org.apache.spark.sql.catalyst.analysis.FunctionRegistry;
import org.apache.spark.sql.catalyst.catalog.InMemoryCatalog;
import org.apache.spark.sql.catalyst.catalog.SessionCatalog;
import org.apache.spark.sql.catalyst.expressions.And;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.AttributeReference;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.optimizer.ReplaceExpressions$;
import org.apache.spark.sql.catalyst.parser.CatalystSqlParser$;
import org.apache.spark.sql.catalyst.plans.logical.Filter;
import org.apache.spark.sql.catalyst.plans.logical.LocalRelation;
import org.apache.spark.sql.catalyst.plans.logical.LocalRelation$;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.types.StructType;
import scala.jdk.javaapi.CollectionConverters;

/**
 * A condition on one record of an experiment, in Spark's SQL: what could stand in a WHERE over the
 * experiment's table, with Spark's own functions. It is met where it is true; where it is null, as
 * in SQL, it is not. Read without a session, on the driver as on executors.
 *
 * @param text the condition as it was written
 * @param conjuncts the parts that AND joins on its outside, in the order written
 */
record Condition(String text, List<Conjunct> conjuncts) {

  Condition {
    conjuncts = List.copyOf(conjuncts);
  }

  /**
   * Reads a condition.
   *
   * @throws UserException if it is no condition, names no such column, or is about more than the
   *     record of one seed
   */
  static Condition of(String text, Experiment experiment) {
    StructType schema = Records.schema(experiment);
    Reading reading = new Reading(schema, new ConditionRules(experiment.name(), schema));
    List<Conjunct> conjuncts = new ArrayList<>();
    try {
      for (Expression part : parts(reading.parsed(text))) {
        conjuncts.add(reading.conjunct(part));
      }
    } catch (StackOverflowError e) { // Spark walks through expressions by recursion.
      throw new UserException(ConditionRules.TOO_DEEP, e);
    }
    return new Condition(text, conjuncts);
  }

  private static List<Expression> parts(Expression expression) {
    if (expression instanceof And and) {
      List<Expression> parts = new ArrayList<>(parts(and.left()));
      parts.addAll(parts(and.right()));
      return parts;
    }
    return List.of(expression);
  }

  /** All columns that it reads, in the order in which they stand in a record. */
  List<String> columns(Experiment experiment) {
    Set<String> read = new LinkedHashSet<>();
    conjuncts.forEach(conjunct -> read.addAll(conjunct.columns()));
    return Arrays.stream(Records.schema(experiment).fieldNames()).filter(read::contains).toList();
  }

  /** Reads parts of one condition. */
  private static final class Reading {

    private final StructType schema;
    private final ConditionRules rules;
    private final Analyzer analyzer =
        new Analyzer(
            new SessionCatalog(
                new InMemoryCatalog(new SparkConf(false), new Configuration(false)),
                FunctionRegistry.builtin()));

    Reading(StructType schema, ConditionRules rules) {
      this.schema = schema;
      this.rules = rules;
    }

    Expression parsed(String text) {
      try {
        return CatalystSqlParser$.MODULE$.parseExpression(text);
      } catch (Exception e) { // Spark throws checked exceptions that its signatures do not declare.
        throw mistake(e);
      }
    }

    Conjunct conjunct(Expression part) {
      rules.checkParsed(part);
      LocalRelation record = LocalRelation$.MODULE$.apply(schema);
      Expression resolved = resolved(part, record);
      rules.checkResolved(part, resolved);
      List<Attribute> read =
          CollectionConverters.asJava(record.output()).stream()
              .filter(attribute -> reads(resolved, attribute))
              .toList();
      return new Conjunct(
          Expressions.text(part),
          read.stream().map(Attribute::name).toList(),
          Expressions.bound(resolved, read));
    }

    private static boolean reads(Expression expression, Attribute attribute) {
      return Expressions.any(
          expression,
          node ->
              node instanceof AttributeReference reference
                  && reference.exprId().equals(attribute.exprId()));
    }

    private Expression resolved(Expression part, LocalRelation record) {
      try {
        LogicalPlan plan = analyzer.execute(new Filter(part, record));
        analyzer.checkAnalysis(plan);
        Filter filter = (Filter) ReplaceExpressions$.MODULE$.apply(plan);
        return Expressions.inlined(filter.condition());
      } catch (Exception e) { // As above.
        throw mistake(e);
      }
    }

    private RuntimeException mistake(Exception e) {
      if (e instanceof UserException mistake) {
        return mistake;
      }
      if (e instanceof SparkThrowable fault && fault.getCondition() != null) {
        return rules.told(fault, e);
      }
      return e instanceof RuntimeException bug ? bug : new IllegalStateException(e);
    }
  }
}
