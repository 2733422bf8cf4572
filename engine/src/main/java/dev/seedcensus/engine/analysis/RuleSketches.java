package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.expr.Expression;
import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.expr.ExpressionLimits;
import dev.seedcensus.engine.expr.GraphView;
import dev.seedcensus.engine.expr.Scope;
import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;

/**
 * Sketches the labels that a rule makes, without a site.
 *
 * <p>Constants are known, and so are texts that end in the number of the iteration, up to that
 * number. Of a matched label the fields are known that its query fixes, or more where a sketch of
 * it is given. All other expressions are unknown.
 */
final class RuleSketches {

  private static final String QUOTED = "\"([^\"\\\\]*)\"";
  private static final java.util.regex.Pattern NUMBERED =
      java.util.regex.Pattern.compile(
          "\\s*" + QUOTED + " \\+ \\(\\$\\$iter \\+ 1\\)(?: \\+ " + QUOTED + ")?\\s*");
  private static final java.util.regex.Pattern ALTERNATIVE =
      java.util.regex.Pattern.compile("(\\s*\\$\\w+\\.label\\.\\w+\\s*)\\|\\|([^|&?]*)");
  private static final java.util.regex.Pattern LABEL_READ =
      java.util.regex.Pattern.compile("\\s*\\$(\\w+)\\.label((?:\\.\\w+)*)\\s*");
  private static final java.util.regex.Pattern KEY = java.util.regex.Pattern.compile("\\w+");
  private static final java.util.regex.Pattern PLAIN = java.util.regex.Pattern.compile("[\\w-]*");

  private final ExpressionCompiler expressions;
  private final Map<String, Sketch> matched;

  private RuleSketches(ExpressionCompiler expressions, Map<String, Sketch> matched) {
    this.expressions = expressions;
    this.matched = matched;
  }

  RuleSketches(Rule rule) {
    this(new ExpressionCompiler(ExpressionLimits.defaults()), new HashMap<>());
    for (Pattern.Node node : rule.lhs().nodes()) {
      matched.put(node.id(), matching(node.query()));
    }
    for (Pattern.Edge edge : rule.lhs().edges()) {
      if (edge.id() != null) {
        matched.put(edge.id(), matching(edge.query()));
      }
    }
  }

  /** The same rule at sites where more is known of some matched labels. */
  RuleSketches at(Map<String, Sketch> known) {
    Map<String, Sketch> both = new HashMap<>(matched);
    both.putAll(known);
    return new RuleSketches(expressions, both);
  }

  // ---- what a query tells of the labels that match it

  private static Sketch matching(Value query) {
    if (isConstant(query)) {
      return new Sketch.Known(query);
    }
    return new Sketch.Fields(query.isUndefined() ? null : query, fixed(query), true);
  }

  private static Map<String, Sketch> fixed(Value query) {
    Map<String, Sketch> fields = new LinkedHashMap<>();
    if (query instanceof Obj object) {
      for (String key : object.shape().keys()) {
        fix(key, object.get(key), fields);
      }
    }
    return fields;
  }

  private static void fix(String key, Value query, Map<String, Sketch> fields) {
    if (key.equals("$and") && query instanceof Arr all) {
      for (int i = 0; i < all.length(); i++) {
        fields.putAll(fixed(all.at(i)));
      }
    } else if (!key.startsWith("$")) {
      fields.put(key, matching(query));
    }
  }

  /** Whether a query matches one value only. */
  private static boolean isConstant(Value query) {
    return query instanceof Text text
        ? PLAIN.matcher(text.value()).matches()
        : !(query instanceof Obj) && !(query instanceof Arr) && !query.isUndefined();
  }

  // ---- recipes

  /** The element whose label a recipe keeps as it is, or null. */
  static String kept(Value recipe) {
    if (recipe instanceof Obj object && object.get("$eval") instanceof Text text) {
      Matcher read = LABEL_READ.matcher(text.value());
      return read.matches() && read.group(2).isEmpty() ? read.group(1) : null;
    }
    return null;
  }

  /** The label that a recipe makes. */
  Sketch made(Value recipe) {
    if (recipe instanceof Text text) {
      return template(text);
    }
    if (!(recipe instanceof Obj object)) {
      return recipe instanceof Arr ? Sketch.unknown() : new Sketch.Known(recipe);
    }
    if (object.size() == 1 && object.shape().key(0).startsWith("$")) {
      return special(object.shape().key(0), object.at(0));
    }
    Map<String, Sketch> fields = new LinkedHashMap<>();
    object.shape().keys().forEach(key -> fields.put(key, made(object.get(key))));
    return new Sketch.Fields(null, fields, false);
  }

  private static Sketch template(Text text) {
    return text.value().contains("${") ? Sketch.unknown() : new Sketch.Known(text);
  }

  private Sketch special(String name, Value argument) {
    if (name.equals("$eval")) {
      return argument instanceof Text source ? evaluated(source.value()) : Sketch.unknown();
    }
    boolean shallow = name.equals("$assign") || name.equals("$extend");
    if (!shallow || !(argument instanceof Arr parts) || parts.length() == 0) {
      return Sketch.unknown();
    }
    Sketch label = made(parts.at(0));
    for (int i = 1; i < parts.length(); i++) {
      label = label.overwritten(made(parts.at(i)));
    }
    return label;
  }

  private Sketch evaluated(String source) {
    Matcher read = LABEL_READ.matcher(source);
    if (read.matches() && matched.containsKey(read.group(1))) {
      Sketch label = matched.get(read.group(1));
      Matcher keys = KEY.matcher(read.group(2));
      while (keys.find()) {
        label = label.field(keys.group());
      }
      return label;
    }
    Matcher numbered = NUMBERED.matcher(source);
    if (numbered.matches()) {
      String suffix = numbered.group(2) == null ? "" : numbered.group(2);
      return new Sketch.Numbered(numbered.group(1), suffix);
    }
    Matcher alternative = ALTERNATIVE.matcher(source);
    if (alternative.matches()) {
      return either(evaluated(alternative.group(1)), evaluated(alternative.group(2)));
    }
    return source.contains("$") ? Sketch.unknown() : constant(source);
  }

  /** The first of two values where it counts as true, otherwise the second. */
  private static Sketch either(Sketch first, Sketch second) {
    if (first instanceof Sketch.Known known) {
      return known.value().truthy() ? first : second;
    }
    return first instanceof Sketch.Numbered ? first : Sketch.unknown();
  }

  private Sketch constant(String source) {
    try {
      Expression expression = expressions.compile(source, List.of());
      return new Sketch.Known(expression.evaluate(new NoSite()));
    } catch (ExpressionException e) {
      return Sketch.unknown();
    }
  }

  /** The scope of expressions that read nothing. */
  private static final class NoSite implements Scope {

    @Override
    public int iteration() {
      throw unexpected();
    }

    @Override
    public Value label(int element) {
      throw unexpected();
    }

    @Override
    public Value match(int element) {
      throw unexpected();
    }

    @Override
    public int nodeId(int element) {
      throw unexpected();
    }

    @Override
    public boolean hasEdge(int fromElement, int toElement) {
      throw unexpected();
    }

    @Override
    public GraphView graph() {
      throw unexpected();
    }

    private static ExpressionException unexpected() {
      return new ExpressionException("An expression that names no element reads one");
    }
  }
}
