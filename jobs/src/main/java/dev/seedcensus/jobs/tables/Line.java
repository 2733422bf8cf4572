package dev.seedcensus.jobs.tables;

import java.util.List;
import java.util.Locale;

/**
 * One value of a computed table.
 *
 * @param key what tells the row
 * @param measure what the value is
 * @param published the published value; empty for none
 * @param ours our value; empty for none
 * @param low lower end of its 95 % interval; empty for none
 * @param high upper end; empty for none
 * @param agreement how the two compare
 * @param exact whether they must be equal
 */
public record Line(
    List<String> key,
    String measure,
    String published,
    String ours,
    String low,
    String high,
    Agreement agreement,
    boolean exact) {

  public Line {
    key = List.copyOf(key);
  }

  /** Whether the values must be equal and are not. */
  boolean fails() {
    return exact && agreement.differs();
  }

  /** How a published value and ours compare. */
  public record Agreement(Kind kind, double standardErrors) {

    /** Kinds of comparison. */
    public enum Kind {
      /** There is nothing to compare. */
      NONE,
      /** Ours is the published value, rounded as that was. */
      EQUAL,
      /** Ours is another, of which no standard error tells how far it is. */
      DIFFERENT,
      /** Ours is another; {@code standardErrors} says how far. */
      APART
    }

    static final Agreement NONE = new Agreement(Kind.NONE, Double.NaN);
    static final Agreement EQUAL = new Agreement(Kind.EQUAL, Double.NaN);
    static final Agreement DIFFERENT = new Agreement(Kind.DIFFERENT, Double.NaN);

    /** Nothing for NaN. */
    static Agreement apart(double standardErrors) {
      return Double.isNaN(standardErrors) ? DIFFERENT : new Agreement(Kind.APART, standardErrors);
    }

    /** Whether the values are not the same. */
    public boolean differs() {
      return kind == Kind.DIFFERENT || kind == Kind.APART;
    }

    /** For people, for example {@code equal} or {@code -1.2 SE}. */
    @Override
    public String toString() {
      return switch (kind) {
        case NONE -> "";
        case EQUAL -> "equal";
        case DIFFERENT -> "differs";
        case APART -> String.format(Locale.ROOT, "%+.1f SE", standardErrors);
      };
    }
  }
}
