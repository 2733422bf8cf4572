package dev.seedcensus.engine.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The solver on yields that are known as formulas. */
class TunerTest {

  private static final double STEPS = 20;

  private static final List<Method> ALL = List.of(Method.values());

  private final List<Round> heard = new ArrayList<>();

  private static Knob knob(double initial) {
    return new Knob("k", initial, 0.01, 100);
  }

  private static Goal goal(int knob, double target) {
    return new Goal("g" + knob, target, 0.02 * target, knob);
  }

  /** Firings of the first two of three rules, of which the third has weight 1. */
  private static UnaryOperator<double[]> shares(UnaryOperator<double[]> sites) {
    return weights -> {
      double[] s = sites.apply(weights);
      double a = weights[0] * s[0];
      double b = weights[1] * s[1];
      double total = a + b + s[2];
      return new double[] {STEPS * a / total, STEPS * b / total};
    };
  }

  private Outcome tune(
      List<Goal> goals, List<Knob> knobs, FormulaCensus census, List<Method> methods) {
    Tuner.Settings settings = new Tuner.Settings(30, 100, 1600, methods);
    return new Tuner(new Problem(goals, knobs), census, settings, heard::add).tune();
  }

  @Test
  void sitesThatDoNotChangeAreSolvedInOneStep() {
    FormulaCensus census = new FormulaCensus(STEPS, shares(w -> new double[] {3, 1, 5}));
    Outcome outcome =
        tune(List.of(goal(0, 2), goal(1, 12)), List.of(knob(1), knob(1)), census, ALL);
    assertTrue(outcome.met());
    assertEquals(Method.FIXPOINT, outcome.method());
    assertEquals(2, outcome.roundCount());
    assertEquals(heard, outcome.rounds());
    List<Double> weights = outcome.last().trial().weights();
    // 2 : 12 : 6 of 20 firings, over 3, 1 and 5 sites, with weight 1 for the third.
    assertEquals(2 / 3.0 / (6 / 5.0), weights.get(0), 1e-3);
    assertEquals(12 / (6 / 5.0), weights.get(1), 1e-2);
  }

  @Test
  void aRuleThatMakesItsOwnSitesNeedsMoreThanOneStep() {
    FormulaCensus census =
        new FormulaCensus(STEPS, shares(w -> new double[] {1 + w[0], 2, 4 + w[1]}));
    Outcome outcome = tune(List.of(goal(0, 6), goal(1, 5)), List.of(knob(1), knob(1)), census, ALL);
    assertTrue(outcome.met());
    assertTrue(outcome.roundCount() > 2, outcome.toString());
  }

  /** Sites fall so steeply with the weight that the plain step overshoots for ever. */
  private static FormulaCensus overshooting() {
    return new FormulaCensus(
        STEPS,
        w -> {
          double a = Math.pow(w[0], -1.3);
          return new double[] {STEPS * a / (a + 1)};
        });
  }

  @Test
  void thePlainFixpointMayFailWhereNewtonDoesNot() {
    List<Goal> goals = List.of(goal(0, 4));
    List<Knob> knobs = List.of(knob(1));
    Outcome plain = tune(goals, knobs, overshooting(), List.of(Method.FIXPOINT));
    assertFalse(plain.met());
    // From side to side, and farther every time, until a bound holds it.
    assertEquals(Outcome.End.STALLED, plain.end());
    assertTrue(plain.roundCount() > 3, plain.toString());
    Outcome newton = tune(goals, knobs, overshooting(), List.of(Method.NEWTON));
    assertTrue(newton.met());
    Outcome all = tune(goals, knobs, overshooting(), ALL);
    assertTrue(all.met());
    assertEquals(Method.NEWTON, all.method());
    assertEquals(Math.pow(0.25, -1 / 1.3), all.last().trial().weights().get(0), 0.05);
  }

