package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.grammar.Stage;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.jobs.UserException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The rules of the stage that is tuned, by name or by position. */
public final class StageRules {

  private final int index;
  private final Stage stage;
  private final String name;
  private final List<String> names;

  /** The rules of the stage at a position. */
  public StageRules(Grammar grammar, int index) {
    RuleTally names = new RuleTally(grammar);
    this.index = index;
    this.stage = grammar.stages().get(index);
    this.name = names.stageName(index);
    this.names =
        IntStream.range(0, names.rules(index)).mapToObj(r -> names.ruleName(index, r)).toList();
  }

  /**
   * The rules of a stage.
   *
   * @param key name or position of the stage; null for the only one
   * @throws UserException if there is no such stage, naming the nearest
   */
  public static StageRules of(Grammar grammar, String key) {
    RuleTally tally = new RuleTally(grammar);
    List<String> stages = IntStream.range(0, tally.stages()).mapToObj(tally::stageName).toList();
    if (key == null && stages.size() == 1) {
      return new StageRules(grammar, 0);
    }
    if (key == null) {
      throw new UserException(
          "the grammar has several stages: add a line like 'stage: %s'.".formatted(stages.get(0)));
    }
    return new StageRules(grammar, position(key, stages, "stage"));
  }

  /** Position of the stage in the grammar. */
  public int index() {
    return index;
  }

  public String stageName() {
    return name;
  }

  public Stage stage() {
    return stage;
  }

  public Rule rule(int rule) {
    return stage.rules().get(rule);
  }

  /** A rule's name; with its position where others have that name too. */
  public String name(int rule) {
    String own = names.get(rule);
    boolean several = names.stream().filter(own::equals).count() > 1;
    return several ? "%s (#%d)".formatted(own, rule) : own;
  }

  /**
   * Position of a rule.
   *
   * @param key its name or position
   * @throws UserException if there is no such rule, naming the nearest, or several
   */
  public int position(String key) {
    return position(key, names, "rule");
  }

  private static int position(String key, List<String> names, String what) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equals(key)) {
        found.add(i);
      }
    }
    if (found.size() > 1) {
      throw new UserException(
          "there are %d %ss '%s': give the position instead, one of %s."
              .formatted(found.size(), what, key, found));
    }
    if (found.isEmpty() && key.matches("\\d{1,6}") && Integer.parseInt(key) < names.size()) {
      return Integer.parseInt(key);
    }
    if (found.isEmpty()) {
      throw UserException.unknown("there is no %s '%s'".formatted(what, key), key, names);
    }
    return found.get(0);
  }

  /** Positions of the rules whose weights are numbers above 0, or left out. */
  public List<Integer> movable() {
    return IntStream.range(0, names.size())
        .filter(
            rule ->
                rule(rule).weight().isUndefined()
                    || (rule(rule).weight() instanceof Num number && number.value() > 0))
        .boxed()
        .toList();
  }

  /**
   * The weight of a rule that is to be moved.
   *
   * @throws UserException if it is an expression or not above 0
   */
  public double weight(int rule) {
    if (rule(rule).weight().isUndefined()) {
      return 1;
    }
    if (!(rule(rule).weight() instanceof Num number)) {
      throw new UserException(
          "the weight of rule %s is an expression, which tuning cannot move: leave the rule out."
              .formatted(name(rule)));
    }
    if (!(number.value() > 0)) {
      throw new UserException(
          "rule %s has weight %s: give it one above 0 to begin with."
              .formatted(name(rule), number.text()));
    }
    return number.value();
  }
}
