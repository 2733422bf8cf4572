package dev.seedcensus.engine.label;

import dev.seedcensus.engine.expr.Element;
import dev.seedcensus.engine.value.JsText;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A string with holes {@code ${path}}; a value that is missing or falsy fills a hole with nothing.
 *
 * <p>A path begins with the id of a left-hand element, {@code $iter} or {@code $graph}; further
 * keys follow a point or stand in brackets.
 */
final class TemplateRecipe extends Recipe {

  private static final Pattern HOLE = Pattern.compile("\\$\\{([A-Za-z0-9_.$\\[\\]]+)\\}");
  private static final Pattern SEPARATOR = Pattern.compile("[.\\[\\]]+");

  /** Stands for the {@code $graph} in a path: an object that is no label. */
  private static final String OBJECT = "[object Object]";

  private final List<String> literals = new ArrayList<>();
  private final List<Hole> holes = new ArrayList<>();
  private boolean mentionsGraph;

  TemplateRecipe(String template, List<Element> elements) {
    Matcher matcher = HOLE.matcher(template);
    int from = 0;
    while (matcher.find()) {
      literals.add(template.substring(from, matcher.start()));
      holes.add(hole(keys(matcher.group(1)), elements));
      from = matcher.end();
    }
    literals.add(template.substring(from));
  }

  /** Whether a string has holes at all. */
  static boolean isTemplate(String text) {
    return text.contains("${") && HOLE.matcher(text).find();
  }

  @Override
  public Value evaluate(RecipeScope scope) {
    StringBuilder out = new StringBuilder(literals.get(0));
    for (int i = 0; i < holes.size(); i++) {
      holes.get(i).append(scope, out);
      out.append(literals.get(i + 1));
    }
    return Text.of(out.toString());
  }

  @Override
  public boolean mentionsGraph() {
    return mentionsGraph;
  }

  /** Reads one path and appends what stands there. */
  private interface Hole {
    void append(RecipeScope scope, StringBuilder out);
  }

  private static List<String> keys(String path) {
    return Arrays.stream(SEPARATOR.split(path)).filter(key -> !key.isEmpty()).toList();
  }

  private Hole hole(List<String> keys, List<Element> elements) {
    String name = keys.isEmpty() ? "" : keys.get(0);
    if (name.equals("$iter")) {
      return valueHole(scope -> Num.of(scope.iteration()), keys.subList(1, keys.size()));
    }
    if (name.equals("$graph") && keys.size() == 1) {
      return (scope, out) -> out.append(OBJECT);
    }
    for (int i = 0; i < elements.size(); i++) {
      if (elements.get(i).id().equals(name)) {
        return elementHole(i, elements.get(i).node(), keys);
      }
    }
    return (scope, out) -> {};
  }

  private static Hole elementHole(int element, boolean node, List<String> keys) {
    if (keys.size() == 1) {
      return (scope, out) -> out.append(OBJECT);
    }
    List<String> rest = keys.subList(2, keys.size());
    return switch (keys.get(1)) {
      case "label" -> valueHole(scope -> scope.label(element), rest);
      case "match" -> valueHole(scope -> scope.match(element), rest);
      case "id" ->
          node
              ? valueHole(scope -> Text.of(Integer.toString(scope.nodeId(element))), rest)
              : (scope, out) -> {};
      default -> (scope, out) -> {};
    };
  }

  private static Hole valueHole(
      java.util.function.Function<RecipeScope, Value> root, List<String> path) {
    String[] keys = path.toArray(new String[0]);
    return (scope, out) -> {
      Value value = root.apply(scope);
      for (String key : keys) {
        value = value == null ? Undefined.UNDEFINED : value.get(key);
      }
      if (value.truthy()) {
        out.append(JsText.of(value));
      }
    };
  }
}
