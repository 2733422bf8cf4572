package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.seedcensus.engine.rewrite.Evolver;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BudgetTest {

  private static Map<BudgetField, BudgetTally.Outcome> outcomes(String grammar, int seeds) {
    Evolver evolver = Bundled.evolver(grammar);
    BudgetTally tally = new BudgetTally(Budget.of(evolver.program().grammar()));
    GraphMeasures measures = new GraphMeasures();
    for (int seed = 1; seed <= seeds; seed++) {
      tally.add(measures.of(evolver.evolve(seed)));
    }
    return tally.outcomes().stream()
        .collect(Collectors.toMap(BudgetTally.Outcome::field, outcome -> outcome));
  }

  @Test
  void aGrammarDeclaresItsBudget() {
    assertEquals(
        Map.of(
            BudgetField.ROOMS, 16,
            BudgetField.KEYS, 3,
            BudgetField.NESTING_DEPTH, 2,
            BudgetField.NPCS, 0,
            BudgetField.MINIGAMES, 2),
        Budget.of(Bundled.grammar("maze-locked")).declared());
    assertEquals(Map.of(), Budget.of(Bundled.grammar("dungeon")).declared());
  }

  @Test
  void fieldsAreExactCapsOrTargets() {
    Map<BudgetField, BudgetTally.Outcome> maze = outcomes("maze-locked", 200);
    assertEquals(BudgetTally.Control.EXACT, maze.get(BudgetField.MINIGAMES).control());
    assertEquals(BudgetTally.Control.EXACT, maze.get(BudgetField.NPCS).control());
    assertEquals(BudgetTally.Control.CAP, maze.get(BudgetField.KEYS).control());
    assertEquals(BudgetTally.Control.TARGET, maze.get(BudgetField.NESTING_DEPTH).control());
    Map<BudgetField, BudgetTally.Outcome> mystery = outcomes("mystery-daily", 100);
    BudgetTally.Outcome depth = mystery.get(BudgetField.NESTING_DEPTH);
    assertEquals(BudgetTally.Control.TARGET, depth.control());
    assertEquals(86, depth.hits().hits());
    assertEquals(14, depth.exceeded().hits());
    assertEquals(3.14, depth.measured().value(), 1e-12);
    assertEquals(BudgetTally.Control.EXACT, mystery.get(BudgetField.KEYS).control());
    assertEquals(BudgetTally.Control.EXACT, mystery.get(BudgetField.NPCS).control());
    assertEquals(BudgetTally.Control.EXACT, mystery.get(BudgetField.MINIGAMES).control());
  }

  @Test
  void aGraphIsHeldAgainstEveryField() {
    Budget budget = new Budget(Map.of(BudgetField.KEYS, 0, BudgetField.ROOMS, 1));
    GraphMeasures graph = new GraphMeasures().of(SevenNodeChain.graph());
    List<Budget.Measured> fields = budget.measure(graph);
    assertEquals(
        List.of(
            new Budget.Measured(BudgetField.ROOMS, 1, 7),
            new Budget.Measured(BudgetField.KEYS, 0, 0)),
        fields);
    assertEquals(List.of(false, true), fields.stream().map(Budget.Measured::hit).toList());
    assertEquals(List.of(true, false), fields.stream().map(Budget.Measured::exceeded).toList());
  }

  @Test
  void anUnknownFieldIsRefused() {
    Exception refused = assertThrows(IllegalArgumentException.class, () -> BudgetField.of("room"));
    assertEquals(
        "There is no budget of \"room\"; the fields are rooms, keys, nestingDepth, npcs and minigames",
        refused.getMessage());
  }
}
