package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.ExpressionLimits;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * What one run may use before it is given up as a failed seed: a value for every {@link Limit}.
 *
 * <p>All but {@link Limit#MILLIS} count what a run does, so that a seed fails on every machine or
 * on none.
 */
public final class Limits {

  /** How deep the objects and arrays of a label may lie in each other. */
  static final int LABEL_DEPTH = 200;

  private static final Limits DEFAULTS = new Limits(Map.of());

  private final Map<Limit, Long> values = new EnumMap<>(Limit.class);

  private Limits(Map<Limit, Long> changed) {
    for (Limit limit : Limit.values()) {
      values.put(limit, changed.getOrDefault(limit, limit.unlessGiven()));
    }
  }

  /** Far more than a generator of puzzles needs: a million iterations and a million nodes. */
  public static Limits defaults() {
    return DEFAULTS;
  }

  /**
   * These limits with one changed.
   *
   * @throws IllegalArgumentException if the value is out of the limit's range
   */
  public Limits with(Limit limit, long value) {
    if (value < limit.least() || value > Limit.MOST) {
      throw new IllegalArgumentException(
          "Cannot limit a run to "
              + limit.key()
              + " "
              + value
              + ": it must be from "
              + limit.least()
              + " to "
              + Limit.MOST);
    }
    Map<Limit, Long> changed = new EnumMap<>(values);
    changed.put(limit, value);
    return new Limits(changed);
  }

  public long of(Limit limit) {
    return values.get(limit);
  }

  /** Limits of a single evaluation; what it makes may at least be as large as a label. */
  ExpressionLimits expression() {
    long size = Math.max(ExpressionLimits.defaults().size(), of(Limit.LABEL_BYTES));
    return new ExpressionLimits(
        of(Limit.EXPRESSION_STEPS), (int) Math.min(size, Integer.MAX_VALUE));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Limits limits && values.equals(limits.values);
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(values);
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
