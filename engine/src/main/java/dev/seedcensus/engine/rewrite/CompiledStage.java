package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.Stage;
import java.util.List;

/** A stage ready to run: its rules, and how many counters they share. */
record CompiledStage(Stage stage, int index, List<CompiledRule> rules, int counters) {

  CompiledStage {
    rules = List.copyOf(rules);
  }

  /**
   * Whether the stage leaves the shape of every graph as it is, node ids apart.
   *
   * @param types whether it must also leave the {@code type} of every label
   */
  boolean keeps(boolean types) {
    return rules.stream().allMatch(rule -> rule.plan().keepsShape() && (!types || rule.plan().keepsTypes()));
  }

  /** Whether a left-hand side has no node: it has one site everywhere and always. */
  boolean hasEmptyPattern() {
    return rules.stream().anyMatch(rule -> rule.pattern().size() == 0);
  }

  /** Name for people: the stage's own, or its number, from 1. */
  String displayName() {
    return displayName(stage, index);
  }

  static String displayName(Stage stage, int index) {
    return stage.name() != null ? stage.name() : "#" + (index + 1);
  }
}
