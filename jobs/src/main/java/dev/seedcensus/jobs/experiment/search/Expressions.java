package dev.seedcensus.jobs.experiment.search;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.expressions.AttributeReference;
import org.apache.spark.sql.catalyst.expressions.BoundReference;
import org.apache.spark.sql.catalyst.expressions.CommonExpressionDef;
import org.apache.spark.sql.catalyst.expressions.CommonExpressionId;
import org.apache.spark.sql.catalyst.expressions.CommonExpressionRef;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.With;
import scala.collection.immutable.Seq;
import scala.jdk.javaapi.CollectionConverters;

/** Looks into Spark's expressions, and changes them. */
final class Expressions {

  private Expressions() {}

  static List<Expression> children(Expression expression) {
    return CollectionConverters.asJava(expression.children());
  }

  /** Whether an expression or one within it is so. */
  static boolean any(Expression expression, Predicate<Expression> so) {
    return so.test(expression) || children(expression).stream().anyMatch(child -> any(child, so));
  }

  /** As SQL, without the brackets that Spark puts around it. */
  static String text(Expression expression) {
    String sql = expression.sql();
    return isEnclosed(sql) ? sql.substring(1, sql.length() - 1) : sql;
  }

  private static boolean isEnclosed(String sql) {
    int depth = 0;
    boolean quoted = false;
    for (int i = 0; i < sql.length(); i++) {
      char c = sql.charAt(i);
      quoted ^= c == '\'';
      depth += quoted ? 0 : c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0 && i < sql.length() - 1) {
        return false;
      }
    }
    return sql.startsWith("(") && !quoted;
  }

  /**
   * The same expression without those that Spark's planner computes once and refers to by number,
   * which cannot be evaluated by themselves; they are deterministic, so repeating them is the same.
   */
  static Expression inlined(Expression expression) {
    return inlined(expression, Map.of());
  }

  private static Expression inlined(
      Expression expression, Map<CommonExpressionId, Expression> known) {
    if (expression instanceof CommonExpressionRef reference) {
      return known.get(reference.id());
    }
    if (expression instanceof With with) {
      Map<CommonExpressionId, Expression> more = new HashMap<>(known);
      for (CommonExpressionDef definition : CollectionConverters.asJava(with.defs())) {
        more.put(definition.id(), inlined(definition.child(), known));
      }
      return inlined(with.child(), more);
    }
    return withChildren(expression, child -> inlined(child, known));
  }

  /** The same expression over a row that has just these attributes, in this order. */
  static Expression bound(Expression expression, List<Attribute> row) {
    if (expression instanceof AttributeReference reference) {
      for (int i = 0; i < row.size(); i++) {
        if (row.get(i).exprId().equals(reference.exprId())) {
          return new BoundReference(i, reference.dataType(), reference.nullable());
        }
      }
      throw new IllegalArgumentException("The row has no " + reference);
    }
    return withChildren(expression, child -> bound(child, row));
  }

  private static Expression withChildren(Expression expression, UnaryOperator<Expression> change) {
    List<Expression> children = new ArrayList<>();
    children(expression).forEach(child -> children.add(change.apply(child)));
    Seq<Expression> scala = CollectionConverters.asScala(children).toSeq();
    return expression.withNewChildren(scala);
  }
}
