package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.grammar.Replacement;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The labels that a rule's recipes may make of the labels that its elements may have.
 *
 * <p>A recipe that updates a label is seen by the recipes after it; of such a label they are taken
 * to know nothing.
 */
final class AbstractRecipes {

  /** Beyond this many combinations of labels, those that a recipe reads count as their queries. */
  private static final int MOST_CASES = 256;

  private static final Pattern MENTION = Pattern.compile("\\$(\\w+)");
  private static final Set<String> WRITERS = Set.of("$assign", "$extend", "$merge");

  private final Rule rule;
  private final RuleSketches sketches;
  private final List<Recipe> nodes = new ArrayList<>();
  private final List<Recipe> edges = new ArrayList<>();

  AbstractRecipes(Rule rule) {
    this.rule = rule;
    this.sketches = new RuleSketches(rule);
    Set<String> updated = new LinkedHashSet<>();
    rule.rhs().nodes().forEach(node -> nodes.add(recipe(node.recipe(), updated)));
    rule.rhs().edges().forEach(edge -> edges.add(recipe(edge.recipe(), updated)));
  }

  private Recipe recipe(Value value, Set<String> updated) {
    Recipe recipe = new Recipe(value, Set.copyOf(updated));
    collectUpdates(value, updated);
    return recipe;
  }

  /** Whether a right-hand node is a left-hand one with the label that it had. */
  boolean keepsNode(int r) {
    Replacement.Node node = rule.rhs().nodes().get(r);
    return node.id().equals(RuleSketches.kept(node.recipe()))
        && !nodes.get(r).updatedBefore.contains(node.id());
  }

  Recipe node(int r) {
    return nodes.get(r);
  }

  /** The recipe of the edge that the rule leaves between two of its right-hand nodes, or null. */
  Recipe edge(int v, int w) {
    Recipe last = null;
    for (int e = 0; e < edges.size(); e++) {
      Replacement.Edge edge = rule.rhs().edges().get(e);
      last = edge.v() == v && edge.w() == w ? edges.get(e) : last;
    }
    return last;
  }

  private static void collectUpdates(Value recipe, Set<String> updated) {
    if (recipe instanceof Arr items) {
      for (int i = 0; i < items.length(); i++) {
        collectUpdates(items.at(i), updated);
      }
    } else if (recipe instanceof Obj object) {
      for (String key : object.shape().keys()) {
        if (WRITERS.contains(key) && object.get(key) instanceof Arr parts && parts.length() > 0) {
          collectMentions(parts.at(0), updated);
        }
        collectUpdates(object.get(key), updated);
      }
    }
  }

  private static void collectMentions(Value recipe, Set<String> mentions) {
    if (recipe instanceof Text text) {
      Matcher mention = MENTION.matcher(text.value());
      while (mention.find()) {
        mentions.add(mention.group(1));
      }
    } else if (recipe instanceof Arr items) {
      for (int i = 0; i < items.length(); i++) {
        collectMentions(items.at(i), mentions);
      }
    } else if (recipe instanceof Obj object) {
      object.shape().keys().forEach(key -> collectMentions(object.get(key), mentions));
    }
  }

  /** One recipe. */
  final class Recipe {

    private final Value value;
    private final Set<String> mentions = new LinkedHashSet<>();
    private final Set<String> updatedBefore;

    Recipe(Value value, Set<String> updatedBefore) {
      this.value = value;
      this.updatedBefore = updatedBefore;
      collectMentions(value, mentions);
    }

    /** What it makes as far as that is the same at every site. */
    Sketch label() {
      return label(Map.of());
    }

    /** Whether it may read a label that an earlier recipe of the rule updates. */
    boolean seesUpdates() {
      return mentions.stream().anyMatch(updatedBefore::contains);
    }

    /**
     * The labels that it may make.
     *
     * @param known labels of elements in the case at hand
     * @param kinds labels that the elements may have
     */
    List<Sketch> labels(Map<String, Sketch> known, Map<String, List<Sketch>> kinds) {
      List<Map<String, Sketch>> cases = new ArrayList<>();
      cases.add(known);
      for (String element : mentions) {
        List<Sketch> choices = kinds.get(element);
        boolean open = choices != null && !known.containsKey(element);
        if (open && (long) cases.size() * choices.size() <= MOST_CASES) {
          cases = split(cases, element, choices);
        }
      }
      return cases.stream().map(this::label).distinct().toList();
    }

    private static List<Map<String, Sketch>> split(
        List<Map<String, Sketch>> cases, String element, List<Sketch> choices) {
      List<Map<String, Sketch>> finer = new ArrayList<>();
      for (Map<String, Sketch> one : cases) {
        for (Sketch choice : choices) {
          Map<String, Sketch> with = new HashMap<>(one);
          with.put(element, choice);
          finer.add(with);
        }
      }
      return finer;
    }

    private Sketch label(Map<String, Sketch> known) {
      Map<String, Sketch> seen = new HashMap<>(known);
      // Of a label that is not known, the query still tells something.
      seen.values().removeIf(Sketch.unknown()::equals);
      updatedBefore.forEach(element -> seen.put(element, Sketch.unknown()));
      return sketches.at(seen).made(value);
    }
  }
}
