package dev.seedcensus.engine.araf;

/** Literals of which at least one is true; the first two are watched. */
final class Clause {

  final int[] literals;
  final boolean learnt;
  double activity;

  Clause(int[] literals, boolean learnt) {
    this.literals = literals;
    this.learnt = learnt;
  }
}
