package dev.seedcensus.engine.expr;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/** Counts what one evaluation does, and stops it at its limits. */
final class Meter {

  /**
   * Bytes that an evaluation may allocate per unit of its size limit: the second line of defence,
   * behind the counts.
   */
  private static final long BYTES_PER_UNIT = 128;

  /** Steps that it takes to start the interpreter. */
  private static final int SET_UP = 20;

  /** How deep library functions may call back into the script that called them. */
  private static final int DEEPEST = 150;

  private final ThreadMXBean threads;
  private ExpressionLimits limits;
  private Allowance allowance;
  private long stepsLeft;
  private long sizeLeft;
  private long allocatedAtFirst;
  private long stepWeight;
  private int depth;
  private final Set<Object> underWay = Collections.newSetFromMap(new IdentityHashMap<>());

  Meter() {
    this.threads =
        ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
                && bean.isThreadAllocatedMemorySupported()
            ? bean
            : null;
  }

  void restart(ExpressionLimits limits, Allowance allowance) {
    this.limits = limits;
    this.allowance = allowance;
    stepsLeft = limits.steps();
    sizeLeft = limits.size();
    allocatedAtFirst = -1;
    stepWeight = 1;
    depth = 0;
    underWay.clear();
  }

  /** Instructions that the interpreter, or its regular expressions, executed. */
  void observed(long instructions) {
    steps(instructions * stepWeight);
    allowance.checkTime();
    if (threads == null) {
      return;
    }
    long allocated = threads.getCurrentThreadAllocatedBytes();
    if (allocatedAtFirst < 0) {
      allocatedAtFirst = allocated;
    } else if (allocated - allocatedAtFirst > limits.size() * BYTES_PER_UNIT) {
      throw tooBig();
    }
  }

  /** Charges work. */
  void steps(long count) {
    stepsLeft -= count;
    if (stepsLeft < 0) {
      throw new LimitError("expression_steps", "takes more than " + limits.steps() + " steps");
    }
  }

  /** The steps of this evaluation so far, and a few for setting it up. */
  long taken() {
    return limits.steps() - stepsLeft + SET_UP;
  }

  /** Charges characters, items or keys that are about to be made. */
  void size(long units) {
    sizeLeft -= units;
    if (sizeLeft < 0) {
      throw tooBig();
    }
  }

  /** Refuses what would not fit, without charging for it. */
  void fits(double units) {
    if (!(units <= sizeLeft)) {
      throw tooBig();
    }
  }

  /**
   * Makes each observed instruction count for more: one instruction of a regular expression may
   * look at the whole subject.
   */
  long weigh(long weight) {
    long before = stepWeight;
    stepWeight = weight;
    return before;
  }

  void enter() {
    if (++depth > DEEPEST) {
      throw new LimitError("recurses too deep");
    }
  }

  void leave() {
    depth--;
  }

  /** Notes that a list is being written out; false if it already is, being part of itself. */
  boolean begin(Object list) {
    return underWay.add(list);
  }

  void end(Object list) {
    underWay.remove(list);
  }

  private LimitError tooBig() {
    return new LimitError("makes more than " + limits.size() + " characters, items and keys");
  }
}
