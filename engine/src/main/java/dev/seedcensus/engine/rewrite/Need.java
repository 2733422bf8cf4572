package dev.seedcensus.engine.rewrite;

import java.util.Set;

/** What a caller wants to know of a run; whatever nobody needs is not computed. */
public enum Need {
  /** How many rewrites the run took. */
  ITERATIONS(null),

  /** The finished graph's shape, node ids apart: which nodes and edges there are. */
  STRUCTURE(Set.of()),

  /** The shape, and the {@code type} of every label. */
  TYPES(Set.of("type")),

  /**
   * The shape, and the fields of labels by which a graph is played: types, names, gates and what
   * opens them, the odds of battles, right and wrong answers, potions.
   */
  PLAY(
      Set.of(
          "type",
          "nodeId",
          "edgeId",
          "pairId",
          "prereq",
          "evidence",
          "state",
          "flavor",
          "correct",
          "role",
          "weight",
          "playerDamage",
          "monsterDamage",
          "healValue")),

  /** Every label of the finished graph, and its node ids. */
  LABELS(null),

  /** Which rules fired, among how many sites: {@link Observer} calls for all stages. */
  TRACE(null);

  private final Set<String> keys;

  Need(Set<String> keys) {
    this.keys = keys;
  }

  /** Whether only the shape matters and what stands at some keys; otherwise every rewrite does. */
  boolean isShape() {
    return keys != null;
  }

  /** The keys that matter beside the shape. */
  Set<String> keys() {
    return keys;
  }
}
