package dev.seedcensus.jobs.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.CanonicalGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Program;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Comparing two runs of the small census says something only if its seeds differ. */
class SmallCensusTest {

  private static final int SEEDS = 500;

  @Test
  void nearlyEverySeedHasAGraphOfItsOwn() {
    Grammar grammar =
        new GrammarLoader(new Primitives()).load(SmallCensus.GRAMMAR, "the small census");
    Evolver evolver = new Evolver(Program.compile(grammar));
    CanonicalGraph canonical = CanonicalGraph.structural();
    Set<String> digests = new HashSet<>();
    Set<Integer> sizes = new HashSet<>();
    for (long seed = 1; seed <= SEEDS; seed++) {
      HostGraph graph = evolver.evolve(seed);
      digests.add(canonical.digest(graph));
      sizes.add(graph.edgeCount());
    }
    assertTrue(digests.size() > SEEDS * 9 / 10, () -> digests.size() + " different graphs");
    assertTrue(sizes.size() >= 5, () -> "numbers of edges: " + sizes);
    assertEquals(
        canonical.digest(evolver.evolve(1)), canonical.digest(evolver.evolve(1)), "the same again");
  }
}
