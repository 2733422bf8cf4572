package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.analysis.RuleReach.Finding;
import dev.seedcensus.engine.analysis.RuleReach.Verdict;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.RuleTally;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules that can never fire, told from structure, against what runs do. */
class RuleReachTest {

  /** Many more seeds by hand: {@code -Dreach.seeds=100000}. */
  private static final int SEEDS = Integer.getInteger("reach.seeds", 500);

  private static List<String> dead(Grammar grammar) {
    return RuleReach.of(grammar).stream()
        .filter(finding -> finding.verdict() == Verdict.PROVEN_DEAD)
        .map(finding -> grammar.stages().get(finding.stage()).name() + " " + finding.ruleName())
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "dungeon, expand midpoint-room-oneway",
    "maze-plain, expand midpoint-room-oneway",
    "maze-locked, expand midpoint-room-oneway",
    "dag-plain,",
    "dag-locked,",
    "mystery-daily,",
    "dungeon-oneway,",
    "dungeon-remote, expand midpoint-room-oneway",
    "dungeon-gates, expand midpoint-room-oneway",
    "dungeon-nested, expand midpoint-room-oneway",
  })
  void theDeadRulesOfTheBundledGrammars(String name, String dead) {
    assertEquals(dead == null ? List.of() : List.of(dead), dead(Bundled.grammar(name)));
  }

  @ParameterizedTest
  @CsvSource({
    "dungeon",
    "maze-plain",
    "maze-locked",
    "dag-plain",
    "dag-locked",
    "mystery-daily",
    "dungeon-oneway",
    "dungeon-remote",
    "dungeon-gates",
    "dungeon-nested"
  })
  void aDeadRuleHasNoSiteInAnyRun(String name) {
    Grammar grammar = Bundled.grammar(name);
    assertNoDeadRuleHasASite(grammar, RuleReach.of(grammar), SEEDS, name);
  }

  /** Grammars with all that the language has; more than four hundred of their rules are dead. */
  @Test
  void aDeadRuleOfARandomGrammarHasNoSiteInAnyRun() {
    int dead = 0;
    for (String file : List.of("random-grammars", "random-grammars-2")) {
      for (JsonNode recording : Bundled.recordings(file)) {
        Grammar grammar = Bundled.parse(recording.get("grammar").toString());
        List<Finding> findings = RuleReach.of(grammar);
        assertNoDeadRuleHasASite(grammar, findings, 20, file + " " + recording.get("id"));
        dead += dead(grammar).size();
      }
    }
    assertTrue(dead > 400, "dead rules: " + dead);
  }

  private static void assertNoDeadRuleHasASite(
      Grammar grammar, List<Finding> findings, int seeds, String name) {
    Evolver evolver = new Evolver(Program.compile(grammar));
    RuleTally tally = new RuleTally(grammar);
    for (int seed = 1; seed <= seeds; seed++) {
      tally.reset();
      evolver.evolve(seed, EnumSet.of(Need.TRACE), tally);
      for (Finding finding : findings) {
        for (int i = 0; i < tally.listings(finding.stage()); i++) {
          boolean alive = finding.verdict() == Verdict.MAY_FIRE;
          int sites = tally.sites(finding.stage(), finding.rule(), i);
          assertTrue(alive || sites == 0, name + " seed " + seed + ": " + finding);
        }
      }
    }
  }
}
