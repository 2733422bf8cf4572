package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.expr.ExpressionLimits;
import dev.seedcensus.engine.label.QueryCompiler;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.Set;
import java.util.regex.Pattern;

/** Puts queries to sketched labels. */
final class SketchQuery {

  /** Whether a query matches every label of a sketch, none, or it cannot be told. */
  enum Verdict {
    NO,
    MAYBE,
    YES;

    Verdict and(Verdict other) {
      return compareTo(other) <= 0 ? this : other;
    }

    Verdict or(Verdict other) {
      return compareTo(other) >= 0 ? this : other;
    }

    Verdict not() {
      return this == MAYBE ? MAYBE : this == YES ? NO : YES;
    }
  }

  /** Queries that match every text of one line with a digit in it. */
  private static final Set<String> ANY_TEXT = Set.of("(.+)", ".+", "(.*)", ".*", "[\\s\\S]+");

  private static final Pattern PLAIN = Pattern.compile("[\\w-]*");

  private final QueryCompiler queries =
      new QueryCompiler(new ExpressionCompiler(ExpressionLimits.defaults()));

  Verdict matches(Value query, Sketch label) {
    if (query.isUndefined()) {
      return Verdict.YES;
    }
    if (label instanceof Sketch.Known known) {
      return matches(query, known.value());
    }
    if (label instanceof Sketch.Numbered numbered) {
      return matches(query, numbered);
    }
    Sketch.Fields fields = (Sketch.Fields) label;
    if (query.equals(fields.matched())) {
      return Verdict.YES;
    }
    if (query instanceof Obj object) {
      boolean special = object.size() == 1 && object.shape().key(0).startsWith("$");
      return special
          ? special(object.shape().key(0), object.at(0), label)
          : fieldsMatch(object, fields);
    }
    boolean isObject = !fields.open();
    return isObject ? Verdict.NO : Verdict.MAYBE;
  }

  private Verdict matches(Value query, Sketch.Numbered label) {
    if (query instanceof Obj object) {
      boolean special = object.size() == 1 && object.shape().key(0).startsWith("$");
      return special ? special(object.shape().key(0), object.at(0), label) : Verdict.NO;
    }
    if (!(query instanceof Text text)) {
      return Verdict.NO;
    }
    if (ANY_TEXT.contains(text.value())) {
      return Verdict.YES;
    }
    boolean literal = PLAIN.matcher(text.value()).matches();
    return literal && !label.mayBe(text.value()) ? Verdict.NO : Verdict.MAYBE;
  }

  private Verdict matches(Value query, Value label) {
    try {
      return queries.compile(query).matches(label) ? Verdict.YES : Verdict.NO;
    } catch (ExpressionException e) {
      return Verdict.MAYBE;
    }
  }

  private Verdict special(String name, Value argument, Sketch label) {
    return switch (name) {
      case "$not" -> matches(argument, label).not();
      case "$and" -> all((Arr) argument, label);
      case "$or" -> any((Arr) argument, label);
      case "$contains" -> matches(argument, label);
      // Whether there are further keys is not followed up.
      case "$equals" -> matches(argument, label).and(Verdict.MAYBE);
      default -> Verdict.MAYBE;
    };
  }

  private Verdict all(Arr queries, Sketch label) {
    Verdict verdict = Verdict.YES;
    for (int i = 0; i < queries.length(); i++) {
      verdict = verdict.and(matches(queries.at(i), label));
    }
    return verdict;
  }

  private Verdict any(Arr queries, Sketch label) {
    Verdict verdict = Verdict.NO;
    for (int i = 0; i < queries.length(); i++) {
      verdict = verdict.or(matches(queries.at(i), label));
    }
    return verdict;
  }

  private Verdict fieldsMatch(Obj query, Sketch.Fields label) {
    boolean isObject = !label.open() || !label.fields().isEmpty();
    Verdict verdict = isObject ? Verdict.YES : Verdict.MAYBE;
    for (String key : query.shape().keys()) {
      verdict = verdict.and(matches(query.get(key), label.field(key)));
    }
    return verdict;
  }
}