  @Test
  void dampingHelpsWhereOvershootingIsMild() {
    UnaryOperator<double[]> formula =
        w -> {
          double a = w[0] * w[0] * w[0];
          return new double[] {STEPS * a / (a + 1)};
        };
    List<Goal> goals = List.of(goal(0, 4));
    List<Knob> knobs = List.of(knob(1));
    Outcome plain = tune(goals, knobs, new FormulaCensus(STEPS, formula), List.of(Method.FIXPOINT));
    assertFalse(plain.met());
    Outcome damped =
        tune(
            goals,
            knobs,
            new FormulaCensus(STEPS, formula),
            List.of(Method.FIXPOINT, Method.DAMPED));
    assertTrue(damped.met());
    assertEquals(Method.DAMPED, damped.method());
  }

  @Test
  void goalsThatAreNoFiringsGoToNewtonAtOnce() {
    FormulaCensus census =
        new FormulaCensus(STEPS, w -> new double[] {Math.log(w[0]) + w[1] / (1 + w[1])});
    Outcome outcome =
        tune(
            List.of(new Goal("keys", 1.5, 0.01, Goal.NO_KNOB)),
            List.of(knob(1), knob(1)),
            census,
            ALL);
    assertTrue(outcome.met());
    assertEquals(Method.NEWTON, outcome.method());
  }

  @Test
  void whatCannotBeMetTogetherStallsAtTheBestCompromise() {
    // Both goals are the same number, asked to be two things.
    UnaryOperator<double[]> formula =
        w -> {
          double y = STEPS * w[0] / (w[0] + 1);
          return new double[] {y, y};
        };
    List<Goal> goals =
        List.of(new Goal("a", 10, 0.2, Goal.NO_KNOB), new Goal("b", 14, 0.2, Goal.NO_KNOB));
    Outcome outcome = tune(goals, List.of(knob(1)), new FormulaCensus(STEPS, formula), ALL);
    assertEquals(Outcome.End.STALLED, outcome.end());
    assertTrue(outcome.last().trial().check());
    assertEquals(12, outcome.last().sample().plainMean(0), 0.05);
  }

  @Test
  void weightsStayWithinBounds() {
    FormulaCensus census = new FormulaCensus(STEPS, shares(w -> new double[] {1, 1, 1}));
    Knob bounded = new Knob("k", 1, 0.5, 4);
    Outcome outcome =
        tune(List.of(goal(0, 19), goal(1, 0.1)), List.of(bounded, bounded), census, ALL);
    assertEquals(Outcome.End.STALLED, outcome.end());
    assertEquals(List.of(4.0, 0.5), outcome.last().trial().weights());
    for (Round round : outcome.rounds()) {
      assertTrue(
          round.trial().weights().stream().allMatch(w -> w >= 0.5 && w <= 4), round.toString());
    }
  }

  @Test
  void aFailedCheckIsAnsweredWithMoreSeeds() {
    FormulaCensus census =
        new FormulaCensus(STEPS, shares(w -> new double[] {3, 1, 5})).offOnFirstCheck(1);
    Outcome outcome =
        tune(List.of(goal(0, 2), goal(1, 12)), List.of(knob(1), knob(1)), census, ALL);
    assertTrue(outcome.met());
    assertEquals(List.of(100L, 100L, 400L), census.measured());
    assertEquals(2, outcome.rounds().stream().filter(round -> round.trial().check()).count());
  }

  @Test
  void aRuleWithoutSitesEndsTheSearchAtOnce() {
    FormulaCensus census = new FormulaCensus(STEPS, shares(w -> new double[] {0, 1, 1}));
    Outcome outcome =
        tune(List.of(goal(0, 2), goal(1, 12)), List.of(knob(1), knob(1)), census, ALL);
    assertEquals(Outcome.End.NO_SITES, outcome.end());
    assertEquals(1, outcome.rounds().size());
  }

  @Test
  void weightsAreShortInBinary() {
    FormulaCensus census = new FormulaCensus(STEPS, shares(w -> new double[] {3, 1, 7}));
    Outcome outcome =
        tune(List.of(goal(0, 3.3), goal(1, 4.7)), List.of(knob(1), knob(1)), census, ALL);
    for (double weight : outcome.last().trial().weights()) {
      double scaled = Math.scalb(weight, 11 - Math.getExponent(weight));
      assertEquals(Math.rint(scaled), scaled);
    }
    assertTrue(outcome.last().worst() <= 1);
  }
}
