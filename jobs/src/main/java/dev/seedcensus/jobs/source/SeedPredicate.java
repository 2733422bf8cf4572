package dev.seedcensus.jobs.source;

import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.BinaryOperator;
import org.apache.spark.sql.connector.expressions.Expression;
import org.apache.spark.sql.connector.expressions.Literal;
import org.apache.spark.sql.connector.expressions.NamedReference;
import org.apache.spark.sql.connector.expressions.filter.Predicate;

/**
 * What a predicate says about seeds.
 *
 * @param seeds a set that holds every seed for which the predicate can hold
 * @param exact whether it holds for all of them, whatever the other columns are
 */
record SeedPredicate(SeedSet seeds, boolean exact) {

  private static final SeedPredicate UNKNOWN = new SeedPredicate(SeedSet.ALL, false);

  static SeedPredicate of(Predicate predicate) {
    Expression[] operands = predicate.children();
    return switch (predicate.name()) {
      case "AND" -> combine(operands, SeedSet::intersect);
      case "OR" -> combine(operands, SeedSet::union);
      case "NOT" -> not(operands[0]);
      case "ALWAYS_TRUE" -> exactly(SeedSet.ALL);
      case "ALWAYS_FALSE" -> exactly(SeedSet.NONE);
      case "IS_NOT_NULL" -> isSeed(operands[0]) ? exactly(SeedSet.ALL) : UNKNOWN;
      case "IS_NULL" -> isSeed(operands[0]) ? exactly(SeedSet.NONE) : UNKNOWN;
      case "IN" -> in(operands);
      case "=", "<=>", "<>", "<", "<=", ">", ">=" -> comparison(predicate.name(), operands);
      default -> UNKNOWN;
    };
  }

  private static SeedPredicate exactly(SeedSet seeds) {
    return new SeedPredicate(seeds, true);
  }

  private static SeedPredicate combine(Expression[] operands, BinaryOperator<SeedSet> operator) {
    SeedPredicate left = ofOperand(operands[0]);
    SeedPredicate right = ofOperand(operands[1]);
    return new SeedPredicate(operator.apply(left.seeds, right.seeds), left.exact && right.exact);
  }

  private static SeedPredicate not(Expression operand) {
    SeedPredicate inner = ofOperand(operand);
    return inner.exact ? exactly(inner.seeds.complement()) : UNKNOWN;
  }

  private static SeedPredicate ofOperand(Expression operand) {
    return operand instanceof Predicate predicate ? of(predicate) : UNKNOWN;
  }

  /** A list with a null in it is never false, only true or unknown: left to Spark. */
  private static SeedPredicate in(Expression[] operands) {
    if (!isSeed(operands[0])) {
      return UNKNOWN;
    }
    SeedSet seeds = SeedSet.NONE;
    for (Expression item : Arrays.asList(operands).subList(1, operands.length)) {
      Optional<Long> value = number(item);
      if (value.isEmpty()) {
        return UNKNOWN;
      }
      seeds = seeds.union(SeedSet.range(value.get(), value.get()));
    }
    return exactly(seeds);
  }

  private static SeedPredicate comparison(String operator, Expression[] operands) {
    boolean seedFirst = isSeed(operands[0]);
    if (!seedFirst && !isSeed(operands[1])) {
      return UNKNOWN;
    }
    String seen = seedFirst ? operator : mirrored(operator);
    return number(operands[seedFirst ? 1 : 0])
        .map(value -> exactly(compared(seen, value)))
        .orElse(UNKNOWN);
  }

  private static String mirrored(String operator) {
    return switch (operator) {
      case "<" -> ">";
      case "<=" -> ">=";
      case ">" -> "<";
      case ">=" -> "<=";
      default -> operator;
    };
  }

  private static SeedSet compared(String operator, long value) {
    return switch (operator) {
      case "<" -> value > 0 ? SeedSet.range(0, value - 1) : SeedSet.NONE;
      case "<=" -> SeedSet.range(0, value);
      case ">" -> SeedSet.range(0, value).complement();
      case ">=" -> value > 0 ? SeedSet.range(0, value - 1).complement() : SeedSet.ALL;
      case "<>" -> SeedSet.range(value, value).complement();
      default -> SeedSet.range(value, value);
    };
  }

  private static boolean isSeed(Expression expression) {
    return expression instanceof NamedReference reference
        && reference.fieldNames().length == 1
        && reference.fieldNames()[0].equalsIgnoreCase(Records.SEED);
  }

  private static Optional<Long> number(Expression expression) {
    if (expression instanceof Literal<?> literal) {
      Object value = literal.value();
      boolean whole = value instanceof Long || value instanceof Integer || value instanceof Short;
      return whole ? Optional.of(((Number) value).longValue()) : Optional.empty();
    }
    return Optional.empty();
  }
}
