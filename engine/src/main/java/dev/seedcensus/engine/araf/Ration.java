package dev.seedcensus.engine.araf;

/**
 * The rung {@code ration}: a room whose assumption leads the rung {@code cell} into a
 * contradiction, or out of balance, is killed, until no room is.
 */
final class Ration {

  private final Remaining trial;

  Ration(Catalogue catalogue) {
    trial = new Remaining(catalogue);
  }

  /**
   * To the fixpoint, from a fixpoint of {@code cell}. What is left does not depend on the order in
   * which rooms are tried: a room that fails among some rooms fails among fewer.
   *
   * @return whether every cell still has a room
   */
  boolean settle(Remaining remaining, TimeLimit limit) {
    if (!remaining.balanced()) {
      return false;
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int room = 0; room < remaining.catalogue().size(); room++) {
        if (!remaining.possible(room) || remaining.fixed(room) || holds(remaining, room)) {
          continue;
        }
        remaining.kill(room);
        changed = true;
        if (!remaining.settle()) {
          return false;
        }
        if (limit.passed()) {
          return true;
        }
      }
    }
    return true;
  }

  private boolean holds(Remaining remaining, int room) {
    trial.copy(remaining);
    trial.fix(room);
    return trial.settle() && trial.balanced();
  }
}
