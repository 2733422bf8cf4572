package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What matching costs, counted in steps. */
class MatchingWorkTest {

  private static final List<String> WORK =
      List.of("candidates", "occurrences", "sites dropped", "sites judged", "sites listed");

  /**
   * A chain of five unlabelled nodes over path edges, in a grammar that grows a host of some 200
   * nodes.
   */
  private static final String CHAIN =
      """
      {"start": "A", "limit": 199, "rules": [
        {"lhs": {"node": [{"id": "a"}]},
         "rhs": {"node": [{"id": "a"}, {"id": "n", "label": "A"}], "edge": [{"v": "a", "w": "n", "label": {"type": "path"}}]}},
        {"lhs": {"node": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}, {"id": "e"}],
                 "edge": [{"v": "a", "w": "b", "label": {"type": "path"}}, {"v": "b", "w": "c", "label": {"type": "path"}},
                          {"v": "c", "w": "d", "label": {"type": "path"}}, {"v": "d", "w": "e", "label": {"type": "path"}}]},
         "rhs": {"node": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}, {"id": "e"}]}, "weight": 0}
      ]}
      """;

  @Test
  void keepingAChainOfFiveCurrentTakesATenthOfListingItAnew() {
    Program program = Program.compile(RecordedRuns.grammarText(CHAIN));
    Evolver evolver = new Evolver(program);
    long kept = 0;
    long anew = 0;
    for (long seed = 1; seed <= 20; seed++) {
      evolver.evolve(seed);
      WorkCount work = new WorkCount();
      PatternSearch search =
          new PatternSearch(program.stages().get(0).rule(1).pattern(), evolver.hostGraph(), work);
      search.everywhere(image -> {});
      anew += work.candidates();
      kept += lastRewriteCandidates(program, seed);
    }
    assertTrue(10 * kept < anew, "a rewrite costs " + kept + " candidates, a listing " + anew);
  }

  /** Candidates that the rewrites 191 to 199 of a run cost, on average. */
  private static long lastRewriteCandidates(Program program, long seed) {
    Evolver evolver = new Evolver(program);
    long[] at = new long[2];
    evolver.evolve(
        seed,
        EnumSet.allOf(Need.class),
        new SiteCountsOnly() {
          @Override
          public void listed(int iteration, int[] sites, double[] weights) {
            if (iteration == 190 || iteration == 198) {
              at[iteration == 190 ? 0 : 1] = evolver.work().candidates();
            }
          }
        });
    return (at[1] - at[0]) / 8;
  }

  /** Of all that is counted: a site may be listed again and again without a single candidate. */
  @Test
  void workPerRewriteStaysFlatAsTheGraphGrows() {
    double[] small = workPerRewrite(80);
    double[] large = workPerRewrite(640);
    for (int kind = 0; kind < WORK.size(); kind++) {
      assertTrue(
          large[kind] <= 1.5 * small[kind],
          "%s per rewrite: %s at limit 80, %s at limit 640"
              .formatted(WORK.get(kind), small[kind], large[kind]));
    }
  }

  private static double[] workPerRewrite(int limit) {
    Evolver evolver =
        new Evolver(
            Program.compile(
                RecordedRuns.bundled("maze-plain", Map.of("stages.expand.limit", (double) limit))));
    long rewrites = 0;
    for (long seed = 1; seed <= 5; seed++) {
      evolver.evolve(seed);
      rewrites += evolver.iterations();
    }
    WorkCount work = evolver.work();
    double all = (double) rewrites;
    return LongStream.of(
            work.candidates(), work.occurrences(), work.dropped(), work.judged(), work.listed())
        .mapToDouble(count -> count / all)
        .toArray();
  }

  @Test
  void aSiteIsJudgedOnceAndRulesThatLookForTheSameShareTheirSites() {
    String grammar =
        """
        {"start": {"n": 0}, "limit": 50, "rules": [
          {"lhs": {"node": [{"id": "a"}]}, "rhs": {"node": [{"id": "a"}, {"id": "n", "label": {"n": 1}}]}, "weight": 1},
          {"lhs": {"node": [{"id": "x"}]}, "rhs": {"node": [{"id": "x"}]}, "weight": 2}
        ]}
        """;
    Evolver evolver = new Evolver(Program.compile(RecordedRuns.grammarText(grammar)));
    HostGraph graph = evolver.evolve(3);
    // A node that is only renumbered is not judged again; those of the last rewrite are not listed.
    assertTrue(
        Math.abs(graph.nodeCount() - evolver.work().judged()) <= 1,
        evolver.work().judged() + " for " + graph.nodeCount() + " nodes");
  }

  @Test
  void aRenumberedNodeKeepsItsSites() {
    String grammar =
        """
        {"start": "A", "limit": 60, "rules": [
          {"lhs": {"node": [{"id": "a"}]},
           "rhs": {"node": [{"id": "a"}, {"id": "n", "label": "A"}], "edge": [{"v": "a", "w": "n", "label": "e"}]}},
          {"lhs": {"node": [{"id": "x"}, {"id": "y"}, {"id": "z"}],
                   "edge": [{"v": "x", "w": "y", "label": "e"}, {"v": "y", "w": "z", "label": "e"}]},
           "rhs": {"node": [{"id": "x"}, {"id": "y"}, {"id": "z"}]}, "weight": 0}
        ]}
        """;
    Evolver evolver = new Evolver(Program.compile(RecordedRuns.grammarText(grammar)));
    evolver.evolve(5);
    assertEquals(0, evolver.work().dropped());
  }

  /** An observer that only counts. */
  private abstract static class SiteCountsOnly implements Observer {
    @Override
    public void stageBegins(int stage) {}

    @Override
    public boolean wantsSiteIndex() {
      return false;
    }

    @Override
    public void fired(int iteration, int rule, int site) {}

    @Override
    public void stageEnds(int stage, int iterations) {}
  }
}
