package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Turn;
import java.util.ArrayList;
import java.util.List;

/** Constraints in the numbers of a level, asked after each turn. Immutable. */
final class Watch {

  private final RulePattern[] forbidden;
  private final RulePattern[] mustForm;
  private final Constraints.Find find;

  /**
   * @throws IllegalArgumentException if a rule cannot be one of the level's
   */
  Watch(Constraints constraints, LevelTable table) {
    forbidden = patterns(constraints.forbidden(), table);
    mustForm = patterns(constraints.mustForm(), table);
    find = constraints.find();
  }

  private static RulePattern[] patterns(Iterable<String> rules, LevelTable table) {
    List<RulePattern> patterns = new ArrayList<>();
    rules.forEach(rule -> patterns.add(RulePattern.of(rule, table)));
    return patterns.toArray(RulePattern[]::new);
  }

  /** How many marks a state needs. */
  int marks() {
    return mustForm.length;
  }

  /** Marks of a state that has formed all it must. */
  int allMarks() {
    return (1 << mustForm.length) - 1;
  }

  /** Whether a route may go on by the turn just played, or begin with the start just settled. */
  boolean allows(Turn turn) {
    if (find == Constraints.Find.BYPASS && turn.playerPushedWord()) {
      return false;
    }
    if (find == Constraints.Find.HANDS_OFF && turn.movedWord()) {
      return false;
    }
    for (RulePattern rule : forbidden) {
      if (rule.held(turn)) {
        return false;
      }
    }
    return true;
  }

  /** The marks after the turn just played, or after the start from none. */
  int marks(int before, Turn turn) {
    int marks = before;
    for (int i = 0; i < mustForm.length; i++) {
      marks |= mustForm[i].held(turn) ? 1 << i : 0;
    }
    return marks;
  }
}
