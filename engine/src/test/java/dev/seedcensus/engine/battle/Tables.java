package dev.seedcensus.engine.battle;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** Battle tables for tests. */
final class Tables {

  private Tables() {}

  static BattleTable tuned(String role, String field, String value) {
    return BattleTable.standard().tuned(Map.of(role, Map.of(field, new BigDecimal(value))));
  }

  /** A table in tenths, in which zeros and ones are frequent. */
  static BattleTable random(Random random) {
    Map<String, Map<String, BigDecimal>> tune = new HashMap<>();
    for (Action action : new Action[] {Action.ATTACK, Action.DEFEND}) {
      int left = 10;
      for (Role role : Role.of(action)) {
        boolean last = role.destination() == Role.Destination.DEATH;
        int weight = last ? left : random.nextInt(left + 1);
        left -= weight;
        tune.put(
            role.toString(),
            Map.of(
                "weight", tenths(weight),
                "playerDamage", damage(random),
                "monsterDamage", damage(random)));
      }
    }
    return BattleTable.standard().tuned(tune);
  }

  private static BigDecimal damage(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> BigDecimal.ZERO;
      case 1 -> tenths(5 + random.nextInt(6));
      default -> tenths(random.nextInt(5));
    };
  }

  static BigDecimal tenths(int tenths) {
    return BigDecimal.valueOf(tenths, 1);
  }
}
