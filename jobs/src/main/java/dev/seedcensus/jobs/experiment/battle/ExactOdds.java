package dev.seedcensus.jobs.experiment.battle;

import dev.seedcensus.engine.battle.ExactBattle;
import dev.seedcensus.engine.battle.Policy;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.UDFRegistration;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.types.StructType;

/**
 * The function {@code battle_odds(definition, policy)} of queries: what the engine knows exactly of
 * the battle in a run's definition, as fractions and as numbers. Lengths are null where the battle
 * may never end.
 */
final class ExactOdds {

  private static final StructType TYPE =
      StructType.fromDDL(
          "win DOUBLE, win_fraction STRING, death DOUBLE, death_fraction STRING,"
              + " rolls DOUBLE, rolls_fraction STRING, rolls_sd DOUBLE,"
              + " moves DOUBLE, moves_fraction STRING");

  private ExactOdds() {}

  static void register(UDFRegistration functions) {
    UDF2<String, String, Row> odds =
        (definition, policy) ->
            definition == null || policy == null ? null : row(definition, policy);
    functions.register("battle_odds", odds, TYPE);
  }

  private static Row row(String definition, String policy) {
    BattleTerms terms = BattleTerms.restore(BattleTerms.parse(definition));
    ExactBattle exact = ExactBattle.solve(terms.battle(), Policy.named(policy, terms.battle()));
    BigFraction rolls = exact.rolls().orElse(null);
    BigFraction moves = exact.moves().orElse(null);
    return RowFactory.create(
        exact.win().doubleValue(),
        Fractions.text(exact.win()),
        exact.death().doubleValue(),
        Fractions.text(exact.death()),
        number(rolls),
        Fractions.text(rolls),
        exact.rollsVariance().map(variance -> Math.sqrt(variance.doubleValue())).orElse(null),
        number(moves),
        Fractions.text(moves));
  }

  private static Double number(BigFraction value) {
    return value == null ? null : value.doubleValue();
  }
}
