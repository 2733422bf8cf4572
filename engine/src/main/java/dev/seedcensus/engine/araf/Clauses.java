package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The clauses of a solver, found by the two literals that each of them watches. */
final class Clauses {

  private static final class Watches {
    private Clause[] clauses = new Clause[4];
    private int count;

    private void add(Clause clause) {
      if (count == clauses.length) {
        clauses = Arrays.copyOf(clauses, 2 * count);
      }
      clauses[count++] = clause;
    }

    private void cut(int length) {
      Arrays.fill(clauses, length, count, null);
      count = length;
    }
  }

  private static final double DECAY = 1 / 0.999;
  private static final double LARGEST_ACTIVITY = 1e100;
  private static final int FEW_LEARNTS = 4000;
  private static final double FORGOTTEN = -1;

  private final Trail trail;
  private final Watches[] watches;
  private final List<Clause> learnts = new ArrayList<>();
  private double step = 1;

  Clauses(int variables, Trail trail) {
    this.trail = trail;
    watches = new Watches[2 * variables];
    Arrays.setAll(watches, i -> new Watches());
  }

  /** Adds a clause of two literals or more, of which the first two are not false or fell last. */
  void add(Clause clause) {
    watches[clause.literals[0]].add(clause);
    watches[clause.literals[1]].add(clause);
    if (clause.learnt) {
      learnts.add(clause);
    }
  }

  /**
   * Concludes what follows from a literal being false by single clauses.
   *
   * @return a clause that has become false; null for none
   */
  Clause propagate(int falseLiteral) {
    Watches watched = watches[falseLiteral];
    Clause[] clauses = watched.clauses;
    Clause conflict = null;
    int kept = 0;
    int i = 0;
    int count = watched.count;
    while (i < count && conflict == null) {
      Clause clause = clauses[i++];
      int[] literals = clause.literals;
      if (literals[0] == falseLiteral) {
        literals[0] = literals[1];
        literals[1] = falseLiteral;
      }
      if (!trail.isTrue(literals[0]) && moveWatch(clause)) {
        continue;
      }
      clauses[kept++] = clause;
      if (trail.isFalse(literals[0])) {
        conflict = clause;
      } else if (trail.isOpen(literals[0])) {
        trail.assign(literals[0], clause);
      }
    }
    System.arraycopy(clauses, i, clauses, kept, count - i);
    watched.cut(kept + count - i);
    return conflict;
  }

  private boolean moveWatch(Clause clause) {
    int[] literals = clause.literals;
    for (int k = 2; k < literals.length; k++) {
      if (!trail.isFalse(literals[k])) {
        int literal = literals[k];
        literals[k] = literals[1];
        literals[1] = literal;
        watches[literal].add(clause);
        return true;
      }
    }
    return false;
  }

  /** Notes that a clause took part in a conflict. */
  void bump(Clause clause) {
    if (clause.learnt) {
      clause.activity += step;
      if (clause.activity > LARGEST_ACTIVITY) {
        learnts.forEach(learnt -> learnt.activity /= LARGEST_ACTIVITY);
        step /= LARGEST_ACTIVITY;
      }
    }
  }

  void decay() {
    step *= DECAY;
  }

  /** Forgets the less active half of the learnt clauses once there are many; no decision stands. */
  void reduce(long conflicts) {
    if (learnts.size() < FEW_LEARNTS + conflicts / 8) {
      return;
    }
    learnts.sort((a, b) -> Double.compare(a.activity, b.activity));
    for (Clause clause : learnts.subList(0, learnts.size() / 2)) {
      if (clause.literals.length > 2) {
        clause.activity = FORGOTTEN;
      }
    }
    learnts.removeIf(clause -> clause.activity == FORGOTTEN);
    for (Watches watched : watches) {
      int kept = 0;
      for (int i = 0; i < watched.count; i++) {
        if (watched.clauses[i].activity != FORGOTTEN) {
          watched.clauses[kept++] = watched.clauses[i];
        }
      }
      watched.cut(kept);
    }
  }
}
