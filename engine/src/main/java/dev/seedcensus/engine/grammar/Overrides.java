package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Replaces single numbers of a grammar, each found by a path such as {@code stages.expand.limit}. */
final class Overrides {

  private static final List<String> RULE_NUMBERS = List.of("weight", "limit", "delay");

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
    if (path.equals("limit")) {
      return new Grammar(
          grammar.name(), grammar.start(), number, grammar.staged(), grammar.stages(), grammar.budget());
    }
    if (path.startsWith("budget.")) {
      return budget(grammar, path.substring("budget.".length()));
    }
    String list = grammar.staged() ? "stages." : "rules.";
    if (!path.startsWith(list)) {
      throw unknownRoot(path, grammar.staged());
    }
    String rest = path.substring(list.length());
    List<Stage> stages =
        grammar.staged()
            ? stages(grammar.stages(), rest)
            : List.of(rule(grammar.stages().get(0), rest));
    return new Grammar(
        grammar.name(), grammar.start(), grammar.limit(), grammar.staged(), stages, grammar.budget());
  }

  private GrammarException unknownRoot(String path, boolean staged) {
    String wrongList = staged ? "rules" : "stages";
    if (head(path).equals(wrongList)) {
      return place.mistake(
          staged
              ? "the rules of this grammar are in stages; write stages.STAGE.rules.RULE.FIELD"
              : "this grammar has no stages; write rules.RULE.FIELD");
    }
    List<String> roots = List.of("limit", "budget", staged ? "stages" : "rules");
    return place.mistake(
        "a grammar has no number "
            + Wording.quote(head(path))
            + "; "
            + NearestName.remedy(head(path), roots));
  }

  private Grammar budget(Grammar grammar, String field) {
    if (!Budgets.FIELDS.contains(field)) {
      throw noNumber("a budget", field, Budgets.FIELDS);
    }
    if (!Budgets.isAmount(number)) {
      throw place.mistake("a budget is a whole number of at least 0, not " + Num.of(number));
    }
    Obj declared = grammar.budget() instanceof Obj budget ? budget : Obj.EMPTY;
    return new Grammar(
        grammar.name(),
        grammar.start(),
        grammar.limit(),
        grammar.staged(),
        grammar.stages(),
        declared.with(field, Num.of(number)));
  }

  private List<Stage> stages(List<Stage> stages, String path) {
    Step step = step(path, stages.stream().map(Stage::name).toList(), "stage");
    Stage stage = stages.get(step.index());
    Stage changed;
    if (step.rest().equals("limit")) {
      changed = new Stage(stage.name(), number, stage.rules());
    } else if (step.rest().startsWith("rules.")) {
      changed = rule(stage, step.rest().substring("rules.".length()));
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
        field.equals("weight") ? RuleReader.weight(number) : rule.weight(),
        rule.condition(),
        field.equals("limit") ? number : rule.limit(),
        rule.type(),
        field.equals("delay") ? number : rule.delay(),
        rule.induced());
  }

  /** The element that a path begins with; a name may have dots, and the longest that fits counts. */
  private Step step(String path, List<String> names, String what) {
    for (int end = path.length(); end >= 0; end = path.lastIndexOf('.', end - 1)) {
      String key = path.substring(0, end);
      Set<Integer> found = indices(key, names);
      if (found.size() > 1) {
        List<String> indices = found.stream().map(String::valueOf).toList();
        throw place.mistake(
            Wording.quote(key)
                + " means several "
                + what
                + "s, those at "
                + Wording.list(indices)
                + "; "
                + (indices.contains(key) ? "rename one" : "give the index"));
      }
      if (found.size() == 1) {
        return new Step(found.iterator().next(), path.substring(Math.min(end + 1, path.length())));
      }
    }
    throw unknown(head(path), names, what);
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
    List<String> known = names.stream().filter(Objects::nonNull).distinct().toList();
    String remedy =
        known.isEmpty()
            ? "give an index from 0 to " + (names.size() - 1)
            : NearestName.remedy(key, known);
    return place.mistake("there is no " + what + " " + Wording.quote(key) + "; " + remedy);
  }

  private GrammarException noNumber(String what, String field, List<String> known) {
    if (field.isEmpty()) {
      return place.mistake("the path ends too early; go on with one of " + Wording.list(known));
    }
    return place.mistake(
        what
            + " has no number "
            + Wording.quote(head(field))
            + "; "
            + NearestName.remedy(head(field), known));
  }

  private static String head(String path) {
    int dot = path.indexOf('.');
    return dot < 0 ? path : path.substring(0, dot);
  }
}
