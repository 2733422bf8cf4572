package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.Stage;
import java.util.List;

/** A stage ready to run: its rules, and how many counters they share. */
final class CompiledStage {

  private final Stage stage;
  private final int index;
  private final CompiledRule[] rules;
  private final int counters;
  private final boolean keepsShape;
  private final boolean keepsTypes;

  CompiledStage(Stage stage, int index, List<CompiledRule> rules, int counters) {
    this.stage = stage;
    this.index = index;
    this.rules = rules.toArray(new CompiledRule[0]);
    this.counters = counters;
    this.keepsShape = rules.stream().allMatch(rule -> rule.plan().keepsShape());
    this.keepsTypes = keepsShape && rules.stream().allMatch(rule -> rule.plan().keepsTypes());
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

  /**
   * Whether the stage leaves the shape of every graph as it is, node ids apart.
   *
   * @param types whether it must also leave the {@code type} of every label
   */
  boolean keeps(boolean types) {
    return types ? keepsTypes : keepsShape;
  }

  /** Name for people: the stage's own, or its number, from 0. */
  String displayName() {
    return displayName(stage, index);
  }

  static String displayName(Stage stage, int index) {
    return stage.name() != null ? stage.name() : "#" + index;
  }
}
