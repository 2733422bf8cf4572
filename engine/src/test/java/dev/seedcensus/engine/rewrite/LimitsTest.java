package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs that would not end, end as a failed seed that names the limit and where it was reached. */
class LimitsTest {

  private static final String GROWING =
      "{'name':'g','start':'A','stages':[{'name':'s','rules':[%s]}]}";
  private static final String WEED = "{'name':'w','lhs':'A','rhs':['A','B']}";

  /** Grammars without end, the limit that is set and how the message ends. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        WEED
            + "|iterations|40|g, stage s, iteration 41, seed 5: limit iterations: the run takes more"
            + " than 40 iterations.",
        WEED + "|nodes|40|iteration 40, seed 5: limit nodes: the graph has more than 40 nodes.",
        WEED + "|edges|40|iteration 41, seed 5: limit edges: the graph has more than 40 edges.",
        "{'name':'any','lhs':{'node':[{'id':'a'}]},'rhs':['A','B']}|sites|4|rule any, lhs, iteration"
            + " 4, seed 5: limit sites: the stage has more than 4 sites at one time.",
        "{'name':'t','lhs':'A','rhs':'A','condition':'[1].map(function () { for (;;) {} })'}"
            + "|expression_steps|9999|rule t, condition, iteration 0, seed 5: limit expression_steps:"
            + " the expression \"[1].map(function () { for (;;) {} })\" takes more than 9999 steps.",
        "{'name':'t','lhs':{'node':[{'id':'a','label':'A'}]},"
            + "'rhs':{'node':[{'id':'a','label':'A'},{'id':'b','label':'B${$iter}'}]}}"
            + "|graph_bytes|1000|iteration 224, seed 5: limit graph_bytes: the labels of the graph"
            + " have more than 1000 characters and values.",
      })
  void aRunWithoutEndEnds(String rules, String limit, long value, String end) {
    Limits limits = Limits.defaults().with(Limit.named(limit).orElseThrow(), value);
    assertTrue(failure(rules, limits).endsWith(end), failure(rules, limits));
  }

  /** Six nodes that nothing connects: n^6 ways to look at a growing graph. */
  @ParameterizedTest
  @ValueSource(strings = {"", "'condition':'false',", "'weight':'0.1',"})
  void searchesWithoutEndEnd(String judged) {
    String nodes = String.join(",", Collections.nCopies(6, "{'label':'B'}"));
    String rules = WEED + ",{'name':'six','weight':0," + "'rhs':{},'lhs':{'node':[" + nodes + "]}}";
    if (!judged.isEmpty()) {
      rules = rules.replace("'weight':0,", judged);
    }
    Limits limits = Limits.defaults().with(Limit.WORK, 1_000_000).with(Limit.SITES, 10_000);
    String message = failure(rules, limits);
    assertTrue(
        message.contains(": limit sites: the stage has more than 10000 sites at one time.")
            || message.contains(": limit work: the run takes more than 1000000 units of work."),
        message);
    assertTrue(message.contains("rule six, "), message);
  }

  /** Work that no search does: a long list of sites added up in order, edges that move. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'lhs':'A','rhs':['A','B'],'weight':0.1}",
        "{'lhs':{'node':[{'id':'a','label':'A'}]},'rhs':{'node':[{'id':'b','label':'A','head':['a'],"
            + "'tail':['a']},{'id':'c','label':'C'}],'edge':[['b','c']]}}",
        "{'lhs':'A','rhs':['A','B']},{'lhs':'B','rhs':'B','condition':'$$iter < 0'}",
        "{'lhs':'A','rhs':['A','B']},{'lhs':'B','rhs':'B','condition':'[1].map(x => x) == 2'}",
        "{'lhs':'A','rhs':['A','xxxxxxxx']},{'lhs':'(x+x+)+y','rhs':'B'}",
      })
  void workIsAllKindsOfWork(String rules) {
    Limits limits = Limits.defaults().with(Limit.WORK, 100_000);
    String message = failure(rules, limits);
    assertTrue(
        message.contains(": limit work: the run takes more than 100000 units of work."), message);
  }

  @Test
  void timeEndsARunWhereItIsLimited() {
    String slow = "{'lhs':'A','rhs':'A','condition':'(() => { for (;;) {} })()'}";
    Limits limits =
        Limits.defaults().with(Limit.EXPRESSION_STEPS, Limit.MOST).with(Limit.MILLIS, 20);
    assertTrue(
        failure(slow, limits)
            .endsWith("is under way when the run takes more than 20 milliseconds."),
        failure(slow, limits));
  }

  /** A limit stops a seed at the same place every time, also on an evolver that has run others. */
  @Test
  void aSeedFailsAlwaysOrNever() {
    String nodes = String.join(",", Collections.nCopies(3, "{'label':'B'}"));
    String rules =
        WEED + ",{'name':'three','weight':0," + "'rhs':{},'lhs':{'node':[" + nodes + "]}}";
    Limits limits = Limits.defaults().with(Limit.WORK, 50_000);
    Evolver used = evolver(rules, limits);
    String first = message(used, 1);
    message(used, 2);
    assertEquals(first, message(used, 1));
    assertEquals(first, message(evolver(rules, limits), 1));
  }

  /** What the bundled grammars use is below a hundredth of what they may. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dungeon",
        "maze-plain",
        "maze-locked",
        "dag-plain",
        "dag-locked",
        "mystery-daily"
      })
  void bundledGrammarsAreFarFromTheLimits(String name) {
    Limits hundredth = Limits.defaults();
    for (Limit limit : Limit.values()) {
      if (limit != Limit.MILLIS) {
        hundredth = hundredth.with(limit, limit.unlessGiven() / 100);
      }
    }
    Program program = Program.compile(RecordedRuns.bundled(name), hundredth);
    Evolver evolver = new Evolver(program);
    for (long seed = 1; seed <= 40; seed++) {
      assertTrue(evolver.evolve(seed).nodeCount() > 0);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aValueOutOfRangeIsRefused(Limit limit) {
    for (long value : new long[] {-1, limit.least() - 1, Limit.MOST + 1}) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> Limits.defaults().with(limit, value));
      assertTrue(e.getMessage().contains(limit.key() + " " + value), e.getMessage());
    }
    assertEquals(limit.least(), Limits.defaults().with(limit, limit.least()).of(limit));
    assertTrue(Arrays.asList(Limit.values()).contains(Limit.named(limit.key()).orElseThrow()));
  }

  private static String failure(String rules, Limits limits) {
    return message(evolver(rules, limits), 5);
  }

  private static String message(Evolver evolver, long seed) {
    return assertThrows(SeedException.class, () -> evolver.evolve(seed)).getMessage();
  }

  private static Evolver evolver(String rules, Limits limits) {
    String json = GROWING.formatted(rules).replace('\'', '"');
    return new Evolver(Program.compile(RecordedRuns.grammarText(json), limits));
  }
}
