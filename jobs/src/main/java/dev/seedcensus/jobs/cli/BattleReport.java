package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.battle.Action;
import dev.seedcensus.engine.battle.Battle;
import dev.seedcensus.engine.battle.BattleState;
import dev.seedcensus.engine.battle.BestPlay;
import dev.seedcensus.engine.battle.Choices;
import dev.seedcensus.engine.battle.Consequence;
import dev.seedcensus.engine.battle.ExactBattle;
import dev.seedcensus.engine.battle.FairBattle;
import dev.seedcensus.engine.battle.Policy;
import dev.seedcensus.engine.battle.Retreat;
import dev.seedcensus.jobs.experiment.battle.BattleTerms;
import dev.seedcensus.jobs.experiment.battle.Fractions;
import dev.seedcensus.jobs.sql.TextTable;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.math3.fraction.BigFraction;

/** Prints what is exact about a battle. */
final class BattleReport {

  private static final int SHOWN_STATES = 6;

  private final PrintWriter out;

  BattleReport(PrintWriter out) {
    this.out = out;
  }

  /** Chances and lengths per policy, then what best play does. */
  void print(BattleTerms terms) {
    List<String[]> lines = new ArrayList<>();
    lines.add(
        new String[] {
          "policy",
          "P(win)",
          "exactly",
          "P(death)",
          "exactly",
          "rolls",
          "exactly",
          "moves",
          "exactly"
        });
    for (String name : terms.policies()) {
      ExactBattle exact = ExactBattle.solve(terms.battle(), Policy.named(name, terms.battle()));
      List<String> cells = new ArrayList<>(List.of(name));
      addCells(Optional.of(exact.win()), cells);
      addCells(Optional.of(exact.death()), cells);
      addCells(exact.rolls(), cells);
      addCells(exact.moves(), cells);
      lines.add(cells.toArray(String[]::new));
    }
    TextTable.print(
        lines, new boolean[] {false, true, false, true, false, true, false, true, false}, out);
    out.println();
    out.println(bestPlay(terms.battle()));
    out.println(retreat(Retreat.weigh(terms.battle())));
    out.println(choices(Choices.meaningful(terms.battle())));
  }

  private static void addCells(Optional<BigFraction> value, List<String> cells) {
    cells.add(
        value.map(v -> String.format(Locale.ROOT, "%.5f", v.doubleValue())).orElse("endless"));
    cells.add(value.map(Fractions::text).orElse(""));
  }

  private static String bestPlay(Battle battle) {
    BestPlay best = BestPlay.of(battle);
    Policy policy = best.policy();
    List<BattleState> defends =
        best.values().keySet().stream()
            .filter(s -> policy.choose(s.stance(), s.playerHp(), s.monsterHp()) == Action.DEFEND)
            .sorted(
                Comparator.comparing(BattleState::stance)
                    .thenComparing(BattleState::playerHp)
                    .thenComparing(BattleState::monsterHp))
            .toList();
    String states =
        defends.stream()
            .limit(SHOWN_STATES)
            .map(BattleState::toString)
            .collect(Collectors.joining("; "));
    String more = defends.size() > SHOWN_STATES ? "; …" : "";
    return "Best play wins with probability %s and defends in %,d of %,d states%s."
        .formatted(
            Fractions.text(best.win()),
            defends.size(),
            best.values().size(),
            defends.isEmpty() ? "" : ": " + states + more);
  }

  private static String retreat(Retreat retreat) {
    return "Leaving and coming back to a recovered monster helps in %s: %s with it, %s without."
        .formatted(
            retreat.helpsIn().isEmpty()
                ? "no state"
                : "%,d states".formatted(retreat.helpsIn().size()),
            Fractions.text(retreat.with()),
            Fractions.text(retreat.without()));
  }

  private static String choices(Set<Action> meaningful) {
    return "Choices that mean something at the start: %s."
        .formatted(
            meaningful.isEmpty()
                ? "none"
                : meaningful.stream().map(Action::toString).collect(Collectors.joining(", ")));
  }

  /** The nearest fair table. */
  void print(Battle from, Optional<FairBattle> nearest) {
    out.println();
    if (nearest.isEmpty()) {
      out.println("No table of the grid is fair within that distance.");
      return;
    }
    FairBattle fair = nearest.get();
    Map<String, Map<String, BigDecimal>> changes = changes(from, fair);
    if (changes.isEmpty()) {
      out.println("The battle is fair as it is.");
      return;
    }
    out.printf(
        "The nearest fair table is %s away; its best player wins for certain, in %s rolls on"
            + " average. To tune the battle:%n%s%n%n",
        fair.distance().toPlainString(), Fractions.text(fair.rolls()), json(changes));
    print(new BattleTerms(new Battle(fair.table(), from.playerHp()), List.of("best")));
  }

  private static Map<String, Map<String, BigDecimal>> changes(Battle from, FairBattle fair) {
    Map<String, Map<String, BigDecimal>> changes = new LinkedHashMap<>();
    for (Consequence before : from.table().consequences()) {
      Map<String, BigDecimal> numbers = fair.table().consequence(before.role()).numbers();
      numbers.entrySet().removeAll(before.numbers().entrySet());
      if (!numbers.isEmpty()) {
        changes.put(before.role().toString(), numbers);
      }
    }
    return changes;
  }

  private static String json(Map<String, Map<String, BigDecimal>> changes) {
    return changes.entrySet().stream()
        .map(
            role ->
                role.getValue().entrySet().stream()
                    .map(e -> "\"%s\": %s".formatted(e.getKey(), e.getValue().toPlainString()))
                    .collect(Collectors.joining(", ", "\"" + role.getKey() + "\": {", "}")))
        .collect(Collectors.joining(", ", "  {", "}"));
  }
}
