package dev.seedcensus.engine.expr;

/** The allowance of the run that each thread is at; one without end where it is at none. */
public final class Allowances {

  private final ThreadLocal<Allowance> current = ThreadLocal.withInitial(Allowance::new);

  /** The calling thread's. */
  public Allowance current() {
    return current.get();
  }
}
