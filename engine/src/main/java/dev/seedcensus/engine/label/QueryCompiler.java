package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;

/** Turns the value that a grammar gives as a query into a compiled one. */
public final class QueryCompiler {

  private final ExpressionCompiler expressions;

  public QueryCompiler(ExpressionCompiler expressions) {
    this.expressions = expressions;
  }

  /**
   * Compiles a query; undefined matches anything.
   *
   * @throws dev.seedcensus.engine.expr.ExpressionException if a {@code $test} does not parse
   */
  public Query compile(Value query) {
    return compile(query, false);
  }

  private Query compile(Value query, boolean exact) {
    if (query.isUndefined()) {
      return Query.ANY;
    }
    if (query instanceof Text text) {
      return new TextQuery(text.value(), expressions);
    }
    if (query instanceof Arr array) {
      return new ArrayQuery(compileAll(array, exact));
    }
    if (query instanceof Obj object) {
      boolean special = object.size() == 1 && object.shape().key(0).startsWith("$");
      return special
          ? compileSpecial(object.shape().key(0), object.at(0), exact)
          : compileObject(object, exact);
    }
    return new ScalarQuery(query);
  }

  private Query compileSpecial(String name, Value argument, boolean exact) {
    return switch (name) {
      case "$equals" -> compile(argument, true);
      case "$contains" -> compile(argument, false);
      case "$not" -> new CombinedQueries.Not(compile(argument, exact));
      case "$and" -> new CombinedQueries.And(compileAll((Arr) argument, exact));
      case "$or" -> new CombinedQueries.Or(compileAll((Arr) argument, exact));
      case "$find" -> new CombinedQueries.Find(compile(argument, exact));
      case "$test" -> new CombinedQueries.Test(expressions.compileTest(((Text) argument).value()));
      default ->
          throw new IllegalArgumentException(
              "Cannot compile the query " + name + ": there is none of that name");
    };
  }

  private Query compileObject(Obj object, boolean exact) {
    Query[] fields = new Query[object.size()];
    for (int i = 0; i < fields.length; i++) {
      fields[i] = compile(object.at(i), exact);
    }
    return new ObjectQuery(object.shape(), fields, exact);
  }

  private List<Query> compileAll(Arr array, boolean exact) {
    List<Query> queries = new ArrayList<>(array.length());
    for (int i = 0; i < array.length(); i++) {
      queries.add(compile(array.at(i), exact));
    }
    return queries;
  }
}
