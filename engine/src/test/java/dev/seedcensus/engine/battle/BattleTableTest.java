package dev.seedcensus.engine.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigDecimal;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BattleTableTest {

  private static BattleTable tuned(String json) {
    try {
      return BattleTable.standard().tuned(new ObjectMapper().readTree(json));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"attack-victory\": {\"weight\": 0.25}}"
            + "| the weights of the attack roll add up to 0.95, but must add up to 1",
        "{\"defend-death\": {\"weight\": 0.2}}"
            + "| the weights of the defend roll add up to 1.1, but must add up to 1",
        "{\"attack-stalemate\": {\"playerDamage\": -0.1}}"
            + "| playerDamage of attack-stalemate is -0.1, but must lie in [0, 1]",
        "{\"attack-stalemate\": {\"monsterDamage\": 1.5}}"
            + "| monsterDamage of attack-stalemate is 1.5, but must lie in [0, 1]",
        "{\"attack-stalmate\": {\"weight\": 0.4}}"
            + "| there is no role \"attack-stalmate\"; did you mean \"attack-stalemate\"?",
        "{\"attack-death\": {\"wieght\": 0.1}}"
            + "| there is no number of attack-death \"wieght\"; did you mean \"weight\"?",
        "{\"attack-death\": {\"weight\": \"0.1\"}}"
            + "| tune.attack-death.weight must be a number, but is \"0.1\"",
        "{\"attack-death\": 1} | tune.attack-death must be an object, but is 1",
        "[] | tune must be an object, but is []"
      })
  void refusesABadTableInOneSentence(String json, String mistake) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> tuned(json));
    assertEquals("Cannot use the battle table: " + mistake.trim(), refused.getMessage());
  }

  @Test
  void tuningReplacesWhatItNamesAndNothingElse() {
    BattleTable table =
        tuned("{\"attack-victory\": {\"weight\": 0.35}, \"attack-death\": {\"weight\": 5e-2}}");
    assertEquals(
        new Consequence(Role.ATTACK_DEATH, new BigDecimal("0.05"), BigDecimal.ONE, BigDecimal.ZERO),
        table.consequence(Role.ATTACK_DEATH));
    for (Role role : Role.values()) {
      if (role != Role.ATTACK_DEATH && role != Role.ATTACK_VICTORY) {
        assertEquals(BattleTable.standard().consequence(role), table.consequence(role));
      }
    }
  }

  @Test
  void equalNumbersMakeEqualTables() {
    Map<String, BigDecimal> same = Map.of("weight", new BigDecimal("0.400"));
    BattleTable table = BattleTable.standard().tuned(Map.of("attack-stalemate", same));
    assertEquals(BattleTable.standard(), table);
    assertEquals(BattleTable.standard().hashCode(), table.hashCode());
  }
}
