package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.value.Value;
import java.util.Arrays;

/**
 * The sites of one left-hand side, kept current while the graph is rewritten. Rules of a stage that
 * look for the same share one.
 *
 * <p>Where condition and weight depend on the match alone, each site is judged once, when it is
 * found; otherwise all occurrences are kept and the rule judges them in every iteration.
 *
 * <p>Most rewrites keep the nodes that they match, label and all, and only number them anew. A site
 * with one such node is still a site: it is not dropped and found again, but moved to its new place
 * in the order. Sites with two are, since the edges between them may have changed. Where neither
 * the pattern nor its judge looks at the labels of nodes, a new label makes no difference either.
 */
final class TrackedPattern {

  private final SitePattern pattern;
  private final HostGraph graph;
  private final SiteJudge judge;
  private final WorkCount work;
  private final CompiledRule rule;
  private final boolean judgesOnce;
  private final SiteStore store;
  private final OccurrenceSearch search;
  private final boolean strict;
  private final boolean probes;
  private final OccurrenceSearch.Found keeping = this::keep;
  private int iteration;
  private boolean live;
  private long[][] rolesByRule = {};

  /** Whether sites can outlive a renumbering of their nodes. */
  private final boolean outlivesIds;

  /** Whether labels of nodes make no difference to what is a site, and what it weighs. */
  private final boolean ignoresNodeLabels;

  /** The nodes whose sites are expected to outlive the rewrite at hand, and their labels. */
  private int[] renewed = new int[4];

  private Value[] labels = new Value[4];
  private int renewedCount;
  private final FreshMarks matched = new FreshMarks();
  private final OccurrenceSearch.Found keepingShared = this::keepShared;
  private int[] around = new int[8];
  private long[] roles = new long[8];
  private int aroundCount;
  private int[] seenAt = {};
  private int seenStamp;

  /**
   * Creates the tracker of a rule's left-hand side.
   *
   * @param rule the first of the rules that share it
   */
  TrackedPattern(CompiledRule rule, HostGraph graph, SiteJudge judge, WorkCount work) {
    this.rule = rule;
    this.pattern = rule.pattern();
    this.graph = graph;
    this.judge = judge;
    this.work = work;
    this.judgesOnce = rule.judgesSitesOnce();
    this.store = new SiteStore(graph, pattern.size(), judgesOnce && rule.weight() != null);
    this.search = OccurrenceSearch.of(pattern, graph, work);
    this.strict = pattern.hasStrictNode();
    this.probes = pattern.nodeQueriesCanThrow();
    this.ignoresNodeLabels = !(judgesOnce && rule.isJudged()) && pattern.takesAnyNodes();
    this.outlivesIds = !strict && !probes && !(judgesOnce && !rule.judgesBeyondIds());
  }

  SiteStore store() {
    return store;
  }

  /** Forgets all sites: nobody asks for them now, or a new stage begins. */
  void rest() {
    if (live) {
      work.forgetSites(store.count(), pattern.size());
    }
    live = false;
  }

  /** Brings the sites up to date: after the last rewrite, or from nothing. */
  void refresh(Rewriter last, int stageIteration) {
    iteration = stageIteration;
    try {
      if (live) {
        store.settle();
        store.followPositions();
        update(last);
      } else {
        live = true;
        store.clear();
        probeEverywhere();
        search.everywhere(keeping);
      }
    } catch (ExpressionException e) {
      throw new RuleFault(rule, "lhs", e.getMessage(), e);
    }
  }

  /** Drops the sites that contain a node that is about to be replaced by more than its like. */
  void beforeRewrite(CompiledRule fired, int[] image, boolean inPlace) {
    if (!live) {
      return;
    }
    int before = store.count();
    renewedCount = 0;
    matched.mark(image, image.length, graph.nodeSlots());
    for (int x = 0; x < image.length; x++) {
      if (inPlace && outlivesRewrite(fired.plan(), x)) {
        expectRenewal(image[x]);
      } else {
        store.dropSitesOf(image[x]);
      }
    }
    for (int i = 0; i < renewedCount; i++) {
      store.lift(renewed[i], matched);
    }
    work.dropped(before - store.count());
    work.forgetSites(before - store.count(), pattern.size());
  }

