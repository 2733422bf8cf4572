package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.random.RandomStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CdclTest {

  /** Knows nothing more than the clauses. */
  private static final Cdcl.Theory NONE =
      new Cdcl.Theory() {
        @Override
        public void assigned(int literal) {}

        @Override
        public boolean propagate() {
          return true;
        }
      };

  @Test
  void agreesWithTrialOfAllAssignments() {
    RandomStream random = new RandomStream(7);
    int satisfiable = 0;
    for (int round = 0; round < 600; round++) {
      int variables = 12;
      List<int[]> clauses = new ArrayList<>();
      for (int c = 0; c < 51; c++) {
        int[] clause = new int[3];
        for (int k = 0; k < 3; k++) {
          clause[k] = BoardDraw.below(random, 2 * variables);
        }
        clauses.add(clause);
      }
      int expected = 0;
      for (int assignment = 0; assignment < 1 << variables; assignment++) {
        expected += satisfies(clauses, assignment) ? 1 : 0;
      }
      assertEquals(expected, count(variables, clauses));
      satisfiable += expected > 0 ? 1 : 0;
    }
    assertTrue(satisfiable > 100 && satisfiable < 500, "only one kind: " + satisfiable);
  }

  private static boolean satisfies(List<int[]> clauses, int assignment) {
    for (int[] clause : clauses) {
      boolean holds = false;
      for (int literal : clause) {
        holds |= (assignment >>> (literal >> 1) & 1) != (literal & 1);
      }
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  private static int count(int variables, List<int[]> clauses) {
    Cdcl solver = new Cdcl(variables);
    solver.setTheory(NONE);
    clauses.forEach(solver::add);
    int count = 0;
    while (solver.solve(TimeLimit.NONE) == Cdcl.Outcome.SATISFIED) {
      count++;
      int[] other = new int[variables];
      for (int v = 0; v < variables; v++) {
        other[v] = solver.isTrue(2 * v) ? 2 * v + 1 : 2 * v;
      }
      solver.add(other);
    }
    return count;
  }

  @Test
  void pigeonsDoNotFit() {
    assertEquals(Cdcl.Outcome.CONTRADICTORY, pigeons(7, 6).solve(TimeLimit.NONE));
    assertEquals(Cdcl.Outcome.SATISFIED, pigeons(6, 6).solve(TimeLimit.NONE));
  }

  @Test
  void givesUpWhenTimeIsUp() {
    assertEquals(Cdcl.Outcome.GAVE_UP, pigeons(12, 11).solve(TimeLimit.of(Duration.ofMillis(50))));
  }

  private static Cdcl pigeons(int pigeons, int holes) {
    Cdcl solver = new Cdcl(pigeons * holes);
    solver.setTheory(NONE);
    for (int p = 0; p < pigeons; p++) {
      int[] somewhere = new int[holes];
      for (int h = 0; h < holes; h++) {
        somewhere[h] = 2 * (p * holes + h);
        for (int other = 0; other < p; other++) {
          solver.add(2 * (p * holes + h) + 1, 2 * (other * holes + h) + 1);
        }
      }
      solver.add(somewhere);
    }
    return solver;
  }
}
