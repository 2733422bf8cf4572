package dev.seedcensus.engine.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExactBattleTest {

  private static final Battle STANDARD = Battle.of(BattleTable.standard());

  @ParameterizedTest
  @CsvSource({
    "attack/attack, 7, 501, 625, 248, 125",
    "attack/defend, 8, 3377, 4375, 1996, 875",
    "defend/attack, 11, 246746, 390625, 287758, 78125",
    "defend/defend, 2, 1, 2, 5, 1"
  })
  void publishedFractionsComeOut(
      String policy, int states, int win, int ofWin, int rolls, int ofRolls) {
    ExactBattle exact = ExactBattle.solve(STANDARD, Policy.named(policy, STANDARD));
    assertEquals(states, exact.states());
    assertEquals(new BigFraction(win, ofWin), exact.win());
    assertEquals(new BigFraction(ofWin - win, ofWin), exact.death());
    assertEquals(Optional.of(new BigFraction(rolls, ofRolls)), exact.rolls());
    assertEquals(exact.rolls().map(r -> r.multiply(2)), exact.moves());
  }

  @Test
  void agreesWithFollowingAllChances() {
    Random random = new Random(1);
    for (int i = 0; i < 300; i++) {
      BattleTable table = Tables.random(random);
      Policy policy = Policy.FIXED.get(random.nextInt(4));
      String hp = Tables.tenths(1 + random.nextInt(10)).toString();
      ExactBattle exact = ExactBattle.solve(new Battle(table, new BigDecimal(hp)), policy);
      double[] followed = new SlowBattle(table, policy, hp).followed(500);
      String which = policy + " with HP " + hp + " on " + table;
      assertEquals(followed[0], exact.win().doubleValue(), 1e-12, which);
      assertEquals(followed[1], exact.death().doubleValue(), 1e-12, which);
      boolean ends = exact.win().add(exact.death()).equals(BigFraction.ONE);
      assertEquals(ends, exact.rolls().isPresent(), which);
      if (ends) {
        assertEquals(followed[2], exact.rolls().orElseThrow().doubleValue(), 1e-9, which);
        assertEquals(followed[3], exact.rollsSquared().orElseThrow().doubleValue(), 1e-7, which);
      }
    }
  }

  /** Five hits of 0.2 kill; in doubles a hair of life would be left. */
  @Test
  void countsHitPointsExactly() {
    BattleTable table =
        BattleTable.standard()
            .tuned(
                Map.of(
                    "attack-stalemate",
                        Map.of("weight", BigDecimal.ONE, "monsterDamage", new BigDecimal("0.1")),
                    "attack-advantage", Map.of("weight", BigDecimal.ZERO),
                    "attack-victory", Map.of("weight", BigDecimal.ZERO),
                    "attack-death", Map.of("weight", BigDecimal.ZERO)));
    ExactBattle exact =
        ExactBattle.solve(Battle.of(table), Policy.named("attack/attack", STANDARD));
    assertEquals(BigFraction.ONE, exact.death());
    assertEquals(Optional.of(new BigFraction(5)), exact.rolls());
    assertEquals(Optional.of(BigFraction.ZERO), exact.rollsVariance());
  }

  @Test
  void aBattleThatNeverEndsHasNoExpectedRolls() {
    Policy cyclic = Policy.of("leave", (stance, player, monster) -> Action.RETREAT);
    ExactBattle exact = ExactBattle.solve(STANDARD, cyclic);
    assertEquals(BigFraction.ZERO, exact.win());
    assertEquals(BigFraction.ZERO, exact.death());
    assertEquals(Optional.empty(), exact.rolls());
    assertEquals(Optional.empty(), exact.rollsVariance());
    assertEquals(Optional.empty(), exact.moves());
  }

  @Test
  void retreatsCostMovesAndNoRolls() {
    Policy leaveAdvantage = Policy.fixed(Action.DEFEND, Action.RETREAT);
    ExactBattle exact = ExactBattle.solve(STANDARD, leaveAdvantage);
    assertEquals(Optional.of(new BigFraction(5)), exact.rolls());
    assertEquals(Optional.of(new BigFraction(2 * 5).add(new BigFraction(3))), exact.moves());
  }

  @Test
  void aWoundedPlayerWinsLess() {
    BigFraction wounded =
        ExactBattle.solve(
                new Battle(BattleTable.standard(), new BigDecimal("0.4")),
                Policy.named("attack/attack", STANDARD))
            .win();
    assertTrue(wounded.compareTo(new BigFraction(501, 625)) < 0);
  }

  @Test
  void refusesWhatItCannotSolve() {
    assertMessage(
        "Cannot begin a battle with 0 hit points: they must lie in (0, 1]",
        () -> new Battle(BattleTable.standard(), BigDecimal.ZERO));
    assertMessage(
        "Cannot begin a battle with 1.1 hit points: they must lie in (0, 1]",
        () -> new Battle(BattleTable.standard(), new BigDecimal("1.1")));
    assertMessage(
        "Cannot count hit points with 10 decimals: at most 9 are kept",
        () -> new Battle(BattleTable.standard(), new BigDecimal("0.1234567891")));
    Battle fine = Battle.of(Tables.tuned("attack-stalemate", "monsterDamage", "0.00001"));
    assertMessage(
        "Cannot solve the battle: its damages are so fine that it has more than 20000 states;"
            + " round them",
        () -> ExactBattle.solve(withFineBlows(fine), Policy.named("attack/attack", STANDARD)));
  }

  private static Battle withFineBlows(Battle battle) {
    return Battle.of(
        battle
            .table()
            .tuned(Map.of("attack-stalemate", Map.of("playerDamage", new BigDecimal("0.00001")))));
  }

  private static void assertMessage(String message, Runnable mistake) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
  }
}
