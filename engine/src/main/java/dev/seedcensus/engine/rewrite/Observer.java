package dev.seedcensus.engine.rewrite;

/**
 * Watches a run. Arrays that are handed over belong to the engine and are only valid during the
 * call.
 *
 * <p>Per stage that runs: {@link #stageBegins}, then per iteration {@link #listed} and, unless the
 * stage ran dry, {@link #fired}; at last {@link #stageEnds}. A stage whose cap is 0 is not
 * announced.
 */
public interface Observer {

  /**
   * A stage begins.
   *
   * @param stage its position in the grammar
   */
  void stageBegins(int stage);

  /**
   * All rules' sites have been listed.
   *
   * @param iteration the stage's iteration counter
   * @param sites match sites per rule; 0 where the rule was skipped
   * @param weights sum of the sites' weights per rule
   */
  void listed(int iteration, int[] sites, double[] weights);

  /**
   * Whether {@link #fired} wants the true index of the site; where not, -1 is passed and the index
   * need not be computed.
   */
  boolean wantsSiteIndex();

  /**
   * A site was drawn and rewritten.
   *
   * @param rule the rule's position in the stage
   * @param site the site's index among that rule's sites, or -1
   */
  void fired(int iteration, int rule, int site);

  /**
   * A stage has ended.
   *
   * @param iterations rewrites that it made
   */
  void stageEnds(int stage, int iterations);

  /** Watches nothing, at no cost. */
  Observer NOBODY =
      new Observer() {
        @Override
        public void stageBegins(int stage) {}

        @Override
        public void listed(int iteration, int[] sites, double[] weights) {}

        @Override
        public boolean wantsSiteIndex() {
          return false;
        }

        @Override
        public void fired(int iteration, int rule, int site) {}

        @Override
        public void stageEnds(int stage, int iterations) {}
      };
}
