package dev.seedcensus.engine.tuning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Decides which weights to measure next: by the first method of a list, and by the following one as
 * soon as that brings the means no nearer to the targets.
 */
final class Search {

  /** What is left of a distance after a step that is worth going on with. */
  private static final double KEEPS_UP = 0.7;

  private static final double SHORTEST_PART = 0.125;
  private static final double FIRST_DAMPING = 0.01;
  private static final double LEAST_DAMPING = 1e-4;

  /** So many steps in a row that bring little or nothing, and a method is given up. */
  private static final int PATIENCE = 4;

  private final Problem problem;
  private final List<Method> methods;
  private final Fixpoint fixpoint;
  private final Newton newton;
  private Point best;
  private double part = 1;
  private double damping = FIRST_DAMPING;
  private int idle;

  Search(Problem problem, List<Method> ladder) {
    this.problem = problem;
    this.methods = new ArrayList<>(ladder);
    if (!problem.isAboutFirings()) {
      methods.removeIf(method -> method != Method.NEWTON);
    }
    this.fixpoint = new Fixpoint(problem);
    this.newton = new Newton(problem);
    begin();
  }

  /** The method in use; null where none is left. */
  Method method() {
    return methods.isEmpty() ? null : methods.get(0);
  }

  /** Other seeds are measured from here on: distances do not compare any more. */
  void forget() {
    best = null;
    idle = 0;
  }

  /** The nearest point so far. */
  Point best() {
    return best;
  }

  private void begin() {
    part = method() == Method.DAMPED ? 0.5 : 1;
    damping = FIRST_DAMPING;
    idle = 0;
  }

  /** Logarithms of the weights to measure next; empty where no method is left. */
  Optional<double[]> next(Point here) {
    double before = best == null ? Double.POSITIVE_INFINITY : best.norm();
    boolean nearer = here.norm() < before;
    boolean keepsUp = here.norm() < KEEPS_UP * before;
    idle = keepsUp ? 0 : idle + 1;
    if (nearer) {
      best = here;
    }
    adapt(nearer);
    Point from = methods.equals(List.of(Method.FIXPOINT)) ? here : best;
    while (!methods.isEmpty()) {
      Optional<double[]> next = isGivenUp() ? Optional.empty() : step(from);
      if (next.isPresent() && moves(from.logs(), next.get())) {
        return next;
      }
      methods.remove(0);
      begin();
    }
    return Optional.empty();
  }

  /** Whether anything is left of a step once weights are short and within their bounds. */
  private boolean moves(double[] from, double[] to) {
    return !Arrays.equals(problem.weights(from), problem.weights(to));
  }

  /** After a step that led astray, the next is shorter. */
  private void adapt(boolean nearer) {
    if (method() == Method.DAMPED) {
      part = nearer ? part : part / 2;
    } else if (method() == Method.NEWTON) {
      damping = nearer ? Math.max(LEAST_DAMPING, damping / 10) : damping * 10;
    }
  }

  private boolean isGivenUp() {
    return switch (method()) {
      // Where nothing may follow, it goes on to the last round: whether it converges is the
      // question.
      case FIXPOINT -> idle > 0 && methods.size() > 1;
      case DAMPED -> (idle >= PATIENCE && methods.size() > 1) || part < SHORTEST_PART;
      case NEWTON -> idle >= PATIENCE;
    };
  }

  private Optional<double[]> step(Point from) {
    return switch (method()) {
      case FIXPOINT, DAMPED -> Optional.of(fixpoint.step(from, part));
      case NEWTON -> newton.step(from, damping);
    };
  }
}
