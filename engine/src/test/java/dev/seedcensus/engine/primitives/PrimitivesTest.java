package dev.seedcensus.engine.primitives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.GrammarException;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PrimitivesTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private final Primitives primitives = new Primitives();

  static List<String> names() {
    return new Primitives().names();
  }

  @Test
  void fieldsOfTheRuleArePassedOn() {
    ObjectNode rule =
        rule(
            "dead-end",
            """
            {"name": "cul-de-sac", "weight": "$a.label.w || 1", "limit": 3, "type": "side",
             "delay": 2, "condition": "$$iter > 0", "induced": true}""");
    rule.remove(List.of("lhs", "rhs"));
    assertEquals(
        json(
            """
            {"name": "cul-de-sac", "weight": "$a.label.w || 1", "limit": 3, "type": "side",
             "delay": 2, "condition": "$$iter > 0", "induced": true}"""),
        rule);
  }

  @Test
  void ruleHasNoFieldsThatNobodyGave() {
    ObjectNode rule = rule("dead-end", "{}");
    assertEquals(List.of("name", "lhs", "rhs"), fieldNames(rule));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "stamp-cast-salt | limit | 9 | 1",
        "accusation-hub | limit | 9 | 1",
        "unmask-murderer | limit | 9 | 1",
        "accuse-murderer | limit | 9 | 1",
        "cycle-close-return | condition | \"true\" | \"!$$graph.hasEdge($b.id, $a.id)\"",
        "dossier-entry | condition | \"true\" | \"!$$graph.hasEdge($ev.id, $s.id)\"",
      })
  void whatThePrimitiveSetsItselfWins(String name, String field, String given, String set)
      throws JsonProcessingException {
    ObjectNode rule = rule(name, "{\"" + field + "\": " + given + "}");
    assertEquals(JSON.readTree(set), rule.get(field));
  }

  @Test
  void typesAreRenamedInQueriesAndLabels() {
    String sketch =
        RuleSketch.of(
            rule(
                "dead-end",
                "{\"pathType\": \"lane\", \"deadEndType\": \"nook\", \"backtrackType\": \"out\"}"));
    assertEquals(
        """
        dead-end
        find a
        find b
        find a->b e {type: lane}
        put a
        put b
        put d {type: nook, nodeId: deadend_N}
        put e
        put a->d {type: lane, edgeId: e_ad_N}
        put d->a {type: out, prereq: {traversed: e_ad_N}} ●""",
        sketch);
  }

  @Test
  void narrationNamesItsTheme() {
    String standard = rule("key-door", "{}").toString();
    String other = rule("key-door", "{\"theme\": \"deep space\"}").toString();
    assertTrue(standard.contains("[high_fantasy:key#key_"), standard);
    assertEquals(standard.replace("[high_fantasy:", "[deep space:"), other);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "midpoint-room-oneway   | midpoint-room | {'oneWay': true}",
        "refine-path-to-monster | refine        | {'from': 'path', 'to': 'monster'}",
        "refine-dead_end-to-b-c | refine        | {'from': 'dead_end', 'to': 'b-c'}",
        "suspect-guest          | suspect       | {'idRole': 'guest'}",
        "social-lock-guest      | social-lock   | {'idRole': 'guest'}",
        "social-lock-nest-guest | social-lock   | {'idRole': 'guest', 'nest': true}",
        "social-lock-nest       | social-lock   | {'nest': true}",
        "two-key-door-any       | two-key-door  | {'mode': 'any'}",
      })
  void nameOfARuleSaysItsOptions(String name, String primitive, String options) {
    assertEquals(rule(primitive, options.replace('\'', '"')), rule(name, "{}"));
  }

  @Test
  void optionThatRepeatsTheNameIsFine() {
    assertEquals(rule("suspect-guest", "{}"), rule("suspect-guest", "{\"idRole\": \"guest\"}"));
  }

  @Test
  void fieldPrimitiveIsPassedOver() {
    ObjectNode written = json("{\"primitive\": \"dead-end\", \"weight\": 2}");
    assertEquals(rule("dead-end", "{\"weight\": 2}"), primitives.rule("dead-end", written));
    assertEquals("dead-end", written.get("primitive").textValue());
    ObjectNode stage = json("{\"primitive\": \"init\"}");
    assertEquals(stage("init", "{}"), primitives.stage("init", stage));
  }

  @Test
  void initFiresOnce() {
    ObjectNode stage = stage("init", "{\"winType\": \"exit\"}");
    assertEquals(List.of("name", "limit", "rules"), fieldNames(stage));
    assertEquals("init", stage.get("name").textValue());
    assertEquals(1, stage.get("limit").intValue());
    assertEquals(1, stage.get("rules").size());
    assertEquals(rule("spawn-start-goal", "{\"winType\": \"exit\"}"), stage.get("rules").get(0));
  }

  @Test
  void initOfAcyclicGrammarsHasTheirRule() {
    ObjectNode stage =
        stage("init", "{\"acyclic\": true, \"theme\": \"noir\", \"name\": \"seed\"}");
    assertEquals("seed", stage.get("name").textValue());
    assertEquals(rule("dag-spawn-start-goal", "{\"theme\": \"noir\"}"), stage.get("rules").get(0));
  }

  @Test
  void decorateRunsDryUnlessItIsToldOtherwise() {
    ObjectNode stage = stage("decorate", "{}");
    assertEquals(List.of("name", "rules"), fieldNames(stage));
    assertEquals(rule("decorate-node", "{}"), stage.get("rules").get(0));
    assertEquals(rule("decorate-edge", "{}"), stage.get("rules").get(1));
    ObjectNode capped = stage("decorate", "{\"limit\": 4, \"induced\": true}");
    assertEquals(4, capped.get("limit").intValue());
    assertTrue(capped.get("induced").booleanValue());
  }

  @ParameterizedTest
  @MethodSource("names")
  void descriptionIsASentenceAndALinePerOption(String name) {
    List<String> lines = primitives.describe(name).lines().toList();
    assertTrue(lines.get(0).matches(Pattern.quote(name) + ": [A-Z].*\\."), lines.get(0));
    assertTrue(lines.size() > 4, "options");
    assertTrue(lines.get(1).startsWith("  name: "), lines.get(1));
  }

  @Test
  void descriptionTellsDefaults() {
    String text = primitives.describe("puzzle-choice");
    assertTrue(
        text.contains(
            "\n  numDistractors: number of wrong answers; a whole number from 0 to 1000 (default 3)"),
        text);
    assertEquals(primitives.describe("refine"), primitives.describe("refine-path-to-passage"));
  }

  @Test
  void namesTellRulesFromStages() {
    assertEquals(
        List.of("init", "decorate"), names().stream().filter(primitives::isStage).toList());
    assertFalse(primitives.isStage("key-door"));
    assertTrue(names().containsAll(List.of("key-door", "dag-key-lock", "dossier-entry")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "key-dor | {} | there is no primitive \"key-dor\"; did you mean \"key-door\"?",
        "decorate | {} | primitive \"decorate\" cannot be a rule, since it is a stage; move it to the list of stages",
        "key-door | {\"limt\": 1} | primitive \"key-door\" has no option \"limt\"; did you mean \"limit\"?",
        "dead-end | {\"deadendType\": \"x\"} | primitive \"dead-end\" has no option \"deadendType\"; did you mean \"deadEndType\"?",
        "dead-end | {\"healValue\": 1} | primitive \"dead-end\" has no option \"healValue\"; known: name, weight, limit, type, delay, condition, induced, theme, noBacktrack, deadEndType, pathType and backtrackType",
        "key-door | {\"limit\": \"3\"} | option \"limit\" of primitive \"key-door\" must be a number, but is \"3\"",
        "key-door | {\"weight\": null} | option \"weight\" of primitive \"key-door\" must be a number or an expression text, but is null",
        "key-door | {\"keyType\": \"a.b\"} | option \"keyType\" of primitive \"key-door\" must be a text of letters, digits, spaces, _ and -, but is \"a.b\"",
        "key-door | {\"theme\": \"\"} | option \"theme\" of primitive \"key-door\" must be a text of letters, digits, spaces, _ and -, but is \"\"",
        "midpoint-room | {\"oneWay\": 1} | option \"oneWay\" of primitive \"midpoint-room\" must be true or false, but is 1",
        "puzzle-choice | {\"numDistractors\": -1} | option \"numDistractors\" of primitive \"puzzle-choice\" must be a whole number from 0 to 1000, but is -1",
        "puzzle-choice | {\"numDistractors\": 1.5} | option \"numDistractors\" of primitive \"puzzle-choice\" must be a whole number from 0 to 1000, but is 1.5",
        "key-door-nested | {\"maxDepth\": 0} | option \"maxDepth\" of primitive \"key-door-nested\" must be at least 1, but is 0; leave the rule out for no locks",
        "two-key-door | {\"mode\": \"al\"} | option \"mode\" of primitive \"two-key-door\" is \"al\"; did you mean \"all\"?",
        "monster-battle | {\"tune\": {\"attack-death\": {\"weight\": 0.9}}} | option \"tune\" of primitive \"monster-battle\" makes no battle: Cannot use the battle table: the weights of the attack roll add up to 1.8, but must add up to 1",
        "matching-lock | {\"n\": 4} | option \"n\" of primitive \"matching-lock\" must be 2 or 3, but is 4; every matching is an answer, and of more they would be too many",
        "matching-lock | {\"n\": -1} | option \"n\" of primitive \"matching-lock\" must be 2 or 3, but is -1; every matching is an answer, and of more they would be too many",
        "matching-lock | {\"n\": 2.5} | option \"n\" of primitive \"matching-lock\" must be 2 or 3, but is 2.5; every matching is an answer, and of more they would be too many",
        "matching-lock | {\"n\": 4294967298} | option \"n\" of primitive \"matching-lock\" must be 2 or 3, but is 4294967298; every matching is an answer, and of more they would be too many",
        "matching-lock | {\"puzzleSeed\": -1} | option \"puzzleSeed\" of primitive \"matching-lock\" must be a whole number from 0 to 4294967295, but is -1",
        "matching-lock | {\"forms\": \"POS\"} | option \"forms\" of primitive \"matching-lock\" must be a list of texts of letters, digits, spaces, _ and -, but is \"POS\"",
        "matching-lock | {\"forms\": [\"POS\", \"NEQ\"]} | option \"forms\" of primitive \"matching-lock\" names the unknown \"NEQ\"; did you mean \"NEG\"?",
        "matching-lock | {\"forms\": [\"REL\"]} | option \"forms\" of primitive \"matching-lock\" is [REL], which cannot tell targets of one kind apart; add a form",
        "matching-lock | {\"propagator\": \"ark\"} | option \"propagator\" of primitive \"matching-lock\" is \"ark\"; did you mean \"arc\"?",
        "matching-lock | {\"propagator\": \"unit\", \"forms\": [\"IF\"]} | option \"propagator\" of primitive \"matching-lock\" is \"unit\", which solves no puzzle of these forms; add forms, or leave it out",
        "matching-lock | {\"wording\": \"hose\"} | option \"wording\" of primitive \"matching-lock\" is \"hose\"; did you mean \"house\"?",
        "refine | {} | option \"to\" of primitive \"refine\" is missing; it is the type that the edges get",
        "refine-path-to-monster | {\"to\": \"puzzle\"} | primitive \"refine-path-to-monster\" sets option \"to\" by its name; leave that out, or write \"refine\" instead",
        "monster-battle | {\"tune\": 3} | option \"tune\" of primitive \"monster-battle\" must be an object, but is 3",
        "monster-battle | {\"tune\": {\"atack-death\": {}}} | option \"tune\" of primitive \"monster-battle\" names the unknown role \"atack-death\"; did you mean \"attack-death\"?",
        "monster-battle | {\"tune\": {\"attack-death\": 1}} | option \"tune.attack-death\" of primitive \"monster-battle\" must be an object, but is 1",
        "monster-battle | {\"tune\": {\"attack-death\": {\"wieght\": 1}}} | option \"tune.attack-death.wieght\" of primitive \"monster-battle\" is unknown; did you mean \"weight\"?",
        "monster-battle | {\"tune\": {\"attack-death\": {\"weight\": \"1\"}}} | option \"tune.attack-death.weight\" of primitive \"monster-battle\" must be a number, but is \"1\"",
      })
  void mistakesInRulesAreExplained(String name, String options, String message) {
    GrammarException mistake = assertThrows(GrammarException.class, () -> rule(name, options));
    assertEquals(message, mistake.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "decorat | {} | there is no primitive \"decorat\"; did you mean \"decorate\"?",
        "finish-off | {} | there is no primitive \"finish-off\"; known: init and decorate",
        "key-door | {} | primitive \"key-door\" cannot be a stage, since it is a rule; move it to the list of rules",
        "suspect-x | {} | primitive \"suspect-x\" cannot be a stage, since it is a rule; move it to the list of rules",
        "init | {\"weight\": 1} | primitive \"init\" has no option \"weight\"; known: name, limit, induced, theme, acyclic, startType, winType and pathType",
      })
  void mistakesInStagesAreExplained(String name, String options, String message) {
    GrammarException mistake = assertThrows(GrammarException.class, () -> stage(name, options));
    assertEquals(message, mistake.getMessage());
  }

  @Test
  void unknownPrimitiveHasNoDescription() {
    GrammarException mistake =
        assertThrows(GrammarException.class, () -> primitives.describe("mid-room"));
    assertTrue(mistake.getMessage().startsWith("there is no primitive \"mid-room\"; "));
  }

  @Test
  void optionsStayAsTheyWere() {
    ObjectNode options = json("{\"idRole\": \"x\", \"limit\": 5}");
    primitives.rule("accusation-hub", options);
    assertEquals(json("{\"idRole\": \"x\", \"limit\": 5}"), options);
  }

  private ObjectNode rule(String name, String options) {
    return primitives.rule(name, json(options));
  }

  private ObjectNode stage(String name, String options) {
    return primitives.stage(name, json(options));
  }

  private static List<String> fieldNames(ObjectNode object) {
    return object.properties().stream().map(field -> field.getKey()).toList();
  }

  private static ObjectNode json(String text) {
    try {
      return (ObjectNode) JSON.readTree(text);
    } catch (JsonProcessingException malformed) {
      throw new IllegalArgumentException(malformed);
    }
  }
}
