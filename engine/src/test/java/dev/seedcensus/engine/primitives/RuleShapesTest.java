package dev.seedcensus.engine.primitives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarLoader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compares every rule with its sketch in {@code rule-shapes.txt}: a heading "## primitive options"
 * and below it what {@link RuleSketch} prints.
 */
class RuleShapesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private final Primitives primitives = new Primitives();

  @TestFactory
  Stream<DynamicTest> everyRuleHasTheShapeOfItsSketch() {
    return sections().map(section -> dynamicTest(section[0], () -> check(section)));
  }

  @Test
  void everyRulePrimitiveHasASketch() {
    Set<String> missing = new TreeSet<>(primitives.names());
    missing.removeIf(primitives::isStage);
    sections().forEach(section -> missing.remove(section[0].split(" ", 2)[0]));
    assertEquals(Set.of(), missing);
  }

  @TestFactory
  Stream<DynamicTest> everyRuleIsOneThatAGrammarMayHave() {
    return sections().map(section -> dynamicTest(section[0], () -> load(rule(section[0]))));
  }

  private void check(String[] section) throws JsonProcessingException {
    assertEquals(section[1], RuleSketch.of(rule(section[0])));
  }

  private void load(ObjectNode rule) {
    ObjectNode grammar = JSON.createObjectNode().put("start", "START");
    grammar.putArray("rules").add(rule);
    Grammar loaded = new GrammarLoader(primitives).load(grammar.toString(), "one rule");
    assertEquals(
        rule.get("name").textValue(), loaded.stages().get(0).rules().get(0).name(), "name");
  }

  private ObjectNode rule(String title) throws JsonProcessingException {
    String[] heading = title.split(" ", 2);
    String options = heading.length == 1 ? "{}" : heading[1];
    return primitives.rule(heading[0], (ObjectNode) JSON.readTree(options));
  }

  /** Pairs of a heading and a sketch. */
  private static Stream<String[]> sections() {
    String[] sections = resource().split("(?m)^## ");
    assertFalse(sections.length < 2, "no sections");
    return Arrays.stream(sections)
        .filter(section -> !section.isBlank())
        .map(section -> section.strip().split("\n", 2));
  }

  private static String resource() {
    try (InputStream in = RuleShapesTest.class.getResourceAsStream("rule-shapes.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }
}
