package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionException;
import java.util.ArrayList;
import java.util.List;

/**
 * Sites by the book: every rule's occurrences are listed anew in every iteration, and weights are
 * added and subtracted one by one.
 *
 * <p>This is the reference that {@link IncrementalSites} is compared with.
 */
final class PlainSites extends StageSites {

  /** A site and its weight. */
  private static final class Site {
    private final int[] image;
    private final double weight;

    Site(int[] image, double weight) {
      this.image = image;
      this.weight = weight;
    }
  }

  private final HostGraph graph;
  private final SiteJudge judge;
  private CompiledStage stage;
  private List<List<Site>> sites = List.of();

  PlainSites(HostGraph graph) {
    this.graph = graph;
    this.judge = new SiteJudge(graph);
  }

  @Override
  void begin(CompiledStage begun) {
    stage = begun;
  }

  @Override
  void list(int iteration, boolean[] active) {
    sites = new ArrayList<>();
    for (int r = 0; r < stage.ruleCount(); r++) {
      sites.add(active[r] ? sitesOf(stage.rule(r), iteration) : List.of());
    }
  }

  private List<Site> sitesOf(CompiledRule rule, int iteration) {
    List<Site> found = new ArrayList<>();
    for (int[] image : occurrences(rule)) {
      if (judge.admits(rule, image, iteration)) {
        found.add(new Site(image, judge.weigh(rule, image, iteration)));
      }
    }
    return found;
  }

  private List<int[]> occurrences(CompiledRule rule) {
    try {
      return Occurrences.list(rule.pattern(), graph);
    } catch (ExpressionException e) {
      throw new RuleFault(rule, "lhs", e.getMessage(), e);
    }
  }

  @Override
  int sites(int rule) {
    return sites.get(rule).size();
  }

  @Override
  double weight(int rule) {
    double sum = 0;
    for (Site site : sites.get(rule)) {
      sum += site.weight;
    }
    return sum;
  }

  @Override
  double total() {
    double total = 0;
    for (List<Site> list : sites) {
      for (Site site : list) {
        total += site.weight;
      }
    }
    return total;
  }

  @Override
  void draw(double draw, boolean wantsIndex) {
    double left = draw * total();
    for (int rule = 0; rule < sites.size(); rule++) {
      List<Site> list = sites.get(rule);
      for (int index = 0; index < list.size(); index++) {
        double weight = list.get(index).weight;
        left -= weight;
        choose(rule, list.get(index).image, index);
        if (left <= 0 && (draw != 0 || weight > 0)) {
          return;
        }
      }
    }
  }

  @Override
  void beforeRewrite(CompiledRule rule, int[] image, boolean inPlace) {}

  @Override
  void afterRewrite(Rewriter rewriter) {}

  @Override
  void forEachSite(int rule, SiteVisitor visitor) {
    sites.get(rule).forEach(site -> visitor.site(site.image, site.weight));
  }
}
