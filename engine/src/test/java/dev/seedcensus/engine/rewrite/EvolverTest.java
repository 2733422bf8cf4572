package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.GrammarException;
import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvolverTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`'weight':'-1'` | weight | `the weight of a site is -1.0; it must be a finite number of at least 0`",
        "`'weight':'\"x\"'` | weight | `the weight of a site is not a number; it must be a finite number of at least 0`",
        "`'weight':'1/0'` | weight | `the weight of a site is Infinity; it must be a finite number of at least 0`"
      })
  void aWeightThatIsNoneFailsTheSeed(String field, String place, String fault) {
    String grammar =
        "{'name':'g','start':'A','stages':[{'name':'s','limit':3,'rules':[{'name':'r','lhs':'A','rhs':'A',"
            + field
            + "}]}]}";
    String message =
        "grammar g, stage s, rule r, " + place + ", iteration 0, seed 7: " + fault + ".";
    assertEquals(message, failure(new Evolver(program(grammar)), 7));
    assertEquals(message, failure(Evolver.plain(program(grammar)), 7));
  }

  @Test
  void anExpressionThatThrowsFailsTheSeedAndNamesThePlace() {
    String grammar =
        "{'start':'A','limit':5,'rules':[{'lhs':'A','rhs':'A','limit':2},"
            + "{'lhs':'A','rhs':'A','delay':2,'condition':'$a.label.x.y'}]}";
    String message = failure(new Evolver(program(grammar)), 7);
    assertTrue(message.startsWith("grammar, rule #1, condition, iteration 2, seed 7: "), message);
    assertTrue(message.contains("TypeError"), message);
  }

  @Test
  void aRecipeThatFailsNamesTheRightHandSide() {
    String grammar =
        "{'start':'A','limit':1,'rules':[{'lhs':{'node':[{'id':'a'}]},'rhs':{'node':[{'id':'a','update':{'x':1}}]}}]}";
    assertEquals(
        "grammar, rule #0, rhs, iteration 0, seed 0: $assign cannot write into \"A\", which is no object.",
        failure(new Evolver(program(grammar)), 0));
  }

  @Test
  void aGrammarThatGrowsForEverEndsAtALimit() {
    String grammar = "{'name':'weed','start':'A','rules':[{'lhs':'A','rhs':['A','A']}]}";
    Evolver byNodes = new Evolver(program(grammar, Limits.defaults().with(Limit.NODES, 50)));
    assertEquals(
        "grammar weed, iteration 50, seed 1: limit nodes: the graph has more than 50 nodes.",
        failure(byNodes, 1));
    Evolver byIterations =
        new Evolver(program(grammar, Limits.defaults().with(Limit.ITERATIONS, 20)));
    assertEquals(
        "grammar weed, iteration 21, seed 1: limit iterations: the run takes more than 20 iterations.",
        failure(byIterations, 1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`{'x':'${a.label.x}${a.label.x}'}` | 19 | `limit label_bytes: the label has more than 1048576 characters and values`",
        "`{'x':{'$eval':'$a.label.x'},'y':{'$eval':'$a.label'},'z':{'$eval':'$a.label'}}` | 16 | `limit label_bytes: the label has more than 1048576 characters and values`",
        "`{'x':{'$eval':'$a.label'}}` | 199 | `the label is nested more than 200 levels deep`"
      })
  void aLabelThatGrowsForEverEndsTheSeed(String recipe, int iteration, String fault) {
    String grammar =
        "{'start':{'x':'a'},'limit':20000,'rules':[{'lhs':{'node':[{'id':'a'}]},'rhs':{'node':[{'id':'a','label':"
            + recipe
            + "}]}}]}";
    String message = "grammar, rule #0, rhs, iteration " + iteration + ", seed 3: " + fault + ".";
    assertEquals(message, failure(new Evolver(program(grammar)), 3));
  }

  @Test
  void anEvolverGoesOnAfterAFailedSeed() {
    String grammar =
        "{'start':'A','limit':4,'rules':[{'lhs':'A','rhs':['A','B']},{'lhs':'B','rhs':'B','weight':'$$iter > 2 ? -1 : 1'}]}";
    Evolver evolver = new Evolver(program(grammar));
    assertThrows(SeedException.class, () -> evolver.evolve(1));
    assertThrows(SeedException.class, () -> evolver.evolve(2));
    Evolver fresh = new Evolver(program(grammar.replace("> 2", "> 9")));
    Evolver used = new Evolver(program(grammar.replace("> 2", "> 9")));
    used.evolve(1);
    assertEquals(
        CanonicalGraph.full().text(fresh.evolve(2)), CanonicalGraph.full().text(used.evolve(2)));
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 1L << 32})
  void aSeedOutOfRangeIsRefused(long seed) {
    Evolver evolver =
        new Evolver(program("{'start':'A','limit':1,'rules':[{'lhs':'A','rhs':'B'}]}"));
    assertThrows(IllegalArgumentException.class, () -> evolver.evolve(seed));
  }

  @Test
  void anExpressionThatDoesNotParseIsRefusedWhenCompiling() {
    GrammarException e =
        assertThrows(
            GrammarException.class,
            () ->
                program(
                    "{'name':'g','start':'A','rules':[{'name':'r','lhs':'A','rhs':'A','condition':'1 +'}]}"));
    assertTrue(e.getMessage().startsWith("grammar g, rule r, condition: "), e.getMessage());
    assertTrue(e.getMessage().contains("line 1"), e.getMessage());
  }

  @Test
  void stagesThatCannotChangeWhatIsNeededDoNotRun() {
    Program program = Program.compile(RecordedRuns.bundled("dungeon"));
    assertEquals(6, program.stagesFor(EnumSet.of(Need.ITERATIONS)));
    assertEquals(6, program.stagesFor(EnumSet.of(Need.TRACE)));
    assertEquals(6, program.stagesFor(EnumSet.of(Need.LABELS)));
    assertEquals(5, program.stagesFor(EnumSet.of(Need.PLAY)));
    assertEquals(5, program.stagesFor(EnumSet.of(Need.TYPES)));
    assertEquals(5, program.stagesFor(EnumSet.of(Need.STRUCTURE)));
    Program maze = Program.compile(RecordedRuns.bundled("maze-plain"));
    assertEquals(4, maze.stagesFor(EnumSet.of(Need.TYPES)));
    assertEquals(2, maze.stagesFor(EnumSet.of(Need.STRUCTURE)));
  }

  @Test
  void skippedStagesChangeNothingThatIsNeeded() {
    for (String name :
        new String[] {"dungeon", "maze-plain", "maze-locked", "dag-locked", "mystery-daily"}) {
      Program program = Program.compile(RecordedRuns.bundled(name));
      Evolver all = new Evolver(program);
      Evolver some = new Evolver(program);
      for (long seed = 1; seed <= 20; seed++) {
        HostGraph whole = all.evolve(seed);
        HostGraph part = some.evolve(seed, EnumSet.of(Need.TYPES), Observer.NOBODY);
        assertEquals(types(whole), types(part), name + " seed " + seed);
      }
    }
  }

  private static java.util.Map<String, Integer> types(HostGraph graph) {
    java.util.Map<String, Integer> counts = new java.util.TreeMap<>();
    graph.forEachNode((id, label) -> counts.merge("n " + label.get("type"), 1, Integer::sum));
    graph.forEachEdge((v, w, label) -> counts.merge("e " + label.get("type"), 1, Integer::sum));
    return counts;
  }

  private static String failure(Evolver evolver, long seed) {
    return assertThrows(SeedException.class, () -> evolver.evolve(seed)).getMessage();
  }

  private static Program program(String grammar) {
    return program(grammar, Limits.defaults());
  }

  private static Program program(String grammar, Limits limits) {
    return Program.compile(
        RecordedRuns.grammarText(grammar.replace('\'', '"').replace("\"\"x\"\"", "\"\\\"x\\\"\"")),
        limits);
  }
}
