package dev.seedcensus.engine.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;

class GrammarTextTest {

  private static final String STAGED =
      """
      {"name": "a", "start": "A",
        "stages": [
          {"primitive": "init"},
          {"limit": 3, "rules": [
            {"lhs": "A", "rhs": {"node": ["A"]}, "weight" : 2 },
            {"lhs": "A", "rhs": ["A", "B"]
            },
            {"weight": 1e0, "lhs": "A", "rhs": "weight"}]}]}
      """;

  @Test
  void onlyTheNumbersChange() {
    assertEquals(
        STAGED
            .replace(": 2 }", ": 0.5 }")
            .replace("\"B\"]\n", "\"B\"], \"weight\": 3.25\n")
            .replace("1e0", "7"),
        GrammarText.withWeights(STAGED, 1, Map.of(0, 0.5, 1, 3.25, 2, 7.0)));
  }

  @Test
  void rulesWithoutStages() {
    assertEquals(
        "\uFEFF{\"rules\": [{\"lhs\": \"A\", \"rhs\": \"B\", \"weight\": 4}], \"limit\": 2}",
        GrammarText.withWeights(
            "\uFEFF{\"rules\": [{\"lhs\": \"A\", \"rhs\": \"B\"}], \"limit\": 2}",
            0,
            Map.of(0, 4.0)));
  }

  @Test
  void aStageThatIsAPrimitiveHasNoRulesToChange() {
    String message =
        assertThrows(
                GrammarException.class, () -> GrammarText.withWeights(STAGED, 0, Map.of(0, 2.0)))
            .getMessage();
    assertTrue(message.contains("since the stage is a primitive"), message);
  }
}
