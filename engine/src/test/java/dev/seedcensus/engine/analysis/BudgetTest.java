package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rewrite.Evolver;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BudgetTest {

  private static Map<BudgetField, List<Budget.Measured>> measured(String grammar, int seeds) {
    Evolver evolver = Bundled.evolver(grammar);
    Budget budget = Budget.of(evolver.program().grammar());
    GraphMeasures measures = new GraphMeasures();
    return IntStream.rangeClosed(1, seeds)
        .boxed()
        .flatMap(seed -> budget.measure(measures.of(evolver.evolve(seed))).stream())
        .collect(Collectors.groupingBy(Budget.Measured::field));
  }

  private static long hits(List<Budget.Measured> graphs) {
    return graphs.stream().filter(Budget.Measured::hit).count();
  }

  private static long exceeded(List<Budget.Measured> graphs) {
    return graphs.stream().filter(Budget.Measured::exceeded).count();
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
    Map<BudgetField, List<Budget.Measured>> maze = measured("maze-locked", 200);
    assertEquals(200, hits(maze.get(BudgetField.MINIGAMES)));
    assertEquals(200, hits(maze.get(BudgetField.NPCS)));
    assertEquals(0, exceeded(maze.get(BudgetField.KEYS)));
    assertTrue(hits(maze.get(BudgetField.KEYS)) < 200);
    assertTrue(exceeded(maze.get(BudgetField.NESTING_DEPTH)) > 0);
    Map<BudgetField, List<Budget.Measured>> mystery = measured("mystery-daily", 100);
    List<Budget.Measured> depth = mystery.get(BudgetField.NESTING_DEPTH);
    assertEquals(86, hits(depth));
    assertEquals(14, exceeded(depth));
    assertEquals(314, depth.stream().mapToInt(Budget.Measured::measured).sum());
    assertEquals(100, hits(mystery.get(BudgetField.KEYS)));
    assertEquals(100, hits(mystery.get(BudgetField.NPCS)));
    assertEquals(100, hits(mystery.get(BudgetField.MINIGAMES)));
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
