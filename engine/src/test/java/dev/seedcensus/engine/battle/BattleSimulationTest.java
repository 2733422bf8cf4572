package dev.seedcensus.engine.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BattleSimulationTest {

  private static final Battle STANDARD = Battle.of(BattleTable.standard());

  @ParameterizedTest
  @ValueSource(strings = {"attack/attack", "attack/defend", "defend/attack", "defend/defend"})
  void agreesWithTheExactValues(String name) {
    BattleTally tally =
        new BattleSimulation(STANDARD, Policy.named(name, STANDARD)).run(1, 200_000);
    assertAgrees(ExactBattle.solve(STANDARD, Policy.named(name, STANDARD)), tally);
  }

  @ParameterizedTest
  @CsvSource({
    "attack/attack, 0.801, 1.98",
    "attack/defend, 0.772, 2.29",
    "defend/attack, 0.63, 3.68",
    "defend/defend, 0.502, 5.0"
  })
  void publishedSamplesAgreeWithTheExactValues(String name, double win, double rolls) {
    ExactBattle exact = ExactBattle.solve(STANDARD, Policy.named(name, STANDARD));
    double chance = exact.win().doubleValue();
    double trials = 200_000;
    assertEquals(chance, win, 0.0005 + 4 * Math.sqrt(chance * (1 - chance) / trials));
    double variance = exact.rollsVariance().orElseThrow().doubleValue();
    double mean = exact.rolls().orElseThrow().doubleValue();
    assertEquals(mean, rolls, 0.005 + 4 * Math.sqrt(variance / trials));
  }

  private static void assertAgrees(ExactBattle exact, BattleTally tally) {
    assertEquals(exact.win().doubleValue(), tally.winShare(), 4 * tally.winError());
    double rolls = exact.rolls().orElseThrow().doubleValue();
    assertEquals(rolls, tally.meanRolls(), 4 * tally.rollsError());
    double variance = exact.rollsVariance().orElseThrow().doubleValue();
    assertEquals(
        Math.sqrt(variance / tally.trials()), tally.rollsError(), 0.03 * tally.rollsError());
    assertEquals(2 * tally.rolls(), tally.moves());
    assertEquals(tally.trials(), tally.wins() + tally.deaths());
  }

  @Test
  void fightsEveryBattleAsTheSlowOneDoes() {
    Random random = new Random(5);
    for (int i = 0; i < 200; i++) {
      BattleTable table = Tables.random(random);
      String hp = Tables.tenths(1 + random.nextInt(10)).toString();
      Battle battle = new Battle(table, new BigDecimal(hp));
      Policy policy = i % 5 == 4 ? leavesWhenAhead() : Policy.FIXED.get(i % 4);
      if (ExactBattle.solve(battle, policy).moves().isPresent()) {
        assertEquals(
            new SlowBattle(table, policy, hp).run(i, 200),
            new BattleSimulation(battle, policy).run(i, 200),
            policy + " on " + battle);
      }
    }
  }

  private static Policy leavesWhenAhead() {
    return Policy.of(
        "leaves",
        (stance, player, monster) ->
            stance == Stance.ADVANTAGE && monster.compareTo(BigDecimal.ONE) < 0
                ? Action.RETREAT
                : Action.ATTACK);
  }

  @Test
  void aBlockDependsOnItsNumberAlone() {
    BattleSimulation simulation =
        new BattleSimulation(STANDARD, Policy.named("defend/attack", STANDARD));
    BattleTally alone = simulation.run(7, 1000);
    BattleTally forwards =
        LongStream.range(0, 20)
            .mapToObj(block -> simulation.run(block, 1000))
            .reduce(BattleTally.NONE, BattleTally::plus);
    BattleTally spread =
        LongStream.range(0, 20)
            .map(block -> 19 - block)
            .parallel()
            .mapToObj(block -> simulation.run(block, 1000))
            .reduce(BattleTally.NONE, BattleTally::plus);
    assertEquals(forwards, spread);
    assertEquals(alone, simulation.run(7, 1000));
  }

  @Test
  void followsAnotherTable() {
    Battle tuned = new Battle(Tables.random(new Random(11)), new BigDecimal("0.7"));
    Policy best = BestPlay.of(tuned).policy();
    assertAgrees(ExactBattle.solve(tuned, best), new BattleSimulation(tuned, best).run(3, 200_000));
  }

  @Test
  void refusesWhatItCannotFight() {
    Policy leave = Policy.fixed(Action.RETREAT, Action.RETREAT);
    assertMessage(
        "Cannot simulate the policy \"retreat/retreat\": under it the battle may go on for ever",
        () -> new BattleSimulation(STANDARD, leave));
    BattleSimulation simulation =
        new BattleSimulation(STANDARD, Policy.named("attack/attack", STANDARD));
    assertMessage("Cannot fight -1 battles: a block has at least 0", () -> simulation.run(0, -1));
    assertMessage(
        "Cannot seed the random stream with -1: a seed lies in [0, 4294967296)",
        () -> simulation.run(-1, 1));
    assertMessage(
        "Cannot play the policy \"atack/defend\": there is none of that name;"
            + " did you mean \"attack/defend\"?",
        () -> Policy.named("atack/defend", STANDARD));
    assertTrue(simulation.run(0, 0).equals(BattleTally.NONE));
  }

  private static void assertMessage(String message, Runnable mistake) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
  }
}
