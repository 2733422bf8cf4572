package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.grammar.Stage;
import java.util.ArrayList;
import java.util.List;

/**
 * Which rules of a grammar can never fire, told from its rules alone.
 *
 * <p>An abstract interpretation (P. Cousot and R. Cousot, "Abstract interpretation", POPL 1977, <a
 * href="https://doi.org/10.1145/512950.512973">doi:10.1145/512950.512973</a>). A graph is
 * represented by the labels of its nodes and by what lies between any two of them, labels sketched
 * as {@link SelfNesting} does. Starting from the grammar's start symbol, every rule adds what it
 * may make of what there may be, stage by stage, until nothing is added or the stage's limit is
 * reached. A rule is dead where one of its nodes, or one of its edges together with what its
 * condition demands of the same two nodes by {@code $$graph.hasEdge}, matches nothing of all that.
 *
 * <p>"Proven dead" is certain for runs from the start symbol: such a rule never has a site. "May
 * fire" is not a promise: nodes are looked at two at a time, and weights, limits above 0, {@code
 * delay}, {@code strict}, {@code induced} and other conditions are not looked at. A grammar with
 * very many kinds of labels gets no proofs. Takes time proportional to rounds · rules · kinds, some
 * milliseconds for a bundled grammar.
 */
public final class RuleReach {

  /** What is known of a rule. */
  public enum Verdict {
    MAY_FIRE,
    PROVEN_DEAD
  }

  /**
   * The verdict on a rule.
   *
   * @param stage position of its stage in the grammar
   * @param rule position of the rule in the stage
   * @param reason what it can never find, or null where it may fire
   */
  public record Finding(int stage, int rule, String ruleName, String reason) {

    public Verdict verdict() {
      return reason == null ? Verdict.MAY_FIRE : Verdict.PROVEN_DEAD;
    }
  }

  private RuleReach() {}

  /** The verdicts on all rules, in the order of stages and rules. */
  public static List<Finding> of(Grammar grammar) {
    List<Finding> findings = new ArrayList<>();
    Possible possible = Possible.start(grammar.start());
    for (int s = 0; s < grammar.stages().size(); s++) {
      Stage stage = grammar.stages().get(s);
      double cap = Math.min(stage.limit(), grammar.limit());
      List<AbstractRule> rules = stage.rules().stream().map(AbstractRule::new).toList();
      possible = run(rules, cap, possible);
      for (int r = 0; r < rules.size(); r++) {
        Rule rule = stage.rules().get(r);
        String reason = cap > 0 ? rules.get(r).obstacle(possible) : "its stage has no iterations";
        findings.add(new Finding(s, r, rule.name(), reason));
      }
    }
    return List.copyOf(findings);
  }

  /** What there may be after at most so many iterations. */
  private static Possible run(List<AbstractRule> rules, double cap, Possible before) {
    Possible now = before;
    for (int round = 0; round < cap && !now.isAll(); round++) {
      Possible next = now.copy();
      for (AbstractRule rule : rules) {
        if (rule.obstacle(now) == null) {
          rule.apply(now, next);
        }
      }
      if (next.size() == now.size()) {
        return now;
      }
      now = next;
    }
    return now;
  }
}
