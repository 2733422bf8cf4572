package dev.seedcensus.jobs.replay;

import java.util.List;
import java.util.Map;

/**
 * What was recorded of one run. Optional parts are null where they were not recorded.
 *
 * @param seed the seed
 * @param iterations rewrites, all stages together
 * @param nodes nodes of the finished graph
 * @param edges edges of the finished graph
 * @param digest its digest
 * @param canonical its canonical text; optional
 * @param nodeTypes nodes by type; optional
 * @param edgeTypes edges by type; optional
 * @param firings what fired, per stage; optional
 * @param depth nesting depth of the finished graph; optional
 * @param chain the pairIds picked up per round; optional
 * @param stages the listings of the stages that ran, in order; optional
 */
record Recording(
    long seed,
    int iterations,
    int nodes,
    int edges,
    String digest,
    String canonical,
    Map<String, Integer> nodeTypes,
    Map<String, Integer> edgeTypes,
    List<StageFirings> firings,
    Integer depth,
    List<List<String>> chain,
    List<StageListings> stages) {

  /** How often each rule of a stage fired. */
  record StageFirings(String stage, Map<String, Integer> rules) {}

  /**
   * A stage that ran.
   *
   * @param stage its name; optional
   * @param rules its rules' names; optional
   * @param sites per iteration, match sites per rule; with the last, empty listing of a stage that
   *     ran dry
   * @param fired per iteration, the rule and the index of the site among that rule's; optional
   */
  record StageListings(
      String stage, List<String> rules, List<List<Integer>> sites, List<List<Integer>> fired) {}
}
