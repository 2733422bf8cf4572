package dev.seedcensus.engine.araf;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Looks for an answer that has one of some rooms. */
final class AnswerWithRoom {

  private static final long FEW_NODES = 300;

  private final Catalogue catalogue;
  private final ExactCover cover;
  private final Remaining base;
  private final Remaining trial;
  private Partition found;

  /**
   * @param catalogue the rooms that an answer may have
   */
  AnswerWithRoom(Catalogue catalogue) {
    this.catalogue = catalogue;
    cover = new ExactCover(catalogue, TimeLimit.NONE);
    base = new Remaining(catalogue);
    trial = new Remaining(catalogue);
  }

  /** An answer with a room that is wanted; empty if there is none. */
  Optional<Partition> find(IntPredicate wanted) {
    boolean sound = base.settle();
    for (int room = 0; room < catalogue.size() && sound && found == null; room++) {
      if (base.possible(room) && wanted.test(room)) {
        tryRoom(room);
        base.kill(room);
        sound = base.settle();
      }
    }
    return Optional.ofNullable(found);
  }

  /**
   * Most rooms fall within a few nodes; where they do not, the rung ration prunes what would be
   * thousands.
   */
  private void tryRoom(int room) {
    trial.copy(base);
    trial.fix(room);
    Predicate<Remaining> visitor =
        answer -> {
          found = answer.partition();
          return false;
        };
    if (!cover.search(trial, FEW_NODES, visitor) && found == null && trial.settle()) {
      Catalogue left = catalogue.restricted(trial.possible());
      Remaining pruned = new Remaining(left);
      if (pruned.settle() && new Ration(left).settle(pruned, TimeLimit.NONE)) {
        new ExactCover(left, TimeLimit.NONE).search(pruned, visitor);
      }
    }
  }
}
