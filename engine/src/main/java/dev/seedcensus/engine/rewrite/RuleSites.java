package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * The sites of one rule in one iteration, over the tracked sites of its left-hand side: how many,
 * what they weigh, and which one a running sum falls on.
 */
final class RuleSites {

  private final CompiledRule rule;
  private final TrackedPattern tracked;
  private final SiteJudge judge;
  private final WorkCount work;
  private final boolean judgesOnce;
  private final long unitsEach;
  private final int[] image;
  private boolean active;

  /**
   * Sites in order with their weights: what was judged in this iteration, or a copy made for adding
   * up in order.
   */
  private int[] listed = {};

  private double[] listedWeights = {};
  private boolean isListed;

  private int count;
  private long units;

  /** What the last walk has left of its weight. */
  private double left;

  RuleSites(CompiledRule rule, TrackedPattern tracked, SiteJudge judge, WorkCount work) {
    this.rule = rule;
    this.tracked = tracked;
    this.judge = judge;
    this.work = work;
    this.judgesOnce = rule.judgesSitesOnce();
    this.unitsEach = rule.weight() == null ? Units.of(rule.constantWeight()) : -1;
    this.image = new int[rule.pattern().size()];
  }

  TrackedPattern tracked() {
    return tracked;
  }

  /** Takes stock for an iteration; the tracked sites are up to date where the rule is active. */
  void list(int iteration, boolean isActive) {
    active = isActive;
    isListed = false;
    count = 0;
    units = 0;
    if (!active) {
      return;
    }
    if (!judgesOnce) {
      judgeAll(iteration);
    } else if (rule.weight() == null) {
      count = tracked.store().count();
      units = count == 0 ? 0 : uniformUnits();
    } else {
      count = tracked.store().count();
      units = tracked.store().isExact() ? tracked.store().units() : -1;
    }
  }

  int count() {
    return count;
  }

  /** The weights together in {@link Units}, or -1 where they are not exact. */
  long units() {
    return units;
  }

  /** Adds the weights to a sum, one by one in order. */
  double addTo(double sum) {
    listInOrder();
    double result = sum;
    for (int i = 0; i < count; i++) {
      result += listedWeights[i];
    }
    return result;
  }

  /**
   * The index of the first site at which a walk with {@code left} weight to go ends, or -1 if it
   * goes on; see {@link #left}.
   */
  int walk(double weightLeft, boolean skipsWeightless) {
    listInOrder();
    left = weightLeft;
    for (int i = 0; i < count; i++) {
      left -= listedWeights[i];
      if (left <= 0 && !(skipsWeightless && listedWeights[i] == 0)) {
        return i;
      }
    }
    return -1;
  }

  /** What is left of the weight after a walk. */
  double left() {
    return left;
  }

  /** The image of a site by its index; the array is used again. */
  int[] imageAt(int index) {
    int site = isListed ? listed[index] : tracked.store().siteOfRank(index);
    tracked.store().copyImage(site, image);
    return image;
  }

  /**
   * The index of the first site at which the running sum of units reaches a target in [1, units].
   *
   * @param wantsIndex whether the true index is needed; where not, -1 may be given instead
   */
  int indexOfUnits(long target, boolean wantsIndex) {
    if (judgesOnce && rule.weight() == null) {
      int index = (int) ((target - 1) / unitsEach);
      imageAt(index);
      return index;
    }
    if (judgesOnce) {
      int site = tracked.store().siteOfUnits(target);
      tracked.store().copyImage(site, image);
      return wantsIndex ? tracked.store().rankOf(site) : -1;
    }
    int index = -1;
    for (long remaining = target; remaining > 0; ) {
      remaining -= Units.of(listedWeights[++index]);
    }
    imageAt(index);
    return index;
  }

  /** The image that was asked for last. */
  int[] image() {
    return image;
  }

  void forEachSite(StageSites.SiteVisitor visitor) {
    listInOrder();
    for (int i = 0; i < count; i++) {
      visitor.site(imageAt(i).clone(), listedWeights[i]);
    }
  }

  private long uniformUnits() {
    StageSites.checkedWeight(rule, rule.constantWeight());
    return unitsEach < 0 || unitsEach > Units.MAX_SUM / count ? -1 : unitsEach * count;
  }

  private void judgeAll(int iteration) {
    int candidates = tracked.store().count();
    reserve(candidates);
    int[] all = listed;
    tracked.store().listInOrder(all);
    isListed = true;
    work.listed(candidates);
    work.judged(candidates);
    for (int i = 0; i < candidates; i++) {
      tracked.store().copyImage(all[i], image);
      if (judge.admits(rule, image, iteration)) {
        double weight = judge.weigh(rule, image, iteration);
        listed[count] = all[i];
        listedWeights[count++] = weight;
        addUnits(weight);
      }
    }
  }

  private void addUnits(double weight) {
    long each = Units.of(weight);
    boolean exact = units >= 0 && each >= 0 && units + each <= Units.MAX_SUM;
    units = exact ? units + each : -1;
  }

  private void listInOrder() {
    if (isListed || !active) {
      return;
    }
    work.listed(count);
    reserve(count);
    tracked.store().listInOrder(listed);
    for (int i = 0; i < count; i++) {
      listedWeights[i] =
          rule.weight() == null ? rule.constantWeight() : tracked.store().weight(listed[i]);
    }
    isListed = true;
  }

  private void reserve(int size) {
    if (listed.length < size) {
      listed = new int[Math.max(size, listed.length * 2)];
      listedWeights = Arrays.copyOf(listedWeights, listed.length);
    }
  }
}
