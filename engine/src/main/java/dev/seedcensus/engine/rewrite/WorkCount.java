package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.Allowance;
import dev.seedcensus.engine.expr.ExpressionException;

/**
 * Counts what matching costs, in steps instead of time, and charges the run's allowance for it, a
 * few thousand steps at once.
 */
final class WorkCount {

  private static final int CHARGED_AT_ONCE = 4096;

  /** So many nodes of a site take the room of one. */
  private static final int NODES_PER_SITE = 8;

  private long candidates;
  private long occurrences;
  private long dropped;
  private long judged;
  private long listed;
  private Allowance allowance = new Allowance();
  private long mostSites = Long.MAX_VALUE;
  private long sites;
  private long peakSites;
  private long untilCharge = CHARGED_AT_ONCE;

  /** Begins a run. */
  void restart(Allowance ofRun, long sitesOfStage) {
    allowance = ofRun;
    mostSites = sitesOfStage;
    untilCharge = CHARGED_AT_ONCE;
    sites = 0;
  }

  /** Begins a stage, in which no site is known yet. */
  void beginStage() {
    sites = 0;
    peakSites = 0;
  }

  /** The most room that the sites of this stage have taken at one time. */
  long peakSites() {
    return peakSites;
  }

  /** Counts and charges a host node that is tried as the image of a pattern node. */
  void candidate() {
    candidates++;
    if (--untilCharge <= 0) {
      charge();
    }
  }

  /** Counts an occurrence found; its candidates are charged already. */
  void occurrence() {
    occurrences++;
  }

  /** Counts sites dropped because a rewrite replaced one of their nodes. */
  void dropped(int sites) {
    dropped += sites;
  }

  /** Counts sites whose condition or weight is evaluated; expressions are charged by themselves. */
  void judged(int sites) {
    judged += sites;
  }

  /** Counts and charges sites that an iteration goes through one by one. */
  void listed(int sites) {
    listed += sites;
    steps(sites);
  }

  /** Charges other work. */
  void steps(long count) {
    untilCharge -= count;
    if (untilCharge <= 0) {
      charge();
    }
  }

  private void charge() {
    long steps = CHARGED_AT_ONCE - untilCharge;
    untilCharge = CHARGED_AT_ONCE;
    allowance.charge(steps);
  }

  /** Makes room for a site of so many nodes. */
  void keepSite(int nodes) {
    sites += room(nodes);
    peakSites = Math.max(peakSites, sites);
    if (sites > mostSites) {
      throw ExpressionException.beyond(
          Limit.SITES.key(), "the stage has more than " + mostSites + " sites at one time");
    }
  }

  /** Gives the room of some sites back. */
  void forgetSites(int count, int nodes) {
    sites -= (long) count * room(nodes);
  }

  private static int room(int nodes) {
    return 1 + (nodes - 1) / NODES_PER_SITE;
  }

  long candidates() {
    return candidates;
  }

  long occurrences() {
    return occurrences;
  }

  long dropped() {
    return dropped;
  }

  long judged() {
    return judged;
  }

  long listed() {
    return listed;
  }
}
