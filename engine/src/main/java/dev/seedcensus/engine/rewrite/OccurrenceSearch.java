package dev.seedcensus.engine.rewrite;

/**
 * Finds the occurrences of a pattern that contain a new node, or all of them, each once, in no
 * particular order.
 */
interface OccurrenceSearch {

  /** Receives what a search finds. The array is used again. */
  @FunctionalInterface
  interface Found {
    void occurrence(int[] image);
  }

  /** Finds all occurrences. */
  void everywhere(Found sink);

  /**
   * Finds the occurrences that contain one of some nodes.
   *
   * @param fresh slots of the nodes, each once
   * @param roles per node, which pattern nodes it may be the image of ({@link Roles})
   */
  void around(int[] fresh, long[] roles, int count, Found sink);

  /**
   * Finds the occurrences that contain at least two of some nodes.
   *
   * @param nodes slots of the nodes, each once
   */
  void among(int[] nodes, int count, Found sink);

  /** The search that suits a pattern. */
  static OccurrenceSearch of(SitePattern pattern, SlotGraph graph, WorkCount work) {
    return EdgeSearch.suits(pattern)
        ? new EdgeSearch(pattern, graph, work)
        : new PatternSearch(pattern, graph, work);
  }
}
