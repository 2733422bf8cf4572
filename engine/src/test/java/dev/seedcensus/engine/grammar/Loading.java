package dev.seedcensus.engine.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;

/** Loads grammars written with single quotes for double ones. */
final class Loading {

  private static final GrammarLoader LOADER = new GrammarLoader(PrimitiveExpander.none());

  private Loading() {}

  static Grammar grammar(String json) {
    return LOADER.load(quoted(json), "g.json");
  }

  static Grammar grammar(String json, Map<String, Double> overrides) {
    return LOADER.load(quoted(json), "g.json", overrides);
  }

  /** The rule of a grammar of one rule. */
  static Rule rule(String json) {
    return grammar("{'rules':[" + json + "]}").stages().get(0).rules().get(0);
  }

  static void assertRefused(String json, String message) {
    assertRefused(json, Map.of(), message);
  }

  static void assertRefused(String json, Map<String, Double> overrides, String message) {
    GrammarException refusal =
        assertThrows(GrammarException.class, () -> grammar(json, overrides), json);
    assertEquals(message, refusal.getMessage(), json);
  }

  /** Checks that a grammar is what its canonical text says. */
  static void assertCanonical(String expected, String json) {
    assertEquals(quoted(expected), CanonicalGrammar.write(grammar(json)));
  }

  /** Checks a grammar of one rule, of which the expected text is that of the rule. */
  static void assertRule(String expected, String json) {
    assertCanonical("{'rules':[" + expected + "]}", "{'rules':[" + json + "]}");
  }

  static String quoted(String json) {
    return json.replace('\'', '"');
  }
}
