package dev.seedcensus.engine.primitives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.GrammarException;
import org.junit.jupiter.api.Test;

class PrimitiveCallTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void callFromJavaMakesTheRuleOfTheFile() throws JsonProcessingException {
    ObjectNode called =
        Primitives.call("midpoint-room")
            .name("corridor")
            .weight(1.5)
            .limit(3)
            .type("rooms")
            .delay(2)
            .condition("$$iter > 1")
            .induced(false)
            .with("oneWay", true)
            .with("roomType", "scene")
            .rule();
    assertEquals(
        written(
            "midpoint-room",
            """
            {"name": "corridor", "weight": 1.5, "limit": 3, "type": "rooms", "delay": 2,
             "condition": "$$iter > 1", "induced": false, "oneWay": true, "roomType": "scene"}"""),
        called);
  }

  @Test
  void valuesOfEveryKindCanBeGiven() throws JsonProcessingException {
    assertEquals(
        written("health-potion", "{\"healValue\": 0.5, \"weight\": \"$$iter\"}"),
        Primitives.call("health-potion").with("healValue", 0.5).weight("$$iter").rule());
    assertEquals(
        written("puzzle-choice", "{\"numDistractors\": 2}"),
        Primitives.call("puzzle-choice").with("numDistractors", 2).rule());
    assertEquals(
        written("monster-battle", "{\"tune\": {\"attack-death\": {\"playerDamage\": 0.5}}}"),
        Primitives.call("monster-battle")
            .with("tune", JSON.readTree("{\"attack-death\": {\"playerDamage\": 0.5}}"))
            .rule());
  }

  @Test
  void stagesCanBeCalledToo() throws JsonProcessingException {
    assertEquals(
        new Primitives().stage("decorate", (ObjectNode) JSON.readTree("{\"limit\": 7}")),
        Primitives.call("decorate").limit(7).stage());
  }

  @Test
  void mistakesShowWhenTheRuleIsMade() {
    PrimitiveCall call = Primitives.call("dead-end").with("noBacktrak", true);
    GrammarException mistake = assertThrows(GrammarException.class, call::rule);
    assertEquals(
        "primitive \"dead-end\" has no option \"noBacktrak\"; did you mean \"noBacktrack\"?",
        mistake.getMessage());
  }

  private static ObjectNode written(String name, String options) throws JsonProcessingException {
    return new Primitives().rule(name, (ObjectNode) JSON.readTree(options));
  }
}
