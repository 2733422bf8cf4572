package dev.seedcensus.engine.expr;

import java.util.concurrent.TimeUnit;

/**
 * What a run may still spend: units of work and, where that is limited, time. Whoever works for the
 * run charges it, also for what has been done already; so a run may go beyond its work by what is
 * charged at once. For one thread.
 */
public final class Allowance {

  private long work = Long.MAX_VALUE;
  private long left = Long.MAX_VALUE;
  private long millis;
  private long deadline;

  /** An allowance without end. */
  public Allowance() {}

  /**
   * Begins a run.
   *
   * @param work units of work, at least 1
   * @param millis milliseconds of wall-clock time; 0 for no end
   */
  public void restart(long work, long millis) {
    this.work = work;
    this.left = work;
    this.millis = millis;
    this.deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
  }

  /**
   * Takes work off. Looks at the clock, so it is for hundreds of units at once and not for each.
   *
   * @throws ExpressionException if there is no work or no time left
   */
  public void charge(long units) {
    left -= units;
    if (left < 0) {
      throw ExpressionException.beyond("work", tooMuchWork());
    }
    if (isLate()) {
      throw ExpressionException.beyond("millis", tooLate());
    }
  }

  /** Stops a script that is under way where there is no time left. */
  void checkTime() {
    if (isLate()) {
      throw new LimitError("millis", "is under way when " + tooLate());
    }
  }

  private boolean isLate() {
    return millis > 0 && System.nanoTime() - deadline > 0;
  }

  private String tooMuchWork() {
    return "the run takes more than " + work + " units of work";
  }

  private String tooLate() {
    return "the run takes more than " + millis + " milliseconds";
  }
}
