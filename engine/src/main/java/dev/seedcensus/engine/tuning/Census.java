package dev.seedcensus.engine.tuning;

/** Measures what some weights give. */
public interface Census {

  /**
   * Measures weights. Trials of as many seeds to tune on run over the same seeds, whatever the
   * weights; checks run over seeds that are never tuned on.
   */
  Sample measure(Trial trial);
}
