package dev.seedcensus.engine.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

class BestPlayTest {

  private static final Battle STANDARD = Battle.of(BattleTable.standard());

  @Test
  void nothingBeatsAttackingOnTheStandardTable() {
    BestPlay best = BestPlay.of(STANDARD);
    assertEquals(new BigFraction(501, 625), best.win());
    assertEquals(best.win(), ExactBattle.solve(STANDARD, best.policy()).win());
    assertTrue(best.isProvenBest());
  }

  @Test
  void noPolicyOfAllWinsMore() {
    Random random = new Random(2);
    int tried = 0;
    while (tried < 12) {
      Battle battle = Battle.of(Tables.random(random));
      BestPlay best = BestPlay.of(battle);
      List<BattleState> states = new ArrayList<>(best.values().keySet());
      if (states.size() <= 8) {
        tried++;
        BigFraction most = BigFraction.ZERO;
        for (int bits = 0; bits < 1 << states.size(); bits++) {
          BigFraction win = ExactBattle.solve(battle, policy(states, bits)).win();
          most = win.compareTo(most) > 0 ? win : most;
        }
        assertEquals(most, best.win(), battle.toString());
      }
    }
  }

  private static Policy policy(List<BattleState> states, int bits) {
    Map<BattleState, Action> actions = new HashMap<>();
    for (int i = 0; i < states.size(); i++) {
      actions.put(states.get(i), (bits >>> i & 1) == 0 ? Action.ATTACK : Action.DEFEND);
    }
    return Policy.of(
        "listed",
        (stance, player, monster) -> actions.get(new BattleState(stance, player, monster)));
  }

  /** Random tables hold defences that never end, and attacks that only look at hit points. */
  @Test
  void isProvenBestAndReachedOnRandomTables() {
    Random random = new Random(3);
    for (int i = 0; i < 150; i++) {
      Battle battle = new Battle(Tables.random(random), Tables.tenths(1 + random.nextInt(10)));
      for (BestPlay best : List.of(BestPlay.of(battle), BestPlay.withRetreat(battle))) {
        assertTrue(best.isProvenBest(), battle.toString());
        ExactBattle reached = ExactBattle.solve(battle, best.policy());
        assertEquals(reached.win(), best.win(), battle.toString());
        for (Policy fixed : Policy.FIXED) {
          ExactBattle other = ExactBattle.solve(battle, fixed);
          assertTrue(other.win().compareTo(best.win()) <= 0, battle.toString());
          if (other.win().equals(best.win())
              && other.moves().isPresent()
              && reached.moves().isPresent()) {
            assertTrue(
                other.moves().orElseThrow().compareTo(reached.moves().orElseThrow()) >= 0,
                battle.toString());
          }
        }
      }
    }
  }

  /** Attacking is quick and only hurts; who is nearly dead had better wait for luck. */
  @Test
  void hitPointsDecide() {
    Map<String, BigDecimal> never = Map.of("weight", BigDecimal.ZERO);
    Battle battle =
        Battle.of(
            BattleTable.standard()
                .tuned(
                    Map.of(
                        "attack-stalemate",
                        Map.of(
                            "weight", new BigDecimal("0.7"), "playerDamage", new BigDecimal("0.4")),
                        "attack-advantage",
                        never,
                        "attack-death",
                        never)));
    BestPlay best = BestPlay.of(battle);
    BigDecimal few = new BigDecimal("0.2");
    BigDecimal weak = new BigDecimal("0.4");
    assertEquals(
        Action.ATTACK, best.policy().choose(Stance.NORMAL, BigDecimal.ONE, BigDecimal.ONE));
    assertEquals(Action.DEFEND, best.policy().choose(Stance.NORMAL, few, weak));
    for (Policy fixed : Policy.FIXED) {
      assertTrue(ExactBattle.solve(battle, fixed).win().compareTo(best.win()) < 0);
    }
    Policy cautious = Policy.cautious(new BigDecimal("0.5"));
    assertEquals(best.win(), ExactBattle.solve(battle, cautious).win());
    assertEquals("defend below 0.5", cautious.name());
  }

  @Test
  void leavingNeverHelps() {
    Random random = new Random(4);
    assertEquals(
        new Retreat(new BigFraction(501, 625), new BigFraction(501, 625), List.of()),
        Retreat.weigh(STANDARD));
    for (int i = 0; i < 150; i++) {
      Battle battle = new Battle(Tables.random(random), Tables.tenths(1 + random.nextInt(10)));
      Retreat retreat = Retreat.weigh(battle);
      assertEquals(retreat.without(), retreat.with(), battle.toString());
      assertEquals(List.of(), retreat.helpsIn(), battle.toString());
    }
  }
}
