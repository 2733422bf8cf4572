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

  /** Host nodes tried as the image of a pattern node. */
  long candidates;

  /** Occurrences found. */
  long occurrences;

  /** Sites dropped because a rewrite replaced one of their nodes. */
  long dropped;

  /** Sites whose condition or weight was evaluated. */
  long judged;

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

  /** Counts a host node tried. */
  void candidate() {
    candidates++;
    if (--untilCharge <= 0) {
      charge();
    }
  }

  /** Counts other work. */
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
}
