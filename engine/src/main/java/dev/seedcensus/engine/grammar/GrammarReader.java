package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Turns the JSON of a grammar file into a grammar, stage by stage and rule by rule. */
final class GrammarReader {

  private static final List<String> PROPERTIES =
      List.of("name", "start", "limit", "induced", "rules", "stages", "budget");
  private static final List<String> STAGE_PROPERTIES = List.of("name", "limit", "induced", "rules");
  private static final List<String> STAGE_SUGGESTED =
      Stream.concat(STAGE_PROPERTIES.stream(), Stream.of(Primitives.KEY)).toList();

  /** Pairs of nodes of one left-hand side, all rules together: the memory that a search takes. */
  private static final long MOST_PAIRS = 4_000_000;

  private final Primitives primitives;

  GrammarReader(Primitives primitives) {
    this.primitives = primitives;
  }

  Grammar read(JsonNode json, Place file) {
    Fields grammar = Fields.of(json, file, "a grammar", PROPERTIES);
    boolean staged = grammar.has("stages");
    if (staged == grammar.has("rules")) {
      throw file.mistake(
          staged
              ? "it has both rules and stages; move the rules into a stage"
              : "rules or stages are missing; a grammar lists one of the two");
    }
    boolean induced = grammar.flag("induced", false);
    List<Stage> stages =
        staged ? stages(grammar, induced) : List.of(unnamedStage(grammar, induced));
    checkSize(stages, file);
    return new Grammar(
        grammar.text("name"),
        start(grammar),
        grammar.count("limit", Grammar.UNLIMITED),
        staged,
        stages,
        Budgets.read(grammar));
  }

  private static void checkSize(List<Stage> stages, Place file) {
    long pairs = 0;
    for (Stage stage : stages) {
      for (Rule rule : stage.rules()) {
        pairs += (long) rule.lhs().nodes().size() * rule.lhs().nodes().size();
      }
    }
    if (pairs > MOST_PAIRS) {
      throw file.mistake(
          "the left-hand sides have too many nodes: the squares of their numbers add up to "
              + pairs
              + ", more than "
              + MOST_PAIRS
              + "; look for less at once");
    }
  }

  private static Value start(Fields grammar) {
    return grammar.has("start") ? JsonValues.of(grammar.get("start")) : Undefined.UNDEFINED;
  }

  private Stage unnamedStage(Fields grammar, boolean induced) {
    return new Stage(null, Grammar.UNLIMITED, rules(grammar, grammar.place(), induced));
  }

  private List<Stage> stages(Fields grammar, boolean induced) {
    JsonNode listed = grammar.array("stages", "stages");
    if (listed.isEmpty()) {
      throw grammar.at("stages").mistake("the list is empty; a grammar needs a stage");
    }
    List<Stage> stages = new ArrayList<>();
    for (JsonNode json : listed) {
      stages.add(stage(json, grammar.place(), stages.size(), induced));
    }
    return stages;
  }

  private Stage stage(JsonNode written, Place file, int index, boolean induced) {
    Place place = file.stage(index, nameOf(written));
    JsonNode json = primitives.stage(written, place);
    Place named = file.stage(index, nameOf(json));
    Fields stage = Fields.of(json, named, "a stage", STAGE_PROPERTIES, STAGE_SUGGESTED);
    if (!stage.has("rules")) {
      throw named.mistake("rules are missing; a stage lists its rules");
    }
    return new Stage(
        stage.text("name"),
        stage.count("limit", Grammar.UNLIMITED),
        rules(stage, named, stage.flag("induced", induced)));
  }

  private List<Rule> rules(Fields owner, Place place, boolean induced) {
    List<Rule> rules = new ArrayList<>();
    for (JsonNode written : owner.array("rules", "rules")) {
      JsonNode json = primitives.rule(written, place.rule(rules.size(), nameOf(written)));
      rules.add(RuleReader.read(json, place.rule(rules.size(), nameOf(json)), induced));
    }
    return rules;
  }

  /** The name for messages, where there is a usable one. */
  private static String nameOf(JsonNode json) {
    return json.path("name").textValue();
  }
}
