package dev.seedcensus.engine.grammar;

import static dev.seedcensus.engine.grammar.Loading.grammar;
import static dev.seedcensus.engine.grammar.Loading.rule;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.value.Null;
import java.util.List;
import org.junit.jupiter.api.Test;

class GrammarLoaderTest {

  private static final String RULE = "{'lhs':'A','rhs':'B'%s}";

  private static List<Boolean> induced(String grammar, String stage, String rule) {
    Grammar read =
        grammar(
            "{'stages':[{'rules':["
                + RULE.formatted("")
                + ","
                + RULE.formatted(rule)
                + "]"
                + stage
                + "}]"
                + grammar
                + "}");
    return read.stages().get(0).rules().stream().map(Rule::induced).toList();
  }

  @Test
  void inducedGoesFromGrammarToStageToRule() {
    String on = ",'induced':true";
    String off = ",'induced':false";
    assertEquals(List.of(false, false), induced("", "", ""));
    assertEquals(List.of(true, true), induced(on, "", ""));
    assertEquals(List.of(true, false), induced(on, "", off));
    assertEquals(List.of(false, false), induced(on, off, ""));
    assertEquals(List.of(false, true), induced(on, off, on));
    assertEquals(List.of(true, true), induced(off, on, ""));
  }

  @Test
  void inducedReachesTheRulesOfAGrammarWithoutStages() {
    Grammar grammar = grammar("{'induced':true,'rules':[" + RULE.formatted("") + "]}");
    assertTrue(grammar.stages().get(0).rules().get(0).induced());
  }

  @Test
  void aGrammarWithoutStagesIsOneUnnamedStage() {
    Grammar grammar = grammar("{'name':'g','limit':0,'rules':[" + RULE.formatted("") + "]}");
    assertEquals("g", grammar.name());
    assertEquals(0, grammar.limit());
    assertEquals(false, grammar.staged());
    assertEquals(1, grammar.stages().size());
    assertNull(grammar.stages().get(0).name());
    assertEquals(Grammar.UNLIMITED, grammar.stages().get(0).limit());
  }

  @Test
  void aMissingLimitIsNotALimitOfZero() {
    Grammar without = grammar("{'stages':[{'rules':[]},{'limit':0,'rules':[]}]}");
    assertEquals(Grammar.UNLIMITED, without.limit());
    assertEquals(Grammar.UNLIMITED, without.stages().get(0).limit());
    assertEquals(0, without.stages().get(1).limit());
    assertEquals(0, grammar("{'limit':0,'stages':[{'rules':[]}]}").limit());
  }

  @Test
  void rulesHaveDefaults() {
    Rule rule = rule(RULE.formatted(""));
    assertNull(rule.name());
    assertTrue(rule.weight().isUndefined());
    assertNull(rule.condition());
    assertEquals(0, rule.limit());
    assertNull(rule.type());
    assertEquals(0, rule.delay());
  }

  @Test
  void writingADefaultOutChangesNothing() {
    assertEquals(
        rule(RULE.formatted("")),
        rule(RULE.formatted(",'weight':1.0,'limit':0,'delay':-0.0,'type':'','induced':false")));
  }

  @Test
  void rulesKeepWhatTheyGive() {
    Rule rule =
        rule(
            RULE.formatted(
                ",'name':'r','weight':'$a.id','condition':'','limit':3,'type':'T','delay':4"));
    assertEquals("r", rule.name());
    assertEquals("\"$a.id\"", rule.weight().toString());
    assertEquals("", rule.condition());
    assertEquals(3, rule.limit());
    assertEquals("T", rule.type());
    assertEquals(4, rule.delay());
    assertEquals("0", rule(RULE.formatted(",'weight':0")).weight().toString());
  }

  @Test
  void startIsAnyValueAndNoRecipe() {
    assertTrue(grammar("{'rules':[]}").start().isUndefined());
    assertSame(Null.NULL, grammar("{'start':null,'rules':[]}").start());
    assertEquals(
        "{\"$eval\":[null]}", grammar("{'start':{'$eval':[null]},'rules':[]}").start().toString());
  }

  @Test
  void budgetsAreReadInOneOrder() {
    Grammar grammar = grammar("{'budget':{'keys':3,'rooms':16},'rules':[]}");
    assertEquals(
        "{\"budget\":{\"rooms\":16,\"keys\":3},\"rules\":[]}", CanonicalGrammar.write(grammar));
  }

  @Test
  void knowsEverySpecialKey() {
    String queries =
        "{'k':{'$equals':{'$contains':{'q':{'$not':{'$and':[{'$or':['x',1]},{'$find':true},"
            + "{'$test':'l => l'}]}}}}}}";
    String recipes =
        "{'k':{'$extend':[{'$assign':[{'$merge':[{'$eval':'$a.label'},{'x':1}]},'${a.label}']},"
            + "{'$eval':['1',{'y':'2','z':['3']}]}]}}";
    Rule rule =
        rule("{'lhs':{'node':[['a'," + queries + "]]},'rhs':{'node':[['a'," + recipes + "]]}}");
    assertEquals(queries.replace('\'', '"'), rule.lhs().nodes().get(0).query().toString());
    assertEquals(recipes.replace('\'', '"'), rule.rhs().nodes().get(0).recipe().toString());
  }

  @Test
  void dollarsElsewhereInAKeyAreNothingSpecial() {
    Rule rule = rule("{'lhs':{'node':[['a',{'a$':1,'':2}]]},'rhs':{}}");
    assertEquals("{\"\":2,\"a$\":1}", rule.lhs().nodes().get(0).query().toString());
  }
}
