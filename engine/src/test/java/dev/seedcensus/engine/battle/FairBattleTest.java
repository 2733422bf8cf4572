package dev.seedcensus.engine.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

class FairBattleTest {

  private static final Battle STANDARD = Battle.of(BattleTable.standard());
  private static final BigDecimal TENTH = new BigDecimal("0.1");

  @Test
  void theStandardTableNeedsASafeDefence() {
    FairBattle fair = FairBattle.nearest(STANDARD, TENTH, new BigDecimal("0.4")).orElseThrow();
    assertEquals(new BigDecimal("0.2"), fair.distance());
    assertEquals(
        BattleTable.standard()
            .tuned(
                Map.of(
                    "defend-victory", Map.of("weight", new BigDecimal("0.2")),
                    "defend-death", Map.of("weight", BigDecimal.ZERO))),
        fair.table());
    ExactBattle exact = ExactBattle.solve(Battle.of(fair.table()), fair.policy());
    assertEquals(BigFraction.ONE, exact.win());
    assertEquals(Optional.of(fair.rolls()), exact.rolls());
    assertEquals(
        EnumSet.of(Action.ATTACK, Action.DEFEND), Choices.meaningful(Battle.of(fair.table())));
  }

  @Test
  void aFairTableStaysAsItIs() {
    BattleTable fair =
        FairBattle.nearest(STANDARD, TENTH, new BigDecimal("0.2")).orElseThrow().table();
    FairBattle again = FairBattle.nearest(Battle.of(fair), TENTH, BigDecimal.ZERO).orElseThrow();
    assertEquals(fair, again.table());
    assertEquals(BigDecimal.ZERO, again.distance());
  }

  @Test
  void nothingFairIsNearer() {
    assertEquals(Optional.empty(), FairBattle.nearest(STANDARD, TENTH, new BigDecimal("0.1")));
    assertEquals(
        Optional.empty(),
        FairBattle.nearest(STANDARD, new BigDecimal("0.05"), new BigDecimal("0.15")));
  }

  @Test
  void oneSidedBattlesHaveOneMeaningfulChoice() {
    assertEquals(Set.of(Action.ATTACK), Choices.meaningful(STANDARD));
    BattleTable safeAttack =
        BattleTable.standard()
            .tuned(
                Map.of(
                    "attack-victory", Map.of("weight", new BigDecimal("0.4")),
                    "attack-death", Map.of("weight", BigDecimal.ZERO)));
    assertEquals(BigFraction.ONE, BestPlay.of(Battle.of(safeAttack)).win());
    assertEquals(Set.of(Action.ATTACK), Choices.meaningful(Battle.of(safeAttack)));
  }

  @Test
  void equalActionsAreNoChoice() {
    Map<String, BigDecimal> one = Map.of("weight", BigDecimal.ONE, "playerDamage", BigDecimal.ZERO);
    Map<String, BigDecimal> none = Map.of("weight", BigDecimal.ZERO);
    BattleTable table =
        BattleTable.standard()
            .tuned(
                Map.of(
                    "attack-stalemate",
                    none,
                    "attack-advantage",
                    none,
                    "attack-victory",
                    one,
                    "attack-death",
                    none,
                    "defend-stalemate",
                    none,
                    "defend-advantage",
                    none,
                    "defend-victory",
                    one,
                    "defend-death",
                    none));
    assertEquals(Set.of(), Choices.meaningful(Battle.of(table)));
  }

  /** Every table of a shell is reached by single steps, and none is listed twice. */
  @Test
  void shellsHoldEveryTableOnce() {
    TableGrid grid = new TableGrid(halves(), new BigDecimal("0.5"));
    Set<List<Integer>> walked = new HashSet<>();
    int[] origin = new int[24];
    grid.forEachAt(0, numbers -> System.arraycopy(numbers, 0, origin, 0, 24));
    for (int distance = 0; distance <= 3; distance++) {
      Set<List<Integer>> expected = new HashSet<>();
      naive(origin.clone(), origin, 0, distance, expected);
      Set<List<Integer>> listed = new HashSet<>();
      grid.forEachAt(distance, numbers -> assertTrue(listed.add(boxed(numbers))));
      assertEquals(new TreeSet<>(texts(expected)), new TreeSet<>(texts(listed)));
      walked.addAll(listed);
    }
    assertTrue(walked.size() > 1000);
  }

  private static BattleTable halves() {
    BigDecimal half = new BigDecimal("0.5");
    return BattleTable.standard()
        .tuned(
            Map.of(
                "attack-stalemate",
                    Map.of("weight", half, "playerDamage", half, "monsterDamage", half),
                "attack-advantage", Map.of("weight", half),
                "attack-victory", Map.of("weight", BigDecimal.ZERO),
                "attack-death", Map.of("weight", BigDecimal.ZERO),
                "defend-stalemate", Map.of("weight", half),
                "defend-advantage", Map.of("weight", half),
                "defend-victory", Map.of("weight", BigDecimal.ZERO),
                "defend-death", Map.of("weight", BigDecimal.ZERO)));
  }

  private static void naive(
      int[] numbers, int[] origin, int field, int left, Set<List<Integer>> found) {
    if (left == 0) {
      int attack = Arrays.stream(numbers, 0, 4).sum();
      int defend = Arrays.stream(numbers, 4, 8).sum();
      if (attack == 2 && defend == 2 && Arrays.stream(numbers).allMatch(n -> n >= 0 && n <= 2)) {
        found.add(boxed(numbers));
      }
      return;
    }
    if (field < 24) {
      for (int change = -left; change <= left; change++) {
        numbers[field] = origin[field] + change;
        naive(numbers, origin, field + 1, left - Math.abs(change), found);
      }
      numbers[field] = origin[field];
    }
  }

  private static List<Integer> boxed(int[] numbers) {
    return Arrays.stream(numbers).boxed().toList();
  }

  private static List<String> texts(Set<List<Integer>> tables) {
    return tables.stream().map(List::toString).toList();
  }

  @Test
  void refusesABadGrid() {
    assertMessage(
        "Cannot search on a grid with step 0.3: 1 is no multiple of it; use a finer step",
        () -> FairBattle.nearest(STANDARD, new BigDecimal("0.3"), TENTH));
    assertMessage(
        "Cannot search on a grid with step 0: it must be above 0",
        () -> FairBattle.nearest(STANDARD, BigDecimal.ZERO, TENTH));
    assertMessage(
        "Cannot search up to distance 0.9: it must lie between 0 and 0.8, eight steps",
        () -> FairBattle.nearest(STANDARD, TENTH, new BigDecimal("0.9")));
  }

  private static void assertMessage(String message, Runnable mistake) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
  }
}
