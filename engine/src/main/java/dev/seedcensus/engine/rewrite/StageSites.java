package dev.seedcensus.engine.rewrite;

/**
 * The sites of a stage's rules, kept current through its iterations, and the draw among them.
 *
 * <p>Per iteration: {@link #list}, then, where the {@link #total} weight is positive, {@link
 * #draw}; the engine then calls {@link #beforeRewrite}, rewrites, and calls {@link #afterRewrite}.
 * Two implementations give the same sequence of sites, to the last bit of every weight.
 */
abstract class StageSites {

  private int chosenRule;
  private int chosenIndex;
  private int[] chosenImage = {};

  /** Begins a stage on the graph as it is now. */
  abstract void begin(CompiledStage stage);

  /**
   * Lists the sites of an iteration.
   *
   * @param active per rule, whether it takes part; a rule that does not has no sites
   * @throws RuleFault if a condition, a weight or a query fails
   */
  abstract void list(int iteration, boolean[] active);

  /** How many sites a rule has. */
  abstract int sites(int rule);

  /** The weights of a rule's sites, added up in order. */
  abstract double weight(int rule);

  /** The weights of all sites, added up in order of rules and sites. */
  abstract double total();

  /**
   * Chooses a site: the first at which draw times total, less the weights so far, is not above 0,
   * or else the last. A draw of exactly 0 takes the first site of positive weight.
   *
   * @param draw in [0, 1)
   * @param wantsIndex whether {@link #chosenIndex} will be asked for
   */
  abstract void draw(double draw, boolean wantsIndex);

  /**
   * Takes note that a site is about to be rewritten.
   *
   * @param image slots of the images of the rule's pattern nodes
   * @param inPlace whether nodes that stay keep their slots
   */
  abstract void beforeRewrite(CompiledRule rule, int[] image, boolean inPlace);

  abstract void afterRewrite(Rewriter rewriter);

  /** Shows all sites of a rule to a visitor, in order. */
  abstract void forEachSite(int rule, SiteVisitor visitor);

  final int chosenRule() {
    return chosenRule;
  }

  /** The index of the chosen site among its rule's, or -1 where nobody asked. */
  final int chosenIndex() {
    return chosenIndex;
  }

  /** Slots of the images of the chosen site. */
  final int[] chosenImage() {
    return chosenImage;
  }

  final void choose(int rule, int[] image, int index) {
    chosenRule = rule;
    chosenImage = image;
    chosenIndex = index;
  }

  /** A weight that may be added up: finite and not negative. */
  static double checkedWeight(CompiledRule rule, double weight) {
    if (!(weight >= 0) || weight == Double.POSITIVE_INFINITY) {
      throw new RuleFault(
          rule,
          "weight",
          "the weight of a site is "
              + describe(weight)
              + "; it must be a finite number of at least 0",
          null);
    }
    return weight;
  }

  private static String describe(double weight) {
    return Double.isNaN(weight) ? "not a number" : Double.toString(weight);
  }

  /** Receives sites in order. */
  @FunctionalInterface
  interface SiteVisitor {
    void site(int[] image, double weight);
  }
}
