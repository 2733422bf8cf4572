package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.List;
import java.util.function.Function;

/**
 * Writes grammars out in full: no shorthand, no primitive, {@code induced} on each rule, properties
 * in a fixed order.
 *
 * <p>What has its default is left out: a missing limit, a rule's weight of 1, its limit and delay
 * of 0, false flags, empty lists of edges, heads and tails. The keys of labels keep their order,
 * since a run can depend on it. For a grammar that a {@link GrammarLoader} made, the text loads
 * again as an equal grammar, and equal texts mean the same runs.
 */
public final class CanonicalGrammar {

  private CanonicalGrammar() {}

  /** The grammar as JSON without white space. */
  public static String write(Grammar grammar) {
    return JsonWriter.compact(json(grammar));
  }

  /** The grammar as indented JSON for people; the same content as {@link #write}. */
  public static String writePretty(Grammar grammar) {
    return JsonWriter.pretty(json(grammar));
  }

  private static Value json(Grammar grammar) {
    Obj.Builder json = new Obj.Builder();
    put(json, "name", grammar.name());
    put(json, "start", grammar.start());
    putLimit(json, grammar.limit());
    put(json, "budget", grammar.budget());
    if (grammar.staged()) {
      json.put("stages", list(grammar.stages(), CanonicalGrammar::stage));
    } else {
      json.put("rules", list(grammar.stages().get(0).rules(), CanonicalGrammar::rule));
    }
    return json.build();
  }

  private static Value stage(Stage stage) {
    Obj.Builder json = new Obj.Builder();
    put(json, "name", stage.name());
    putLimit(json, stage.limit());
    return json.put("rules", list(stage.rules(), CanonicalGrammar::rule)).build();
  }

  private static Value rule(Rule rule) {
    Obj.Builder json = new Obj.Builder();
    put(json, "name", rule.name());
    json.put("lhs", pattern(rule.lhs()));
    json.put("rhs", replacement(rule.rhs(), rule.lhs()));
    put(json, "weight", rule.weight());
    put(json, "condition", rule.condition());
    putNumber(json, "limit", rule.limit());
    put(json, "type", rule.type());
    putNumber(json, "delay", rule.delay());
    putFlag(json, "induced", rule.induced());
    return json.build();
  }

  private static Value pattern(Pattern lhs) {
    List<Pattern.Node> nodes = lhs.nodes();
    return side(
        list(nodes, CanonicalGrammar::patternNode),
        list(lhs.edges(), edge -> patternEdge(edge, nodes)));
  }

  private static Value patternNode(Pattern.Node node) {
    Obj.Builder json = new Obj.Builder();
    json.put("id", Text.of(node.id()));
    put(json, "label", node.query());
    putFlag(json, "strict", node.strict());
    return json.build();
  }

  private static Value patternEdge(Pattern.Edge edge, List<Pattern.Node> nodes) {
    Obj.Builder json = new Obj.Builder();
    json.put("v", Text.of(nodes.get(edge.v()).id()));
    json.put("w", Text.of(nodes.get(edge.w()).id()));
    put(json, "label", edge.query());
    put(json, "id", edge.id());
    return json.build();
  }

  private static Value replacement(Replacement rhs, Pattern lhs) {
    List<Replacement.Node> nodes = rhs.nodes();
    return side(
        list(nodes, node -> replacementNode(node, lhs)),
        list(rhs.edges(), edge -> replacementEdge(edge, nodes)));
  }

  private static Value replacementNode(Replacement.Node node, Pattern lhs) {
    Obj.Builder json = new Obj.Builder();
    json.put("id", Text.of(node.id()));
    put(json, "label", node.recipe());
    putIds(json, "head", node.head(), lhs);
    putIds(json, "tail", node.tail(), lhs);
    return json.build();
  }

  private static Value replacementEdge(Replacement.Edge edge, List<Replacement.Node> nodes) {
    Obj.Builder json = new Obj.Builder();
    json.put("v", Text.of(nodes.get(edge.v()).id()));
    json.put("w", Text.of(nodes.get(edge.w()).id()));
    put(json, "label", edge.recipe());
    return json.build();
  }

  private static Value side(Arr nodes, Arr edges) {
    Obj.Builder json = new Obj.Builder().put("node", nodes);
    if (edges.length() > 0) {
      json.put("edge", edges);
    }
    return json.build();
  }

  private static void putIds(Obj.Builder json, String key, List<Integer> positions, Pattern lhs) {
    if (!positions.isEmpty()) {
      json.put(key, list(positions, position -> Text.of(lhs.nodes().get(position).id())));
    }
  }

  private static void put(Obj.Builder json, String key, String text) {
    put(json, key, text == null ? Undefined.UNDEFINED : Text.of(text));
  }

  private static void put(Obj.Builder json, String key, Value value) {
    if (!value.isUndefined()) {
      json.put(key, value);
    }
  }

  private static void putLimit(Obj.Builder json, double limit) {
    if (limit != Grammar.UNLIMITED) {
      json.put("limit", Num.of(limit));
    }
  }

  private static void putNumber(Obj.Builder json, String key, double number) {
    if (number != 0) {
      json.put(key, Num.of(number));
    }
  }

  private static void putFlag(Obj.Builder json, String key, boolean flag) {
    if (flag) {
      json.put(key, Bool.TRUE);
    }
  }

  private static <T> Arr list(List<T> items, Function<T, Value> json) {
    return Arr.of(items.stream().map(json).toList());
  }
}
