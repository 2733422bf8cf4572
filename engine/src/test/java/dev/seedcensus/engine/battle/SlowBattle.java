package dev.seedcensus.engine.battle;

import dev.seedcensus.engine.random.RandomStream;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;

/** Plays battles straight from the table in decimals: the oracle for everything that is faster. */
final class SlowBattle {

  private final BattleTable table;
  private final Policy policy;
  private final BigDecimal playerHp;
  private BigDecimal player;
  private BigDecimal monster;
  private Stance stance;
  private Boolean won;

  SlowBattle(BattleTable table, Policy policy, String playerHp) {
    this.table = table;
    this.policy = policy;
    this.playerHp = new BigDecimal(playerHp);
  }

  BattleTally run(long block, int trials) {
    RandomStream dice = new RandomStream(block);
    BattleTally tally = BattleTally.NONE;
    for (int trial = 0; trial < trials; trial++) {
      tally = tally.plus(fight(dice));
    }
    return tally;
  }

  private BattleTally fight(RandomStream dice) {
    begin(Stance.NORMAL, playerHp, BigDecimal.ONE);
    long rolls = 0;
    long moves = 0;
    while (won == null) {
      Action action = policy.choose(stance, player, monster);
      moves += 2;
      if (action == Action.RETREAT) {
        begin(Stance.NORMAL, player, BigDecimal.ONE);
      } else {
        rolls++;
        suffer(drawn(action, new BigDecimal(dice.draw())));
      }
    }
    return new BattleTally(1, won ? 1 : 0, won ? 0 : 1, rolls, rolls * rolls, moves);
  }

  private void begin(Stance at, BigDecimal playerHas, BigDecimal monsterHas) {
    stance = at;
    player = playerHas;
    monster = monsterHas;
    won = null;
  }

  private Consequence drawn(Action action, BigDecimal draw) {
    BigDecimal cumulative = BigDecimal.ZERO;
    for (Consequence consequence : table.consequences(action)) {
      cumulative = cumulative.add(consequence.weight());
      if (draw.compareTo(cumulative) < 0) {
        return consequence;
      }
    }
    throw new AssertionError("weights do not reach " + draw);
  }

  private void suffer(Consequence consequence) {
    player = player.subtract(consequence.playerDamage()).max(BigDecimal.ZERO);
    monster = monster.subtract(consequence.monsterDamage()).max(BigDecimal.ZERO);
    String role = consequence.role().toString();
    if (player.signum() == 0) {
      won = false;
    } else if (monster.signum() == 0 || role.endsWith("victory")) {
      won = true;
    } else if (role.endsWith("death")) {
      won = false;
    } else {
      stance = role.endsWith("advantage") ? Stance.ADVANTAGE : Stance.NORMAL;
    }
  }

  /** Win, death, expected rolls and squared rolls by following all chances for many rolls. */
  double[] followed(int rolls) {
    Map<BattleState, Double> now = new HashMap<>();
    now.put(new BattleState(Stance.NORMAL, playerHp, BigDecimal.ONE), 1.0);
    double[] sums = new double[4];
    for (int roll = 1; roll <= rolls; roll++) {
      Map<BattleState, Double> next = new HashMap<>();
      for (Map.Entry<BattleState, Double> entry : now.entrySet()) {
        follow(entry.getKey(), entry.getValue(), roll, next, sums);
      }
      now = next;
    }
    return sums;
  }

  private void follow(
      BattleState state, double chance, int roll, Map<BattleState, Double> next, double[] sums) {
    Action action = policy.choose(state.stance(), state.playerHp(), state.monsterHp());
    for (Consequence consequence : table.consequences(action)) {
      double share = chance * consequence.weight().doubleValue();
      begin(state.stance(), state.playerHp(), state.monsterHp());
      suffer(consequence);
      if (share > 0 && won == null) {
        next.merge(new BattleState(stance, player, monster), share, Double::sum);
      } else if (share > 0) {
        sums[won ? 0 : 1] += share;
        sums[2] += share * roll;
        sums[3] += share * roll * roll;
      }
    }
  }
}