  private boolean outlivesRewrite(RewritePlan plan, int x) {
    return outlivesIds && plan.staysItself(x) && (ignoresNodeLabels || plan.keepsLabel(x));
  }

  private void expectRenewal(int slot) {
    if (renewedCount == renewed.length) {
      renewed = Arrays.copyOf(renewed, renewedCount * 2);
      labels = Arrays.copyOf(labels, renewedCount * 2);
    }
    labels[renewedCount] = graph.labelOfNode(slot);
    renewed[renewedCount++] = slot;
  }

  private void update(Rewriter last) {
    seenStamp++;
    aroundCount = 0;
    int before = store.count();
    keepRenewed();
    long[] freshRoles = rolesAfter(last.lastRule());
    for (int i = 0; i < last.freshCount(); i++) {
      if (!isRenewed(last.fresh(i))) {
        searchAround(last.fresh(i), freshRoles[i]);
      }
    }
    for (int i = 0; strict && i < last.touchedCount(); i++) {
      // A neighbour that lost or gained an edge may fit a strict node now, or no longer.
      if (graph.isNode(last.touched(i)) && searchAround(last.touched(i), Roles.ALL)) {
        store.dropSitesOf(last.touched(i));
      }
    }
    work.forgetSites(before - store.count(), pattern.size());
    for (int i = 0; probes && i < aroundCount; i++) {
      pattern.probe(graph, around[i]);
    }
    search.around(around, roles, aroundCount, keeping);
    if (renewedCount > 1 && pattern.size() > 1) {
      search.among(renewed, renewedCount, keepingShared);
    }
  }

  /** Of the nodes that were expected to keep what matters of them, goes on with those that did. */
  private void keepRenewed() {
    int kept = 0;
    for (int i = 0; i < renewedCount; i++) {
      if (ignoresNodeLabels || graph.labelOfNode(renewed[i]) == labels[i]) {
        renewed[kept++] = renewed[i];
      } else {
        store.dropSitesOf(renewed[i]);
      }
      labels[i] = null;
    }
    renewedCount = kept;
  }

  private boolean isRenewed(int slot) {
    for (int i = 0; i < renewedCount; i++) {
      if (renewed[i] == slot) {
        return true;
      }
    }
    return false;
  }

  private long[] rolesAfter(CompiledRule fired) {
    if (fired.index() >= rolesByRule.length) {
      rolesByRule = Arrays.copyOf(rolesByRule, fired.index() + 1);
    }
    if (rolesByRule[fired.index()] == null) {
      rolesByRule[fired.index()] = Roles.of(pattern, fired.plan());
    }
    return rolesByRule[fired.index()];
  }

  /** Notes a node to search around; false if it was noted before. */
  private boolean searchAround(int slot, long role) {
    if (slot >= seenAt.length) {
      seenAt = Arrays.copyOf(seenAt, Math.max(graph.nodeSlots(), seenAt.length * 2));
    }
    if (seenAt[slot] == seenStamp) {
      return false;
    }
    seenAt[slot] = seenStamp;
    if (aroundCount == around.length) {
      around = Arrays.copyOf(around, aroundCount * 2);
      roles = Arrays.copyOf(roles, aroundCount * 2);
    }
    roles[aroundCount] = role;
    around[aroundCount++] = slot;
    return true;
  }

  private void probeEverywhere() {
    for (int place = 0; probes && place < graph.orderEnd(); place++) {
      if (graph.slotAt(place) != SlotGraph.NONE) {
        pattern.probe(graph, graph.slotAt(place));
      }
    }
  }

  /** Keeps a site, unless the search around other nodes has come by it. */
  private void keepShared(int[] image) {
    for (int slot : image) {
      if (slot < seenAt.length && seenAt[slot] == seenStamp) {
        return;
      }
    }
    keep(image);
  }

  private void keep(int[] image) {
    if (!judgesOnce) {
      add(image, 0);
      return;
    }
    work.judged(1);
    if (judge.admits(rule, image, iteration)) {
      add(image, rule.weight() == null ? 0 : judge.weigh(rule, image, iteration));
    }
  }

  private void add(int[] image, double weight) {
    work.keepSite(image.length);
    store.add(image, weight);
  }
}
