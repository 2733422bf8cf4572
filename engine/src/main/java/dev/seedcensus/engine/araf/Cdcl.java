package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A satisfiability solver that learns a clause from each conflict, with room for a {@link Theory}
 * that knows more than clauses say.
 *
 * <p>Variable v has the literals 2v (true) and 2v + 1 (false). Two watched literals, first unique
 * implication point, activities that decay, saved phases, Luby restarts: N. Eén, N. Sörensson, "An
 * Extensible SAT-solver", SAT 2003. A theory gives the reason of each of its conclusions as a
 * clause when it draws it.
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

  private static final class Clause {
    final int[] literals;
    final boolean learnt;
    double activity;

    Clause(int[] literals, boolean learnt) {
      this.literals = literals;
      this.learnt = learnt;
    }
  }

  private static final class Watches {
    Clause[] clauses = new Clause[4];
    int count;

    void add(Clause clause) {
      if (count == clauses.length) {
        clauses = Arrays.copyOf(clauses, 2 * count);
      }
      clauses[count++] = clause;
    }
  }

  private static final int RESTART_UNIT = 128;
  private static final double VARIABLE_DECAY = 1 / 0.95;
  private static final double CLAUSE_DECAY = 1 / 0.999;
  private static final double LARGEST_ACTIVITY = 1e100;

  private final Watches[] watches;

  /** 1 true, -1 false, 0 open; by literal. */
  private final byte[] values;

  private final int[] levels;
  private final Clause[] reasons;
  private final boolean[] phases;
  private final boolean[] seen;
  private final int[] trail;
  private final int[] levelStarts;
  private final ActivityHeap order;
  private final List<Clause> learnts = new ArrayList<>();
  private final IntStack learning = new IntStack();

  private Theory theory;
  private int trailSize;
  private int head;
  private int told;
  private int level;
  private Clause conflict;
  private double clauseStep = 1;
  private boolean contradictory;
  private long conflicts;

  Cdcl(int variables) {
    watches = new Watches[2 * variables];
    Arrays.setAll(watches, i -> new Watches());
    values = new byte[2 * variables];
    levels = new int[variables];
    reasons = new Clause[variables];
    phases = new boolean[variables];
    seen = new boolean[variables];
    trail = new int[variables];
    levelStarts = new int[variables + 1];
    order = new ActivityHeap(variables);
  }

  void setTheory(Theory theory) {
    this.theory = theory;
  }

  /** Sets what is tried first for a variable, and how early. */
  void prefer(int variable, boolean phase, double activity) {
    phases[variable] = phase;
    order.raise(variable, activity);
  }

  boolean isTrue(int literal) {
    return values[literal] > 0;
  }

  boolean isFalse(int literal) {
    return values[literal] < 0;
  }

  long conflicts() {
    return conflicts;
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
      assign(kept[0], null);
    } else {
      attach(new Clause(kept, false));
    }
  }

  private void attach(Clause clause) {
    watches[clause.literals[0]].add(clause);
    watches[clause.literals[1]].add(clause);
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
    Clause reason = new Clause(clause, true);
    if (isFalse(clause[0])) {
      conflict = reason;
      return false;
    }
    assign(clause[0], reason);
    return true;
  }

  private void assign(int literal, Clause reason) {
    int variable = literal >> 1;
    values[literal] = 1;
    values[literal ^ 1] = -1;
    levels[variable] = level;
    reasons[variable] = reason;
    trail[trailSize++] = literal;
  }

  private boolean propagate() {
    conflict = null;
    while (true) {
      while (head < trailSize) {
        propagate(trail[head++] ^ 1);
        if (conflict != null) {
          return false;
        }
      }
      while (told < trailSize) {
        theory.assigned(trail[told++]);
      }
      if (!theory.propagate()) {
        return false;
      }
      if (head == trailSize) {
        return true;
      }
    }
  }

  private void propagate(int falseLiteral) {
    Watches watched = watches[falseLiteral];
    Clause[] clauses = watched.clauses;
    int kept = 0;
    int i = 0;
    int count = watched.count;
    while (i < count) {
      Clause clause = clauses[i++];
      int[] literals = clause.literals;
      if (literals[0] == falseLiteral) {
        literals[0] = literals[1];
        literals[1] = falseLiteral;
      }
      if (isTrue(literals[0]) || !moveWatch(clause)) {
        clauses[kept++] = clause;
        if (isFalse(literals[0])) {
          conflict = clause;
          break;
        } else if (!isTrue(literals[0])) {
          assign(literals[0], clause);
        }
      }
    }
    System.arraycopy(clauses, i, clauses, kept, count - i);
    watched.count = kept + count - i;
    Arrays.fill(clauses, watched.count, count, null);
  }

  private boolean moveWatch(Clause clause) {
    int[] literals = clause.literals;
    for (int k = 2; k < literals.length; k++) {
      if (!isFalse(literals[k])) {
        int literal = literals[k];
        literals[k] = literals[1];
        literals[1] = literal;
        watches[literal].add(clause);
        return true;
      }
    }
    return false;
  }

  private void cancel(int to) {
    if (level > to) {
      for (int i = trailSize - 1; i >= levelStarts[to]; i--) {
        int literal = trail[i];
        values[literal] = 0;
        values[literal ^ 1] = 0;
        phases[literal >> 1] = (literal & 1) == 0;
        reasons[literal >> 1] = null;
        order.insert(literal >> 1);
      }
      trailSize = levelStarts[to];
      head = trailSize;
      told = Math.min(told, trailSize);
      level = to;
    }
  }

  /**
   * Looks for an assignment that satisfies all clauses and the theory; it stands until a clause is
   * added.
   */
  Outcome solve(TimeLimit limit) {
    for (int round = 1; !contradictory; round++) {
      long allowed = (long) RESTART_UNIT * luby(round);
      while (!contradictory) {
        if (!propagate()) {
          conflicts++;
          allowed--;
          if (!learn()) {
            contradictory = true;
          } else if ((conflicts & 15) == 0 && limit.passed()) {
            return Outcome.GAVE_UP;
          }
        } else if (allowed <= 0) {
          cancel(0);
          reduce();
          break;
        } else if (!decide()) {
          return Outcome.SATISFIED;
        } else if ((trailSize & 63) == 0 && limit.passed()) {
          return Outcome.GAVE_UP;
        }
      }
    }
    return Outcome.CONTRADICTORY;
  }

  private boolean decide() {
    while (!order.isEmpty()) {
      int variable = order.removeMost();
      if (values[2 * variable] == 0) {
        levelStarts[level++] = trailSize;
        assign(phases[variable] ? 2 * variable : 2 * variable + 1, null);
        return true;
      }
    }
    return false;
  }

  /** Learns from the conflict and takes back decisions; tells whether any were left. */
  private boolean learn() {
    int highest = 0;
    for (int literal : conflict.literals) {
      highest = Math.max(highest, levels[literal >> 1]);
    }
    // A theory may see a conflict among older decisions only.
    cancel(highest);
    if (level == 0) {
      return false;
    }
    int[] literals = analyse();
    int back = literals.length == 1 ? 0 : levels[literals[1] >> 1];
    cancel(back);
    Clause clause = new Clause(literals, true);
    if (literals.length > 1) {
      attach(clause);
      learnts.add(clause);
      bump(clause);
    }
    assign(literals[0], literals.length > 1 ? clause : null);
    order.decay(VARIABLE_DECAY);
    clauseStep *= CLAUSE_DECAY;
    return true;
  }

  /** The clause of the first unique implication point; a literal of the level below it second. */
  private int[] analyse() {
    learning.clear();
    learning.push(0);
    int open = 0;
    int at = trailSize - 1;
    int literal = -1;
    Clause reason = conflict;
    do {
      bump(reason);
      for (int other : reason.literals) {
        int variable = other >> 1;
        if (other != literal && !seen[variable] && levels[variable] > 0) {
          seen[variable] = true;
          order.bump(variable);
          if (levels[variable] == level) {
            open++;
          } else {
            learning.push(other);
          }
        }
      }
      while (!seen[trail[at] >> 1]) {
        at--;
      }
      literal = trail[at--];
      reason = reasons[literal >> 1];
      seen[literal >> 1] = false;
      open--;
    } while (open > 0);
    learning.set(0, literal ^ 1);
    return minimized();
  }

  /** Without literals that follow from others of the clause. */
  private int[] minimized() {
    int[] all = learning.toArray();
    int[] kept = new int[all.length];
    int count = 0;
    for (int i = 0; i < all.length; i++) {
      if (i == 0 || !follows(all[i])) {
        kept[count++] = all[i];
      }
    }
    for (int i = 1; i < all.length; i++) {
      seen[all[i] >> 1] = false;
    }
    for (int i = 2; i < count; i++) {
      if (levels[kept[i] >> 1] > levels[kept[1] >> 1]) {
        int swapped = kept[1];
        kept[1] = kept[i];
        kept[i] = swapped;
      }
    }
    return Arrays.copyOf(kept, count);
  }

  private boolean follows(int literal) {
    Clause reason = reasons[literal >> 1];
    if (reason == null) {
      return false;
    }
    for (int other : reason.literals) {
      if (other != (literal ^ 1) && !seen[other >> 1] && levels[other >> 1] > 0) {
        return false;
      }
    }
    return true;
  }

  private void bump(Clause clause) {
    if (clause.learnt) {
      clause.activity += clauseStep;
      if (clause.activity > LARGEST_ACTIVITY) {
        learnts.forEach(learnt -> learnt.activity /= LARGEST_ACTIVITY);
        clauseStep /= LARGEST_ACTIVITY;
      }
    }
  }

  /** Forgets half of the long learnt clauses once there are many; no decision stands. */
  private void reduce() {
    if (learnts.size() < 4000 + conflicts / 8) {
      return;
    }
    learnts.sort((a, b) -> Double.compare(a.activity, b.activity));
    int half = learnts.size() / 2;
    List<Clause> kept = new ArrayList<>();
    for (int i = 0; i < learnts.size(); i++) {
      Clause clause = learnts.get(i);
      if (i >= half || clause.literals.length == 2) {
        kept.add(clause);
      } else {
        clause.activity = -1;
      }
    }
    learnts.clear();
    learnts.addAll(kept);
    for (Watches watched : watches) {
      int count = 0;
      for (int i = 0; i < watched.count; i++) {
        if (watched.clauses[i].activity >= 0) {
          watched.clauses[count++] = watched.clauses[i];
        }
      }
      Arrays.fill(watched.clauses, count, watched.count, null);
      watched.count = count;
    }
  }

  /** 1, 1, 2, 1, 1, 2, 4, … */
  private static int luby(int i) {
    int power = 1;
    while (power < i + 1) {
      power *= 2;
    }
    if (power == i + 1) {
      return power / 2;
    }
    return luby(i - power / 2 + 1);
  }
}
