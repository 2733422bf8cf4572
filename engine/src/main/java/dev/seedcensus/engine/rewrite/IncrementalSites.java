package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sites that live through the iterations of a stage: a rewrite drops those that contain a node it
 * replaces, and the next listing searches only around the nodes that are new. Where a node is
 * replaced by itself with a new id, its sites live on and only change places.
 *
 * <p>A site can only come into being with a new node in it, since a rewrite adds edges only to new
 * nodes; and what it was judged by can only change with a node of it, except where a condition or
 * weight reads the iteration or the wider graph, or a strict node's neighbour goes. Both are seen
 * to. The order of sites, the sums of weights and the draw are those of {@link PlainSites}.
 */
final class IncrementalSites extends StageSites {

  /** A stage that had more sites gives their memory back; the others keep it for the next seed. */
  private static final long MOST_KEPT = 1 << 16;

  /**
   * What rules must have in common to share their sites. Ids count only where an expression can
   * name them.
   */
  private record Likeness(
      List<Value> nodes,
      List<Boolean> strict,
      List<List<Object>> edges,
      boolean induced,
      Pattern names,
      String condition,
      Value weight) {}

  /** The tracked patterns of a stage and its rules' views of them. */
  private static final class Tracking {
    private final TrackedPattern[] patterns;
    private final RuleSites[] rules;

    Tracking(TrackedPattern[] patterns, RuleSites[] rules) {
      this.patterns = patterns;
      this.rules = rules;
    }
  }

  private final HostGraph graph;
  private final SiteJudge judge;
  private final WorkCount work;
  private final Tracking[] byStage;
  private Tracking current;
  private int begun;
  private Rewriter last;
  private boolean exact;
  private long totalUnits;
  private double total;

  IncrementalSites(HostGraph graph, int stages, WorkCount work) {
    this.graph = graph;
    this.byStage = new Tracking[stages];
    this.judge = new SiteJudge(graph);
    this.work = work;
  }

  @Override
  void begin(CompiledStage stage) {
    if (work.peakSites() > MOST_KEPT) {
      byStage[begun] = null;
    }
    begun = stage.index();
    if (byStage[stage.index()] == null) {
      byStage[stage.index()] = track(stage);
    }
    current = byStage[stage.index()];
    for (TrackedPattern tracked : current.patterns) {
      tracked.rest();
    }
    work.beginStage();
  }

  private Tracking track(CompiledStage stage) {
    Map<Likeness, TrackedPattern> shared = new LinkedHashMap<>();
    RuleSites[] rules = new RuleSites[stage.ruleCount()];
    for (int r = 0; r < rules.length; r++) {
      CompiledRule rule = stage.rule(r);
      TrackedPattern tracked =
          shared.computeIfAbsent(
              likeness(rule), key -> new TrackedPattern(rule, graph, judge, work));
      rules[r] = new RuleSites(rule, tracked, judge, work);
    }
    return new Tracking(shared.values().toArray(new TrackedPattern[0]), rules);
  }

  private static Likeness likeness(CompiledRule compiled) {
    Pattern lhs = compiled.rule().lhs();
    boolean judgedHere = compiled.judgesSitesOnce();
    String condition = judgedHere ? compiled.rule().condition() : null;
    Value weight = judgedHere && compiled.weight() != null ? compiled.rule().weight() : null;
    return new Likeness(
        lhs.nodes().stream().map(Pattern.Node::query).toList(),
        lhs.nodes().stream().map(Pattern.Node::strict).toList(),
        lhs.edges().stream()
            .map(edge -> List.<Object>of(edge.v(), edge.w(), edge.query()))
            .toList(),
        compiled.pattern().induced(),
        condition == null && weight == null ? null : lhs,
        condition,
        weight);
  }

  @Override
  void list(int iteration, boolean[] active) {
    work.steps((long) current.patterns.length * current.rules.length);
    refresh(iteration, active);
    exact = true;
    totalUnits = 0;
    for (int r = 0; r < current.rules.length; r++) {
      RuleSites rule = current.rules[r];
      rule.list(iteration, active[r]);
      exact = exact && rule.units() >= 0 && (totalUnits += rule.units()) <= Units.MAX_SUM;
    }
    total = exact ? Units.toWeight(totalUnits) : totalInOrder();
  }

  private void refresh(int iteration, boolean[] active) {
    for (TrackedPattern tracked : current.patterns) {
      boolean wanted = false;
      for (int r = 0; r < active.length; r++) {
        wanted |= active[r] && current.rules[r].tracked() == tracked;
      }
      if (wanted) {
        tracked.refresh(last, iteration);
      } else {
        tracked.rest();
      }
    }
  }

  private double totalInOrder() {
    double sum = 0;
    for (RuleSites rule : current.rules) {
      sum = rule.addTo(sum);
    }
    return sum;
  }

  @Override
  int sites(int rule) {
    return current.rules[rule].count();
  }

  @Override
  double weight(int rule) {
    long units = current.rules[rule].units();
    return units >= 0 ? Units.toWeight(units) : current.rules[rule].addTo(0);
  }

  @Override
  double total() {
    return total;
  }

  @Override
  void draw(double draw, boolean wantsIndex) {
    if (exact) {
      drawByUnits(Units.target(draw, totalUnits), wantsIndex);
    } else {
      drawInOrder(draw);
    }
  }

  private void drawByUnits(long target, boolean wantsIndex) {
    long left = target;
    int r = 0;
    while (left > current.rules[r].units()) {
      left -= current.rules[r++].units();
    }
    RuleSites rule = current.rules[r];
    int index = rule.indexOfUnits(left, wantsIndex);
    choose(r, rule.image(), index);
  }

  private void drawInOrder(double draw) {
    double left = draw * total;
    for (int r = 0; r < current.rules.length; r++) {
      RuleSites rule = current.rules[r];
      int index = rule.walk(left, draw == 0);
      left = rule.left();
      if (rule.count() > 0) {
        int at = index >= 0 ? index : rule.count() - 1;
        choose(r, rule.imageAt(at), at);
      }
      if (index >= 0) {
        return;
      }
    }
  }

  @Override
  void beforeRewrite(CompiledRule rule, int[] image, boolean inPlace) {
    for (TrackedPattern tracked : current.patterns) {
      tracked.beforeRewrite(rule, image, inPlace);
    }
  }

  @Override
  void afterRewrite(Rewriter rewriter) {
    last = rewriter;
  }

  @Override
  void forEachSite(int rule, SiteVisitor visitor) {
    current.rules[rule].forEachSite(visitor);
  }
}
