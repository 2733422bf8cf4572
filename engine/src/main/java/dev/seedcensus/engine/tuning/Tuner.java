package dev.seedcensus.engine.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Looks for weights that meet targets: measures, moves the weights, measures again on the same
 * seeds, and holds what looks good against seeds it has not seen. Same problem, same census, same
 * result.
 */
public final class Tuner {

  /** Within this part of the tolerance, the seeds that are tuned on need no further round. */
  private static final double CLOSE = 0.5;

  /** If a check fails, what looked good was chance: so many times more seeds are needed. */
  private static final int MORE_SEEDS = 4;

  private final Problem problem;
  private final Census census;
  private final Settings settings;
  private final Consumer<Round> listener;
  private final List<Round> rounds = new ArrayList<>();

  /**
   * How hard to try.
   *
   * @param rounds most censuses, checks not counted; at least 1
   * @param seeds seeds of a round to begin with, at least 2
   * @param mostSeeds how many they may become if checks fail
   * @param methods how to look for weights, each taking over where the one before gets no further
   */
  public record Settings(int rounds, long seeds, long mostSeeds, List<Method> methods) {

    public Settings {
      methods = List.copyOf(methods);
    }
  }

  /**
   * @param listener told of every census once it is made
   */
  public Tuner(Problem problem, Census census, Settings settings, Consumer<Round> listener) {
    this.problem = problem;
    this.census = census;
    this.settings = settings;
    this.listener = listener;
  }

  /** Tunes, once. */
  public Outcome tune() {
    Search search = new Search(problem, settings.methods());
    double[] logs = Arrays.stream(problem.initial()).map(Math::log).toArray();
    long seeds = settings.seeds();
    Method method = null;
    for (int number = 1; number <= settings.rounds(); number++) {
      double[] weights = problem.weights(logs);
      Sample sample = census.measure(weights, seeds);
      Point here = new Point(logs(weights), sample, problem.misses(sample));
      note(new Round(number, method, false, seeds, list(weights), sample, worst(here.misses())));
      if (lacksSites(sample)) {
        return new Outcome(Outcome.End.NO_SITES, method, rounds);
      }
      if (worst(here.misses()) <= CLOSE) {
        if (check(number, method, weights).met()) {
          return new Outcome(Outcome.End.MET, method, rounds);
        }
        if (seeds >= settings.mostSeeds()) {
          return new Outcome(Outcome.End.SEEDS, method, rounds);
        }
        seeds = Math.min(settings.mostSeeds(), MORE_SEEDS * seeds);
        search.forget();
        continue;
      }
      Optional<double[]> next = search.next(here);
      if (next.isEmpty()) {
        return offer(Outcome.End.STALLED, search.best(), method);
      }
      logs = next.get();
      method = search.method();
    }
    return offer(Outcome.End.ROUNDS, search.best(), method);
  }

  /** The nearest weights may still do: what is asked for is the check. */
  private Outcome offer(Outcome.End end, Point best, Method method) {
    boolean checked = !rounds.isEmpty() && rounds.get(rounds.size() - 1).check();
    if (best == null || checked) {
      return new Outcome(end, method, rounds);
    }
    Round check = check(rounds.get(rounds.size() - 1).number(), method, problem.weights(best.logs()));
    return new Outcome(check.met() ? Outcome.End.MET : end, method, rounds);
  }

  private Round check(int number, Method method, double[] weights) {
    Sample sample = census.check(weights);
    double worst = 0;
    for (int g = 0; g < problem.goals().size(); g++) {
      worst = Math.max(worst, Math.abs(problem.goals().get(g).miss(sample.plainMean(g))));
    }
    Round check = new Round(number, method, true, sample.n(), list(weights), sample, worst);
    note(check);
    return check;
  }

  private void note(Round round) {
    rounds.add(round);
    listener.accept(round);
  }

  private boolean lacksSites(Sample sample) {
    return problem.goals().stream()
        .anyMatch(
            goal ->
                goal.knob() != Goal.NO_KNOB
                    && goal.target() > goal.tolerance()
                    && sample.exposure(goal.knob()) == 0);
  }

  private static double worst(double[] misses) {
    return Arrays.stream(misses).map(Math::abs).max().orElse(0);
  }

  private static double[] logs(double[] weights) {
    return Arrays.stream(weights).map(Math::log).toArray();
  }

  private static List<Double> list(double[] weights) {
    return Arrays.stream(weights).boxed().toList();
  }
}
