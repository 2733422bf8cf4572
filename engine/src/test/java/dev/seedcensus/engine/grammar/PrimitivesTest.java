package dev.seedcensus.engine.grammar;

import static dev.seedcensus.engine.grammar.Loading.quoted;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.message.Wording;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How the loader deals with rules and stages that an expander makes. */
class PrimitivesTest {

  /** Knows a rule and a stage, and takes one option besides what rules have. */
  private static final class Fake implements PrimitiveExpander {
    @Override
    public ObjectNode rule(String name, ObjectNode options) {
      if (!name.equals("grow")) {
        throw new GrammarException(
            "there is no primitive "
                + Wording.quote(name)
                + "; "
                + NearestName.remedy(name, List.of("grow")));
      }
      options.put("lhs", "A");
      options.put("rhs", options.has("to") ? options.remove("to").textValue() : "B");
      return options.has("name") ? options : options.put("name", "grow-" + options.size());
    }

    @Override
    public ObjectNode stage(String name, ObjectNode options) {
      assertEquals(0, options.size());
      ObjectNode stage = JsonNodeFactory.instance.objectNode();
      stage.put("name", name).put("limit", 1);
      stage.putArray("rules").addObject().put("primitive", "grow");
      return stage;
    }
  }

  private static Grammar load(String json, Map<String, Double> overrides) {
    return new GrammarLoader(new Fake()).load(quoted(json), "g.json", overrides);
  }

  private static void assertCanonical(String expected, String json) {
    assertEquals(quoted(expected), CanonicalGrammar.write(load(json, Map.of())));
  }

  private static GrammarException refusal(String json) {
    return assertThrows(GrammarException.class, () -> load(json, Map.of()));
  }

  private static String rule(String name, String to, String rest) {
    return "{'name':'"
        + name
        + "','lhs':{'node':[{'id':'a','label':'A'}]},'rhs':{'node':[{'id':'a','label':'"
        + to
        + "'}]}"
        + rest
        + "}";
  }

  @Test
  void rulesAreExpandedWithTheirOptions() {
    assertCanonical(
        "{'rules':[" + rule("mine", "C", ",'weight':2,'limit':3") + "]}",
        "{'rules':[{'primitive':'grow','name':'mine','weight':2,'limit':3,'to':'C'}]}");
  }

  @Test
  void stagesAreExpandedAndTheirRulesToo() {
    assertCanonical(
        "{'stages':[{'name':'init','limit':1,'rules':[" + rule("grow-2", "B", "") + "]}]}",
        "{'stages':[{'primitive':'init'}]}");
  }

  @Test
  void aStageMayOverrideNameLimitAndInduced() {
    assertCanonical(
        "{'stages':[{'name':'first','limit':4,'rules':["
            + rule("grow-2", "B", ",'induced':true")
            + "]}]}",
        "{'stages':[{'primitive':'init','name':'first','limit':4,'induced':true}]}");
  }

  @Test
  void overridesSeeWhatWasExpanded() {
    Grammar grammar =
        load(
            "{'stages':[{'primitive':'init'}]}",
            Map.of("stages.init.limit", 6.0, "stages.init.rules.grow-2.weight", 5.0));
    assertEquals(6, grammar.stages().get(0).limit());
    assertEquals("5", grammar.stages().get(0).rules().get(0).weight().toString());
  }

  @Test
  void mistakesGetTheirPlace() {
    GrammarException unknown =
        refusal("{'stages':[{'name':'x','rules':[{'primitive':'grow'},{'primitive':'gorw'}]}]}");
    assertEquals(
        "g.json, stage \"x\" (#0), rule #1: there is no primitive \"gorw\"; did you mean"
            + " \"grow\"?",
        unknown.getMessage());
    assertInstanceOf(GrammarException.class, unknown.getCause());
  }

  @Test
  void mistakesInWhatWasExpandedNameTheRule() {
    assertEquals(
        "g.json, rule \"grow-4\" (#0): a rule has no property \"colour\"; known: name, lhs, rhs,"
            + " weight, condition, limit, type, delay, induced and primitive.",
        refusal("{'rules':[{'primitive':'grow','weight':1,'colour':3}]}").getMessage());
  }

  @Test
  void aPrimitiveIsNamedByAText() {
    assertEquals(
        "g.json, stage #0, primitive: it must be the name of a primitive as text, not null.",
        refusal("{'stages':[{'primitive':null}]}").getMessage());
  }
}
