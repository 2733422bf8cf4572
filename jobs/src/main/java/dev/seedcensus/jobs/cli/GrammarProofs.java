package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.analysis.RoomBudget;
import dev.seedcensus.engine.analysis.RuleReach;
import dev.seedcensus.engine.analysis.RuleReach.Finding;
import dev.seedcensus.engine.analysis.RuleReach.Verdict;
import dev.seedcensus.engine.analysis.SelfNesting;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.grammar.Stage;
import dev.seedcensus.jobs.sql.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Prints what is certain of a grammar's graphs before any seed is run. */
final class GrammarProofs {

  private final Grammar grammar;
  private final PrintWriter out;

  GrammarProofs(Grammar grammar, PrintWriter out) {
    this.grammar = grammar;
    this.out = out;
  }

  /** A line per rule, and a sentence on the places that there can be. */
  void print() {
    List<String[]> lines = new ArrayList<>();
    lines.add(new String[] {"stage", "rule", "fires", "its own work", "why"});
    for (Finding finding : RuleReach.of(grammar)) {
      Stage stage = grammar.stages().get(finding.stage());
      String rule = finding.ruleName();
      lines.add(
          finding.verdict() == Verdict.PROVEN_DEAD
              ? new String[] {stage.name(), rule, "never", "", finding.reason()}
              : new String[] {
                stage.name(), rule, "may", ownWork(stage.rules().get(finding.rule())), ""
              });
    }
    TextTable.print(lines, new boolean[lines.get(0).length], out);
    out.println();
    out.println(places(RoomBudget.of(grammar)));
  }

  /** What a rule may do to what it made itself. */
  private static String ownWork(Rule rule) {
    if (SelfNesting.nests(rule)) {
      return "may nest in it";
    }
    return SelfNesting.appliesToItsOwn(rule) ? "may change it" : "";
  }

  private String places(RoomBudget budget) {
    String range = "Places (rooms of any kind): " + range(budget.least(), budget.greatest()) + ".";
    return budget.declared().isEmpty()
        ? range
        : range
            + " The budget of %,d rooms %s."
                .formatted(budget.declared().getAsInt(), verdict(budget))
            + remedy(budget);
  }

  private static String range(long least, long greatest) {
    if (greatest == RoomBudget.UNBOUNDED) {
      return "at least %,d, and no limit on how many".formatted(least);
    }
    return least == greatest
        ? "exactly %,d".formatted(least)
        : "at least %,d, at most %,d".formatted(least, greatest);
  }

  private static String verdict(RoomBudget budget) {
    return switch (budget.verdict()) {
      case EXACT -> "is met by every graph";
      case CAP -> "is exceeded by none";
      case EXCEEDED -> "is exceeded by every graph";
      case OPEN -> "may be exceeded";
      case UNDECLARED -> throw new IllegalStateException("There is a budget");
    };
  }

  /** The limits that would keep the budget, where it may be exceeded; 0 would leave no graph. */
  private String remedy(RoomBudget budget) {
    boolean kept = budget.greatest() <= budget.declared().getAsInt();
    String limits =
        budget.safeLimits().entrySet().stream()
            .filter(entry -> entry.getValue() > 0)
            .map(
                entry ->
                    "stages.%s.limit=%d"
                        .formatted(grammar.stages().get(entry.getKey()).name(), entry.getValue()))
            .collect(Collectors.joining(" or "));
    return kept || limits.isEmpty() ? "" : " It would be kept by " + limits + ".";
  }
}
