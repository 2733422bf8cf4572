package dev.seedcensus.engine.label;

/** What can be said, before any run, of whether a query matches the labels that a recipe makes. */
public enum Foresight {
  ALWAYS,
  NEVER,
  DEPENDS;

  static Foresight of(boolean matches) {
    return matches ? ALWAYS : NEVER;
  }

  Foresight not() {
    return this == DEPENDS ? DEPENDS : of(this == NEVER);
  }

  /** What can be said of two queries that must both match. */
  Foresight and(Foresight other) {
    if (this == NEVER || other == NEVER) {
      return NEVER;
    }
    return this == DEPENDS || other == DEPENDS ? DEPENDS : ALWAYS;
  }

  /** What can be said of two queries of which one must match. */
  Foresight or(Foresight other) {
    return not().and(other.not()).not();
  }
}
