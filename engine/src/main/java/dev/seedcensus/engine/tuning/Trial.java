package dev.seedcensus.engine.tuning;

import java.util.List;
import java.util.Locale;

/**
 * Weights to be measured.
 *
 * @param number counts the trials of a tuning from 1, checks too
 * @param method how the weights were found; null for those to begin with
 * @param check whether it runs over the seeds that are not tuned on, all of them
 * @param seeds over how many seeds it runs; 0 for a check
 * @param weights by knob
 */
public record Trial(int number, Method method, boolean check, long seeds, List<Double> weights) {

  public Trial {
    weights = List.copyOf(weights);
  }

  /** The method as people read it. */
  public String by() {
    return check ? "check" : method == null ? "start" : method.name().toLowerCase(Locale.ROOT);
  }
}
