package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.message.Wording;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Replaces single numbers of a grammar, each found by a path such as {@code stages.expand.limit}.
 */
final class Overrides {

  private static final List<String> RULE_NUMBERS = List.of("weight", "limit", "delay");

  private static final String TOO_SHORT = "the path ends too early; it must lead to one number";

  /** An element that a path names, and how the path goes on behind it. */
  private record Step(int index, String rest) {}

  private final double number;
  private final Place place;

  private Overrides(double number, Place place) {
    this.number = number == 0 ? 0 : number;
    this.place = place;
  }

  static Grammar apply(Grammar grammar, Map<String, Double> overrides, Place file) {
    Grammar changed = grammar;
    for (Map.Entry<String, Double> override : overrides.entrySet()) {
      Place place = file.override(override.getKey());
      double number = override.getValue();
      if (!Double.isFinite(number)) {
        throw place.mistake("the value must be a finite number, not " + number);
      }
      changed = new Overrides(number, place).grammar(changed, override.getKey());
    }
    return changed;
  }

  private Grammar grammar(Grammar grammar, String path) {
    String list = grammar.staged() ? "stages" : "rules";
    if (path.equals("limit")) {
      return changed(grammar, count("a limit"), grammar.stages(), grammar.budget());
    }
    if (under("budget", path)) {
      return changed(grammar, grammar.limit(), grammar.stages(), budget(grammar, rest(path)));
    }
    if (!under(list, path)) {
      throw unknownRoot(head(path), list);
    }
    List<Stage> stages =
        grammar.staged()
            ? stages(grammar.stages(), rest(path))
            : List.of(rule(grammar.stages().get(0), rest(path)));
    return changed(grammar, grammar.limit(), stages, grammar.budget());
  }

  private static Grammar changed(Grammar grammar, double limit, List<Stage> stages, Value budget) {
    return new Grammar(grammar.name(), grammar.start(), limit, grammar.staged(), stages, budget);
  }

  private GrammarException unknownRoot(String root, String list) {
    if (root.equals("rules")) {
      return place.mistake(
          "the rules of this grammar are in stages; write stages.STAGE.rules.RULE.FIELD");
    }
    if (root.equals("stages")) {
      return place.mistake("this grammar has no stages; write rules.RULE.FIELD");
    }
    return noNumber("a grammar", root, List.of("limit", "budget", list));
  }

  private Value budget(Grammar grammar, String field) {
    if (!Budgets.FIELDS.contains(field)) {
      throw noNumber("a budget", field, Budgets.FIELDS);
    }
    return Budgets.with(grammar.budget(), field, count("a budget"));
  }

  private List<Stage> stages(List<Stage> stages, String path) {
    Step step = step(path, stages.stream().map(Stage::name).toList(), "stage");
    Stage stage = stages.get(step.index());
    Stage changed;
    if (step.rest().equals("limit")) {
      changed = new Stage(stage.name(), count("a limit"), stage.rules());
    } else if (under("rules", step.rest())) {
      changed = rule(stage, rest(step.rest()));
    } else {
      throw noNumber("a stage", step.rest(), List.of("limit", "rules"));
    }
    List<Stage> replaced = new ArrayList<>(stages);
    replaced.set(step.index(), changed);
    return replaced;
  }

  private Stage rule(Stage stage, String path) {
    Step step = step(path, stage.rules().stream().map(Rule::name).toList(), "rule");
    List<Rule> rules = new ArrayList<>(stage.rules());
    rules.set(step.index(), changed(rules.get(step.index()), step.rest()));
    return new Stage(stage.name(), stage.limit(), rules);
  }

  private Rule changed(Rule rule, String field) {
    if (!RULE_NUMBERS.contains(field)) {
      throw noNumber("a rule", field, RULE_NUMBERS);
    }
    return new Rule(
        rule.name(),
        rule.lhs(),
        rule.rhs(),
        field.equals("weight") ? RuleReader.weight(weight()) : rule.weight(),
        rule.condition(),
        field.equals("limit") ? count("a limit") : rule.limit(),
        rule.type(),
        field.equals("delay") ? count("a delay") : rule.delay(),
        rule.induced());
  }

  private double count(String what) {
    if (!Fields.isCount(number)) {
      throw place.mistake(what + " is " + Fields.COUNT + ", not " + Num.of(number));
    }
    return number;
  }

  private double weight() {
    if (number < 0) {
      throw place.mistake("a weight is " + RuleReader.WEIGHT + ", not " + Num.of(number));
    }
    return number;
  }

  /**
   * The element that a path begins with; a name may have dots, and the longest that fits counts.
   */
  private Step step(String path, List<String> names, String what) {
    if (path.isEmpty()) {
      throw place.mistake(TOO_SHORT);
    }
    for (int end = path.length(); end >= 0; end = path.lastIndexOf('.', end - 1)) {
      String key = path.substring(0, end);
      Set<Integer> found = indices(key, names);
      if (found.size() > 1) {
        throw ambiguous(key, found.stream().map(String::valueOf).toList(), what);
      }
      if (found.size() == 1) {
        return new Step(found.iterator().next(), path.substring(Math.min(end + 1, path.length())));
      }
    }
    throw unknown(head(path), names, what);
  }

  private GrammarException ambiguous(String key, List<String> indices, String what) {
    return place.mistake(
        Wording.quote(key)
            + " means several "
            + what
            + "s, those at "
            + Wording.list(indices)
            + "; "
            + (indices.contains(key) ? "rename one" : "give the index"));
  }

  private static Set<Integer> indices(String key, List<String> names) {
    Set<Integer> found = new TreeSet<>();
    for (int i = 0; i < names.size(); i++) {
      if (key.equals(names.get(i)) || key.equals(Integer.toString(i))) {
        found.add(i);
      }
    }
    return found;
  }

  private GrammarException unknown(String key, List<String> names, String what) {
    String clause = "there is no " + what + " " + Wording.quote(key) + "; ";
    List<String> known = names.stream().filter(Objects::nonNull).distinct().toList();
    if (names.isEmpty() || NearestName.of(key, known).isPresent()) {
      return place.mistake(clause + NearestName.remedy(key, known));
    }
    String listed = known.isEmpty() ? "give " : "known: " + Wording.list(known) + ", or ";
    return place.mistake(clause + listed + "an index from 0 to " + (names.size() - 1));
  }

  private GrammarException noNumber(String what, String field, List<String> known) {
    if (field.isEmpty() || known.contains(field)) {
      return place.mistake(TOO_SHORT);
    }
    return place.mistake(
        what + " has no number " + Wording.quote(field) + "; " + NearestName.remedy(field, known));
  }

  /** Whether a path begins with a list or object; it may end there, too early. */
  private static boolean under(String root, String path) {
    return head(path).equals(root);
  }

  private static String head(String path) {
    int dot = path.indexOf('.');
    return dot < 0 ? path : path.substring(0, dot);
  }

  private static String rest(String path) {
    int dot = path.indexOf('.');
    return dot < 0 ? "" : path.substring(dot + 1);
  }
}
