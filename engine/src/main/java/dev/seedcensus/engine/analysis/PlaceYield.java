package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Replacement;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.HashSet;
import java.util.Set;

/**
 * How many {@linkplain NodeType#isPlace places} one firing of a rule adds: those of its right-hand
 * side minus those of its left-hand side, told from the rule alone.
 *
 * <p>Both numbers are bounds that hold at every site. They differ where the type of a node depends
 * on the site. Takes time proportional to the size of the rule.
 *
 * @param least fewest places that a firing adds; negative where it removes some
 * @param greatest most places that a firing adds
 */
public record PlaceYield(int least, int greatest) {

  private static final PlaceYield NONE = new PlaceYield(0, 0);
  private static final PlaceYield ONE = new PlaceYield(1, 1);
  private static final PlaceYield MAYBE = new PlaceYield(0, 1);

  /** The yield of a rule. */
  public static PlaceYield of(Rule rule) {
    AbstractRecipes recipes = new AbstractRecipes(rule);
    PlaceYield yield = NONE;
    Set<String> kept = new HashSet<>();
    for (int r = 0; r < rule.rhs().nodes().size(); r++) {
      Replacement.Node node = rule.rhs().nodes().get(r);
      if (keepsType(node) && !recipes.node(r).seesUpdates()) {
        kept.add(node.id());
      } else {
        yield = yield.plus(place(recipes.node(r).label().field("type")));
      }
    }
    RuleSketches sketches = new RuleSketches(rule);
    for (Pattern.Node node : rule.lhs().nodes()) {
      if (!kept.contains(node.id())) {
        Value type = Obj.of("$eval", Text.of("$" + node.id() + ".label.type"));
        yield = yield.minus(place(sketches.made(type)));
      }
    }
    return yield;
  }

  /** Whether a firing always adds the same number. */
  public boolean isExact() {
    return least == greatest;
  }

  /** Whether a node is a matched one whose label changes, if at all, in other fields. */
  private static boolean keepsType(Replacement.Node node) {
    if (node.id().equals(RuleSketches.kept(node.recipe()))) {
      return true;
    }
    if (!(node.recipe() instanceof Obj recipe) || !(recipe.get("$assign") instanceof Arr parts)) {
      return false;
    }
    boolean keeps = node.id().equals(RuleSketches.kept(parts.at(0)));
    for (int i = 1; i < parts.length(); i++) {
      keeps &= parts.at(i) instanceof Obj fields && leavesType(fields);
    }
    return keeps;
  }

  private static boolean leavesType(Obj fields) {
    return fields.shape().keys().stream()
        .noneMatch(key -> key.equals("type") || key.startsWith("$"));
  }

  private static PlaceYield place(Sketch type) {
    if (type instanceof Sketch.Known known) {
      return NodeType.of(GateParser.name(known.value())).isPlace() ? ONE : NONE;
    }
    return type instanceof Sketch.Numbered ? NONE : MAYBE;
  }

  private PlaceYield plus(PlaceYield other) {
    return new PlaceYield(least + other.least, greatest + other.greatest);
  }

  private PlaceYield minus(PlaceYield other) {
    return new PlaceYield(least - other.greatest, greatest - other.least);
  }
}
