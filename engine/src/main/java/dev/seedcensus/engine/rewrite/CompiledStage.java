package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.Stage;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A stage ready to run: its rules, and how many counters they share. */
final class CompiledStage {

  private final Stage stage;
  private final int index;
  private final CompiledRule[] rules;
  private final int counters;
  private final Set<Need> kept;

  CompiledStage(Stage stage, int index, List<CompiledRule> rules, int counters) {
    this.stage = stage;
    this.index = index;
    this.rules = rules.toArray(new CompiledRule[0]);
    this.counters = counters;
    this.kept = EnumSet.allOf(Need.class);
    kept.removeIf(
        need ->
            !need.isShape() || rules.stream().anyMatch(rule -> !rule.plan().keeps(need.keys())));
  }

  /** Its position in the grammar. */
  int index() {
    return index;
  }

  /** Cap on its iterations. */
  double limit() {
    return stage.limit();
  }

  int ruleCount() {
    return rules.length;
  }

  CompiledRule rule(int r) {
    return rules[r];
  }

  int counters() {
    return counters;
  }

  /** Whether the stage never changes what some needs ask for. */
  boolean keeps(Set<Need> needs) {
    return kept.containsAll(needs);
  }

  /** Name for people: the stage's own, or its number, from 0. */
  String displayName() {
    return displayName(stage, index);
  }

  static String displayName(Stage stage, int index) {
    return stage.name() != null ? stage.name() : "#" + index;
  }
}
