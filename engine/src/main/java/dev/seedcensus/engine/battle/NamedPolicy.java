package dev.seedcensus.engine.battle;

import java.math.BigDecimal;

/** A chooser with a name. */
record NamedPolicy(String name, Policy.Chooser chooser) implements Policy {

  @Override
  public Action choose(Stance stance, BigDecimal playerHp, BigDecimal monsterHp) {
    return chooser.choose(stance, playerHp, monsterHp);
  }

  @Override
  public String toString() {
    return name;
  }
}
