package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.List;

/**
 * Solves boards whose rooms are too many to be listed: clauses over who shares a room with whom and
 * which cell lies in whose room, with a theory of connectivity and area, and clauses learnt from
 * each conflict.
 */
final class LargeRooms {

  private final RoomVariables variables;
  private final TimeLimit limit;
  private boolean gaveUp;

  LargeRooms(PairScreen screen, TimeLimit limit) {
    this.limit = limit;
    variables = new RoomVariables(screen, limit);
    variables.solver().setTheory(new RoomTheory(screen, variables, limit));
  }

  /** Answers, each once, up to a number of them or until time is up. */
  List<Partition> answers(int cap) {
    List<Partition> answers = new ArrayList<>();
    while (answers.size() < cap) {
      // Once time is up clauses may be missing, and conclusions: nothing is proven then.
      Cdcl.Outcome outcome =
          limit.passed() ? Cdcl.Outcome.GAVE_UP : variables.solver().solve(limit);
      if (outcome != Cdcl.Outcome.SATISFIED) {
        gaveUp = outcome == Cdcl.Outcome.GAVE_UP;
        break;
      }
      Partition answer = variables.partition();
      answers.add(answer);
      variables.exclude(answer);
    }
    return answers;
  }

  /** Whether time ran out. */
  boolean gaveUp() {
    return gaveUp;
  }
}
