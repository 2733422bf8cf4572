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
  private boolean gaveUp;

  LargeRooms(PairScreen screen) {
    variables = new RoomVariables(screen);
    variables.solver().setTheory(new RoomTheory(screen, variables));
  }

  /** Answers, each once, up to a number of them or until time is up. */
  List<Partition> answers(int cap, TimeLimit limit) {
    List<Partition> answers = new ArrayList<>();
    while (answers.size() < cap) {
      Cdcl.Outcome outcome = variables.solver().solve(limit);
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
