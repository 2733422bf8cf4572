package dev.seedcensus.engine.grammar;

import static dev.seedcensus.engine.grammar.Loading.assertRefused;
import static dev.seedcensus.engine.grammar.Loading.grammar;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverridesTest {

  private static final String RULE = "'lhs':'A','rhs':'B'";
  private static final String STAGED =
      "{'stages':[{'name':'init','rules':[]},{'name':'expand','limit':5,'rules':["
          + "{'name':'grow',"
          + RULE
          + ",'weight':2},{"
          + RULE
          + "},{'name':'twin',"
          + RULE
          + "},{'name':'twin',"
          + RULE
          + "}]},{'name':'0','rules':[]},{'name':'a.b','rules':[]}]}";
  private static final String FLAT =
      "{'limit':3,'budget':{'keys':1},'rules':[{'name':'grow'," + RULE + "}]}";

  /** The file that says what an override makes of another. */
  private static void assertLike(String expected, String json, String path, double number) {
    Grammar changed = grammar(json, Map.of(path, number));
    assertEquals(CanonicalGrammar.write(grammar(expected)), CanonicalGrammar.write(changed));
    assertEquals(grammar(expected), changed);
  }

  @Test
  void replacesALimit() {
    assertLike(STAGED.replace("'limit':5", "'limit':40"), STAGED, "stages.expand.limit", 40);
    assertLike(STAGED.replace("'limit':5", "'limit':0"), STAGED, "stages.1.limit", -0.0);
    assertLike(FLAT.replace("'limit':3", "'limit':1000000"), FLAT, "limit", 1e6);
  }

  @Test
  void addsALimitWhereThereIsNone() {
    assertLike(
        STAGED.replace("'name':'init',", "'name':'init','limit':1,"),
        STAGED,
        "stages.init.limit",
        1);
    assertLike(STAGED.replace("{'stages'", "{'limit':9,'stages'"), STAGED, "limit", 9);
  }

  @Test
  void replacesTheNumbersOfARule() {
    assertLike(
        STAGED.replace("'weight':2", "'weight':7"), STAGED, "stages.expand.rules.grow.weight", 7);
    assertLike(STAGED.replace(",'weight':2", ""), STAGED, "stages.expand.rules.0.weight", 1);
    String grow = "'name':'grow',";
    assertLike(FLAT.replace(grow, grow + "'limit':4,"), FLAT, "rules.grow.limit", 4);
    assertLike(FLAT.replace(grow, grow + "'delay':4,"), FLAT, "rules.0.delay", 4);
  }

  @Test
  void replacesAnExpressionByANumber() {
    String weighted = FLAT.replace("'name':'grow',", "'name':'grow','weight':'$a.id',");
    assertLike(weighted.replace("'$a.id'", "0.25"), weighted, "rules.grow.weight", 0.25);
  }

  @Test
  void setsABudget() {
    assertLike(FLAT.replace("'keys':1", "'keys':2"), FLAT, "budget.keys", 2);
    assertLike(FLAT.replace("'keys':1", "'rooms':12,'keys':1"), FLAT, "budget.rooms", 12);
    assertLike(
        STAGED.replace("{'stages'", "{'budget':{'npcs':0},'stages'"), STAGED, "budget.npcs", 0);
  }

  @Test
  void namesMayHaveDots() {
    assertLike(
        STAGED.replace("'name':'a.b',", "'name':'a.b','limit':2,"), STAGED, "stages.a.b.limit", 2);
  }

  @Test
  void appliesSeveralInTurn() {
    Map<String, Double> overrides = new LinkedHashMap<>();
    overrides.put("limit", 1.0);
    overrides.put("rules.grow.weight", 3.0);
    Grammar changed = grammar(FLAT, overrides);
    assertEquals(1, changed.limit());
    assertEquals("3", changed.stages().get(0).rules().get(0).weight().toString());
    assertEquals("{\"keys\":1}", changed.budget().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "limt | a grammar has no number \"limt\"; did you mean \"limit\"?",
        "seeds | a grammar has no number \"seeds\"; known: limit, budget and stages.",
        "stages.exand.limit | there is no stage \"exand\"; did you mean \"expand\"?",
        "stages.9.limit | there is no stage \"9\"; known: init, expand, 0 and a.b, or an index"
            + " from 0 to 3.",
        "stages.expand.limt | a stage has no number \"limt\"; did you mean \"limit\"?",
        "stages.expand.limit.x | a stage has no number \"limit.x\"; did you mean \"limit\"?",
        "stages.expand | the path ends too early; it must lead to one number.",
        "stages.expand.rules.grow | the path ends too early; it must lead to one number.",
        "stages | the path ends too early; it must lead to one number.",
        "'' | the path ends too early; it must lead to one number.",
        "stages.expand.rules.grwo.weight | there is no rule \"grwo\"; did you mean \"grow\"?",
        "stages.expand.rules.shrink.weight | there is no rule \"shrink\"; known: grow and twin, or"
            + " an index from 0 to 3.",
        "stages.init.rules.grow.weight | there is no rule \"grow\"; there are none.",
        "stages.expand.rules.grow.name | a rule has no number \"name\"; known: weight, limit and"
            + " delay.",
        "stages.expand.rules.twin.limit | \"twin\" means several rules, those at 2 and 3; give the"
            + " index.",
        "stages.0.limit | \"0\" means several stages, those at 0 and 2; rename one.",
        "rules.grow.weight | the rules of this grammar are in stages; write"
            + " stages.STAGE.rules.RULE.FIELD.",
        "budget | the path ends too early; it must lead to one number.",
        "budget.room | a budget has no number \"room\"; did you mean \"rooms\"?",
      })
  void saysWhereAPathGoesWrong(String path, String message) {
    assertRefused(STAGED, Map.of(path, 7.0), "g.json, override \"" + path + "\": " + message);
  }

  @Test
  void knowsThatAGrammarHasNoStages() {
    assertRefused(
        FLAT,
        Map.of("stages.expand.limit", 7.0),
        "g.json, override \"stages.expand.limit\": this grammar has no stages; write"
            + " rules.RULE.FIELD.");
  }

  @Test
  void givesTheIndicesOfNamelessRules() {
    assertRefused(
        "{'rules':[{" + RULE + "},{" + RULE + "}]}",
        Map.of("rules.grow.weight", 7.0),
        "g.json, override \"rules.grow.weight\": there is no rule \"grow\"; give an index from 0 to"
            + " 1.");
  }

  @Test
  void refusesNumbersThatTheirPlaceDoesNotTake() {
    assertRefused(
        FLAT,
        Map.of("limit", Double.NaN),
        "g.json, override \"limit\": the value must be a finite number, not NaN.");
    assertRefused(
        FLAT,
        Map.of("budget.rooms", 2.5),
        "g.json, override \"budget.rooms\": a budget is a whole number of at least 0, not 2.5.");
    assertRefused(
        FLAT,
        Map.of("limit", 0.5),
        "g.json, override \"limit\": a limit is a whole number of at least 0, not 0.5.");
    assertRefused(
        FLAT,
        Map.of("rules.grow.delay", -1.0),
        "g.json, override \"rules.grow.delay\": a delay is a whole number of at least 0, not -1.");
    assertRefused(
        FLAT,
        Map.of("rules.grow.weight", -2.0),
        "g.json, override \"rules.grow.weight\": a weight is a number of at least 0, not -2.");
  }
}
