package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.jobs.experiment.tuning.Target.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Targets that no weights can meet, which limits alone tell. */
public final class Feasibility {

  private final Grammar grammar;
  private final StageRules rules;
  private final Plan plan;
  private final List<String> faults = new ArrayList<>();

  private Feasibility(Grammar grammar, Plan plan) {
    this.grammar = grammar;
    this.rules = new StageRules(grammar, plan.stage());
    this.plan = plan;
  }

  /** A sentence for each reason why targets cannot be met; empty where limits allow them. */
  public static List<String> faults(Grammar grammar, Plan plan) {
    Feasibility feasibility = new Feasibility(grammar, plan);
    feasibility.ruleLimits();
    feasibility.sharedCounters();
    feasibility.stageLimit();
    feasibility.shares();
    return feasibility.faults;
  }

  private List<Target> targets(Kind kind) {
    return plan.targets().stream().filter(target -> target.kind() == kind).toList();
  }

  private static double least(Target target) {
    return target.wanted() - target.tolerance();
  }

  private static double least(List<Target> targets) {
    return targets.stream().mapToDouble(Feasibility::least).sum();
  }

  private static double wanted(List<Target> targets) {
    return targets.stream().mapToDouble(Target::wanted).sum();
  }

  private void ruleLimits() {
    for (Target target : targets(Kind.FIRINGS)) {
      double limit = rules.rule(target.rule()).limit();
      if (limit < 0) {
        fault(
            "Rule %s never fires: its limit of %s switches it off."
                .formatted(target.name(), text(limit)));
      } else if (limit > 0 && least(target) > Math.ceil(limit)) {
        fault(
            "Rule %s cannot fire %s times on average: its limit is %s."
                .formatted(target.name(), text(target.wanted()), text(limit)));
      }
    }
  }

  /** Rules of one type count together; each is skipped once that counter reaches its own limit. */
  private void sharedCounters() {
    Map<String, List<Target>> byType = new LinkedHashMap<>();
    for (Target target : targets(Kind.FIRINGS)) {
      Rule rule = rules.rule(target.rule());
      if (rule.type() != null && rule.limit() > 0) {
        byType.computeIfAbsent(rule.type(), type -> new ArrayList<>()).add(target);
      }
    }
    byType.forEach(
        (type, targets) -> {
          double limit =
              targets.stream().mapToDouble(t -> rules.rule(t.rule()).limit()).max().orElseThrow();
          if (targets.size() > 1 && least(targets) > Math.ceil(limit)) {
            fault(
                "Rules of type %s cannot fire %s times together: the limit they share is %s."
                    .formatted(type, text(wanted(targets)), text(limit)));
          }
        });
  }

  private void stageLimit() {
    double limit = Math.min(rules.stage().limit(), grammar.limit());
    List<Target> targets = targets(Kind.FIRINGS);
    if (least(targets) > Math.ceil(Math.max(0, limit))) {
      fault(
          "Firings of %s in all cannot come out of stage %s: the limit of %s is %s."
              .formatted(
                  text(wanted(targets)),
                  rules.stageName(),
                  rules.stage().limit() <= grammar.limit() ? "the stage" : "the grammar",
                  text(limit)));
    }
  }

  private void shares() {
    List<Target> shares = targets(Kind.SHARE);
    if (least(shares) > 1) {
      fault("Shares of firings add up to %s, more than 1.".formatted(text(wanted(shares))));
    }
    for (Measure measure : Measure.values()) {
      List<Target> seeds =
          targets(Kind.SEEDS).stream().filter(target -> target.measure() == measure).toList();
      if (least(seeds) > 1) {
        fault(
            "Shares of seeds by %s add up to %s, more than 1."
                .formatted(measure, text(wanted(seeds))));
      }
    }
  }

  private void fault(String sentence) {
    faults.add(sentence);
  }

  private static String text(double number) {
    return number == Math.rint(number)
        ? String.valueOf((long) number)
        : String.format(Locale.ROOT, "%.4g", number).replaceAll("0+$", "");
  }
}
