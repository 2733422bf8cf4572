package dev.seedcensus.engine.araf;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The rung {@code search}: covers the open cells exactly, the most constrained cell first, with
 * {@code cell} and the balance of {@code ration} at each node.
 */
final class ExactCover {

  private final Catalogue catalogue;
  private final TimeLimit limit;
  private final List<Remaining> stack = new ArrayList<>();
  private boolean gaveUp;
  private long nodesLeft;

  ExactCover(Catalogue catalogue, TimeLimit limit) {
    this.catalogue = catalogue;
    this.limit = limit;
  }

  /**
   * Visits the answers, each once, until the visitor has enough.
   *
   * @param start what is left; not changed
   * @param visitor tells whether it wants another answer
   * @return whether time did not run out
   */
  boolean search(Remaining start, Predicate<Remaining> visitor) {
    return search(start, Long.MAX_VALUE, visitor);
  }

  /**
   * The same, giving up once so many rooms have been tried.
   *
   * @return whether it did not give up
   */
  boolean search(Remaining start, long mostNodes, Predicate<Remaining> visitor) {
    gaveUp = false;
    nodesLeft = mostNodes;
    Remaining root = level(0);
    root.copy(start);
    if (root.settle() && root.balanced()) {
      descend(0, visitor);
    }
    return !gaveUp;
  }

  private Remaining level(int depth) {
    if (depth == stack.size()) {
      stack.add(new Remaining(catalogue));
    }
    return stack.get(depth);
  }

  private boolean descend(int depth, Predicate<Remaining> visitor) {
    Remaining here = level(depth);
    if (here.solved()) {
      return visitor.test(here);
    }
    long[] cover = catalogue.cover(here.narrowest());
    Remaining below = level(depth + 1);
    for (int w = 0; w < cover.length; w++) {
      for (long rooms = here.possible()[w] & cover[w]; rooms != 0; rooms &= rooms - 1) {
        if (--nodesLeft < 0 || limit.passed()) {
          gaveUp = true;
          return false;
        }
        below.copy(here);
        below.fix((w << 6) + Long.numberOfTrailingZeros(rooms));
        if (below.settle() && below.balanced() && !descend(depth + 1, visitor)) {
          return false;
        }
      }
    }
    return true;
  }
}
