package dev.seedcensus.engine.matching;

/** A proposition about the hidden matching. */
public sealed interface Clue {

  Form form();

  /**
   * Whether it is true of a matching.
   *
   * @param matching the target of each thing
   */
  boolean holds(int[] matching);

  /**
   * The proposition in short: {@code p(s,t)} says that thing s belongs to target t, both counted
   * from 0, and {@code kind(s)} is the kind of the target of thing s.
   */
  String proposition();

  /** The kind of a target: targets 0 and 1 share a kind, 2 and 3 the next, and so on. */
  static int kind(int target) {
    return target / 2;
  }

  /** An atom holds. */
  record Pos(Atom atom) implements Clue {
    @Override
    public Form form() {
      return Form.POS;
    }

    @Override
    public String proposition() {
      return atom.proposition();
    }

    @Override
    public boolean holds(int[] matching) {
      return atom.holds(matching);
    }
  }

  /** An atom does not hold. */
  record Neg(Atom atom) implements Clue {
    @Override
    public Form form() {
      return Form.NEG;
    }

    @Override
    public String proposition() {
      return "not " + atom.proposition();
    }

    @Override
    public boolean holds(int[] matching) {
      return !atom.holds(matching);
    }
  }

  /** At least one of two atoms holds; kept with the smaller atom first. */
  record Or(Atom first, Atom second) implements Clue {
    /**
     * @throws IllegalArgumentException if the atoms are the same
     */
    public Or {
      different(first, second);
      if (first.compareTo(second) > 0) {
        Atom smaller = second;
        second = first;
        first = smaller;
      }
    }

    @Override
    public Form form() {
      return Form.OR;
    }

    @Override
    public String proposition() {
      return first.proposition() + " or " + second.proposition();
    }

    @Override
    public boolean holds(int[] matching) {
      return first.holds(matching) || second.holds(matching);
    }
  }

  /** If the first atom holds, so does the second. */
  record If(Atom first, Atom second) implements Clue {
    /**
     * @throws IllegalArgumentException if the atoms are the same
     */
    public If {
      different(first, second);
    }

    @Override
    public Form form() {
      return Form.IF;
    }

    @Override
    public String proposition() {
      return first.proposition() + " implies " + second.proposition();
    }

    @Override
    public boolean holds(int[] matching) {
      return !first.holds(matching) || second.holds(matching);
    }
  }

  /** The targets of two things are of the same kind, or of different kinds; smaller thing first. */
  record Rel(int first, int second, boolean same) implements Clue {
    /**
     * @throws IllegalArgumentException if the things are the same
     */
    public Rel {
      if (first == second) {
        throw new IllegalArgumentException(
            "Cannot compare the kind of thing %d with its own: name two things".formatted(first));
      }
      if (first > second) {
        int smaller = second;
        second = first;
        first = smaller;
      }
    }

    @Override
    public Form form() {
      return Form.REL;
    }

    @Override
    public String proposition() {
      return "kind(%d) %s kind(%d)".formatted(first, same ? "=" : "≠", second);
    }

    @Override
    public boolean holds(int[] matching) {
      return same == (kind(matching[first]) == kind(matching[second]));
    }
  }

  private static void different(Atom first, Atom second) {
    if (first.equals(second)) {
      throw new IllegalArgumentException(
          "Cannot join %s with itself: a clue names two different atoms".formatted(first));
    }
  }
}
