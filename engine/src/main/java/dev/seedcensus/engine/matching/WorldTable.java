package dev.seedcensus.engine.matching;

/**
 * All n! matchings, and for each clue the set of those in which it is false.
 *
 * <p>Sets are bits in lexicographic order of the matchings, 64 to a word. The false set of every
 * clue is the intersection of two sets out of a small stock (an atom, its opposite, same or
 * different kinds of two things, everything), so a pool needs no set of its own per clue: 153 sets
 * serve the 6,232 clues of n = 8. Immutable.
 */
final class WorldTable {

  /** Above this size worlds are not listed. */
  static final int LARGEST = 8;

  private final int n;
  private final int worlds;
  private final int words;
  private final long[][] stock;
  private final long[][] left;
  private final long[][] right;

  /** Lists the matchings for the clues of a pool with n up to {@link #LARGEST}. */
  WorldTable(CluePool pool) {
    n = pool.n();
    worlds = Matchings.count(n);
    words = (worlds + Long.SIZE - 1) / Long.SIZE;
    stock = new long[1 + 2 * n * n + 2 * n * n][words];
    for (int world = 0; world < worlds; world++) {
      addWorld(world, Matchings.unrank(n, world));
    }
    left = new long[pool.size()][];
    right = new long[pool.size()][];
    for (int i = 0; i < pool.size(); i++) {
      addClue(i, pool.clue(i));
    }
  }

  private void addWorld(int world, int[] matching) {
    add(0, world);
    for (int s = 0; s < n; s++) {
      for (int t = 0; t < n; t++) {
        add(atom(new Atom(s, t), matching[s] == t), world);
      }
      for (int other = s + 1; other < n; other++) {
        boolean same = Clue.kind(matching[s]) == Clue.kind(matching[other]);
        add(kinds(s, other, same), world);
      }
    }
  }

  private void add(int set, int world) {
    stock[set][world >>> 6] |= 1L << world;
  }

  private int atom(Atom atom, boolean holds) {
    return 1 + atom.s() * n + atom.t() + (holds ? 0 : n * n);
  }

  private int kinds(int first, int second, boolean same) {
    return 1 + 2 * n * n + first * n + second + (same ? 0 : n * n);
  }

  private void addClue(int index, Clue clue) {
    left[index] = stock[0];
    right[index] = stock[0];
    if (clue instanceof Clue.Pos pos) {
      left[index] = stock[atom(pos.atom(), false)];
    } else if (clue instanceof Clue.Neg neg) {
      left[index] = stock[atom(neg.atom(), true)];
    } else if (clue instanceof Clue.Or or) {
      left[index] = stock[atom(or.first(), false)];
      right[index] = stock[atom(or.second(), false)];
    } else if (clue instanceof Clue.If implication) {
      left[index] = stock[atom(implication.first(), true)];
      right[index] = stock[atom(implication.second(), false)];
    } else if (clue instanceof Clue.Rel rel) {
      left[index] = stock[kinds(rel.first(), rel.second(), !rel.same())];
    }
  }

  /** Survivors over this list. */
  Survivors survivors() {
    return words == 1 ? new ShortSurvivors(this) : new ListedSurvivors(this);
  }

  int clues() {
    return left.length;
  }

  int worlds() {
    return worlds;
  }

  int words() {
    return words;
  }

  /** One word of the set of all worlds. */
  long all(int word) {
    return stock[0][word];
  }

  /** One word of the worlds in which a clue is false. */
  long falseIn(int clue, int word) {
    return left[clue][word] & right[clue][word];
  }

  boolean holds(int clue, int world) {
    return (falseIn(clue, world >>> 6) >>> world & 1) == 0;
  }

  /** The worlds in which a clue is false. */
  long[] falseSet(int clue) {
    long[] set = new long[words];
    for (int word = 0; word < words; word++) {
      set[word] = falseIn(clue, word);
    }
    return set;
  }
}
