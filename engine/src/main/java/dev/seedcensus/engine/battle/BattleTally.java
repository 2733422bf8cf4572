package dev.seedcensus.engine.battle;

/**
 * What came of a number of simulated battles.
 *
 * @param trials battles fought
 * @param wins battles won
 * @param deaths battles lost; with {@code wins} adds up to {@code trials}
 * @param rolls rolls of all battles together
 * @param rollsSquared the squares of each battle's rolls, added up
 * @param moves edges walked in all battles together
 */
public record BattleTally(
    long trials, long wins, long deaths, long rolls, long rollsSquared, long moves) {

  public static final BattleTally NONE = new BattleTally(0, 0, 0, 0, 0, 0);

  public BattleTally plus(BattleTally other) {
    return new BattleTally(
        trials + other.trials,
        wins + other.wins,
        deaths + other.deaths,
        rolls + other.rolls,
        rollsSquared + other.rollsSquared,
        moves + other.moves);
  }

  public double winShare() {
    return (double) wins / trials;
  }

  public double meanRolls() {
    return (double) rolls / trials;
  }

  /** The standard error of {@link #winShare}. */
  public double winError() {
    return Math.sqrt(winShare() * (1 - winShare()) / trials);
  }

  /** The standard error of {@link #meanRolls}. */
  public double rollsError() {
    double variance = (double) rollsSquared / trials - meanRolls() * meanRolls();
    return Math.sqrt(Math.max(0, variance) / trials);
  }
}
