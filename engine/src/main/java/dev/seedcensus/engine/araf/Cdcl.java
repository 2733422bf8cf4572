package dev.seedcensus.engine.araf;

import java.util.Arrays;

/**
 * A satisfiability solver that learns a clause from each conflict, with room for a {@link Theory}
 * that knows more than clauses say.
 *
 * <p>Variable v has the literals 2v (true) and 2v + 1 (false). Two watched literals, first unique
 * implication point, activities that decay, saved phases, Luby restarts: N. Eén, N. Sörensson, "An
 * Extensible SAT-solver", SAT 2003. A theory gives the reason of each of its conclusions as a
 * clause when it draws it; libraries for the JVM either know clauses only or cannot learn from a
 * constraint of one's own.
 */
final class Cdcl {

  /** What a theory concludes from the literals that are true. */
  interface Theory {
    /** Told that a literal became true. */
    void assigned(int literal);

    /**
     * Draws conclusions by {@link Cdcl#imply}.
     *
     * @return false if one of them contradicted what is true
     */
    boolean propagate();
  }

  /** How a search ended. */
  enum Outcome {
    SATISFIED,
    CONTRADICTORY,
    GAVE_UP
  }

  private static final int RESTART_UNIT = 128;
  private static final double DECAY = 1 / 0.95;

  private final Trail trail;
  private final Clauses clauses;
  private final ActivityHeap order;
  private final ConflictAnalysis analysis;
  private final boolean[] phases;
  private Theory theory;
  private int head;
  private int told;
  private Clause conflict;
  private boolean contradictory;
  private long conflicts;

  Cdcl(int variables) {
    trail = new Trail(variables);
    clauses = new Clauses(variables, trail);
    order = new ActivityHeap(variables);
    analysis = new ConflictAnalysis(variables, trail, clauses, order);
    phases = new boolean[variables];
  }

  /** Sets what is known beside clauses; before anything is solved. */
  void setTheory(Theory theory) {
    this.theory = theory;
  }

  boolean isTrue(int literal) {
    return trail.isTrue(literal);
  }

  boolean isFalse(int literal) {
    return trail.isFalse(literal);
  }

  /** Adds a clause; takes back all decisions first. */
  void add(int... literals) {
    cancel(0);
    int[] kept = Arrays.stream(literals).distinct().filter(literal -> !isFalse(literal)).toArray();
    for (int literal : kept) {
      if (isTrue(literal) || Arrays.stream(kept).anyMatch(other -> other == (literal ^ 1))) {
        return;
      }
    }
    if (kept.length == 0) {
      contradictory = true;
    } else if (kept.length == 1) {
      trail.assign(kept[0], null);
    } else {
      clauses.add(new Clause(kept, false));
    }
  }

  /**
   * Concludes the first literal of a clause whose other literals are false.
   *
   * @return false if the first is false too, which ends the propagation
   */
  boolean imply(int... clause) {
    if (isTrue(clause[0])) {
      return true;
    }
    Clause reason = new Clause(clause, false);
    if (isFalse(clause[0])) {
      conflict = reason;
      return false;
    }
    trail.assign(clause[0], reason);
    return true;
  }

  private boolean propagate() {
    conflict = null;
    do {
      while (head < trail.size() && conflict == null) {
        conflict = clauses.propagate(trail.literal(head++) ^ 1);
      }
      if (conflict != null) {
        return false;
      }
      while (told < trail.size()) {
        theory.assigned(trail.literal(told++));
      }
      if (!theory.propagate()) {
        return false;
      }
    } while (head < trail.size());
    return true;
  }

  private void cancel(int decisions) {
    for (int i = trail.size() - 1; i >= trail.start(decisions); i--) {
      int literal = trail.literal(i);
      phases[literal >> 1] = (literal & 1) == 0;
      order.insert(literal >> 1);
    }
    trail.cancel(decisions);
    head = Math.min(head, trail.size());
    told = Math.min(told, trail.size());
  }

  /**
   * Looks for an assignment that satisfies all clauses and the theory; it stands until a clause is
   * added.
   */
  Outcome solve(TimeLimit limit) {
    for (int round = 1; !contradictory; round++) {
      long allowed = (long) RESTART_UNIT * luby(round);
      while (!contradictory && allowed >= 0) {
        boolean sound = propagate();
        if (limit.passed()) {
          return Outcome.GAVE_UP;
        }
        if (!sound) {
          conflicts++;
          allowed--;
          contradictory = !learn();
        } else if (allowed == 0) {
          break;
        } else if (!decide()) {
          return Outcome.SATISFIED;
        }
      }
      cancel(0);
      clauses.reduce(conflicts);
    }
    return Outcome.CONTRADICTORY;
  }

  private boolean decide() {
    while (!order.isEmpty()) {
      int variable = order.removeMost();
      if (trail.isOpen(2 * variable)) {
        trail.decide(phases[variable] ? 2 * variable : 2 * variable + 1);
        return true;
      }
    }
    return false;
  }

  /** Learns from the conflict and takes back decisions; tells whether any were left. */
  private boolean learn() {
    int highest = 0;
    for (int literal : conflict.literals) {
      highest = Math.max(highest, trail.levelOf(literal));
    }
    // A theory may see a conflict among older decisions only.
    cancel(highest);
    if (highest == 0) {
      return false;
    }
    int[] literals = analysis.learn(conflict);
    if (literals.length == 1) {
      cancel(0);
      trail.assign(literals[0], null);
    } else {
      cancel(trail.levelOf(literals[1]));
      Clause clause = new Clause(literals, true);
      clauses.add(clause);
      clauses.bump(clause);
      trail.assign(literals[0], clause);
    }
    order.decay(DECAY);
    clauses.decay();
    return true;
  }

  /** The restarts of M. Luby and others: 1, 1, 2, 1, 1, 2, 4, … */
  private static int luby(int i) {
    int power = 1;
    while (power < i + 1) {
      power *= 2;
    }
    return power == i + 1 ? power / 2 : luby(i - power / 2 + 1);
  }
}
