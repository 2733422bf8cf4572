package dev.seedcensus.engine.matching;

/**
 * The statement that thing {@code s} belongs to target {@code t}; both are counted from 0.
 *
 * <p>Atoms are ordered by thing, then by target.
 */
public record Atom(int s, int t) implements Comparable<Atom> {

  /**
   * @throws IllegalArgumentException if an index is negative
   */
  public Atom {
    if (s < 0 || t < 0) {
      throw new IllegalArgumentException(
          "Cannot speak of thing %d and target %d: both are counted from 0".formatted(s, t));
    }
  }

  boolean holds(int[] matching) {
    return matching[s] == t;
  }

  String proposition() {
    return "p(%d,%d)".formatted(s, t);
  }

  @Override
  public int compareTo(Atom other) {
    return s != other.s ? Integer.compare(s, other.s) : Integer.compare(t, other.t);
  }
}
