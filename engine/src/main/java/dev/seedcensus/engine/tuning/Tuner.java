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
    for (int round = 1; round <= settings.rounds(); round++) {
      Round made = measure(new Trial(next(), method, false, seeds, weights(logs)));
      if (lacksSites(made.sample())) {
        return new Outcome(Outcome.End.NO_SITES, method, rounds);
      }
      if (made.worst() <= CLOSE) {
        if (check(made.trial()).met()) {
          return new Outcome(Outcome.End.MET, method, rounds);
        }
        if (seeds >= settings.mostSeeds()) {
          return new Outcome(Outcome.End.SEEDS, method, rounds);
        }
        seeds = Math.min(settings.mostSeeds(), MORE_SEEDS * seeds);
        search.forget();
        continue;
      }
      Optional<double[]> further = search.next(point(made));
      if (further.isEmpty()) {
        return offer(Outcome.End.STALLED, search.best(), method);
      }
      logs = further.get();
      method = search.method();
    }
    return offer(Outcome.End.ROUNDS, search.best(), method);
  }

  /** The nearest weights may still do: what is asked for is the check. */
  private Outcome offer(Outcome.End end, Point best, Method method) {
    if (best == null) {
      return new Outcome(end, method, rounds);
    }
    Round check = check(new Trial(0, method, false, 0, weights(best.logs())));
    return new Outcome(check.met() ? Outcome.End.MET : end, method, rounds);
  }

  private int next() {
    return rounds.size() + 1;
  }

  private Round measure(Trial trial) {
    Sample sample = census.measure(trial);
    double worst = 0;
    for (int g = 0; g < problem.goals().size(); g++) {
      double mean = trial.check() ? sample.plainMean(g) : sample.mean(g);
      worst = Math.max(worst, Math.abs(problem.goals().get(g).miss(mean)));
    }
    Round round = new Round(trial, sample, worst);
    rounds.add(round);
    listener.accept(round);
    return round;
  }

  private Round check(Trial looksGood) {
    return measure(new Trial(next(), looksGood.method(), true, 0, looksGood.weights()));
  }

  private Point point(Round round) {
    double[] logs = round.trial().weights().stream().mapToDouble(Math::log).toArray();
    return new Point(logs, round.sample(), problem.misses(round.sample()));
  }

  private List<Double> weights(double[] logs) {
    return Arrays.stream(problem.weights(logs)).boxed().toList();
  }

  private boolean lacksSites(Sample sample) {
    return problem.goals().stream()
        .anyMatch(
            goal ->
                goal.knob() != Goal.NO_KNOB
                    && goal.target() > goal.tolerance()
                    && sample.exposure(goal.knob()) == 0);
  }
}
