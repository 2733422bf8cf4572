package dev.seedcensus.engine.araf;

import java.util.Arrays;

/** Finds from a conflict what to learn: the clause of the first unique implication point. */
final class ConflictAnalysis {

  private final Trail trail;
  private final Clauses clauses;
  private final ActivityHeap order;
  private final boolean[] seen;
  private final IntStack learning = new IntStack();

  ConflictAnalysis(int variables, Trail trail, Clauses clauses, ActivityHeap order) {
    this.trail = trail;
    this.clauses = clauses;
    this.order = order;
    seen = new boolean[variables];
  }

  /**
   * What to learn from a false clause, one literal of which at least fell with the last decision.
   *
   * @return a clause whose first literal alone fell with the last decision; second stands one of
   *     those that fell last before it
   */
  int[] learn(Clause conflict) {
    learning.clear();
    learning.push(0);
    int open = 0;
    int at = trail.size() - 1;
    int literal = -1;
    Clause reason = conflict;
    do {
      open += follow(reason, literal);
      while (!seen[trail.literal(at) >> 1]) {
        at--;
      }
      literal = trail.literal(at--);
      reason = trail.reasonOf(literal);
      seen[literal >> 1] = false;
      open--;
    } while (open > 0);
    learning.set(0, literal ^ 1);
    return minimized();
  }

  /** Notes the literals that a conclusion rests on; counts those of the last decision. */
  private int follow(Clause reason, int conclusion) {
    clauses.bump(reason);
    int open = 0;
    for (int other : reason.literals) {
      if (other != conclusion && !seen[other >> 1] && trail.levelOf(other) > 0) {
        seen[other >> 1] = true;
        order.bump(other >> 1);
        if (trail.levelOf(other) == trail.level()) {
          open++;
        } else {
          learning.push(other);
        }
      }
    }
    return open;
  }

  /** Without literals that follow from others of the clause. */
  private int[] minimized() {
    int[] all = learning.toArray();
    int[] kept = new int[all.length];
    int count = 1;
    kept[0] = all[0];
    for (int i = 1; i < all.length; i++) {
      if (!follows(all[i])) {
        kept[count++] = all[i];
      }
    }
    for (int i = 1; i < all.length; i++) {
      seen[all[i] >> 1] = false;
    }
    for (int i = 2; i < count; i++) {
      if (trail.levelOf(kept[i]) > trail.levelOf(kept[1])) {
        int swapped = kept[1];
        kept[1] = kept[i];
        kept[i] = swapped;
      }
    }
    return Arrays.copyOf(kept, count);
  }

  private boolean follows(int literal) {
    Clause reason = trail.reasonOf(literal);
    if (reason == null) {
      return false;
    }
    for (int other : reason.literals) {
      if (other != (literal ^ 1) && !seen[other >> 1] && trail.levelOf(other) > 0) {
        return false;
      }
    }
    return true;
  }
}
