package dev.seedcensus.engine.araf;

/** Which literals are true, in the order in which they became so, since which decision and why. */
final class Trail {

  /** 1 true, -1 false, 0 open; by literal. */
  private final byte[] values;

  private final int[] levels;
  private final Clause[] reasons;
  private final int[] literals;
  private final int[] starts;
  private int size;
  private int level;

  Trail(int variables) {
    values = new byte[2 * variables];
    levels = new int[variables];
    reasons = new Clause[variables];
    literals = new int[variables];
    starts = new int[variables + 1];
  }

  boolean isTrue(int literal) {
    return values[literal] > 0;
  }

  boolean isFalse(int literal) {
    return values[literal] < 0;
  }

  boolean isOpen(int literal) {
    return values[literal] == 0;
  }

  int size() {
    return size;
  }

  /** The literal that became true at a place of the order. */
  int literal(int place) {
    return literals[place];
  }

  /** Number of decisions that stand. */
  int level() {
    return level;
  }

  /** Number of decisions that stood when a literal or its opposite became true. */
  int levelOf(int literal) {
    return levels[literal >> 1];
  }

  /** Why a literal or its opposite became true; null for a decision, or what always holds. */
  Clause reasonOf(int literal) {
    return reasons[literal >> 1];
  }

  /** Makes an open literal true. */
  void assign(int literal, Clause reason) {
    values[literal] = 1;
    values[literal ^ 1] = -1;
    levels[literal >> 1] = level;
    reasons[literal >> 1] = reason;
    literals[size++] = literal;
  }

  /** Makes an open literal true as a new decision. */
  void decide(int literal) {
    starts[level++] = size;
    assign(literal, null);
  }

  /** The place from which on literals are forgotten if so many decisions are left. */
  int start(int decisions) {
    return decisions < level ? starts[decisions] : size;
  }

  /** Forgets all but so many decisions, and what followed from the others. */
  void cancel(int decisions) {
    int from = start(decisions);
    for (int i = from; i < size; i++) {
      values[literals[i]] = 0;
      values[literals[i] ^ 1] = 0;
      reasons[literals[i] >> 1] = null;
    }
    size = from;
    level = Math.min(level, decisions);
  }
}
