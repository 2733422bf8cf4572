package dev.seedcensus.engine.matching;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * All clues about n things and n targets, in one fixed order.
 *
 * <p>Forms come in the order of {@link Form}. Inside a form clues are ordered by their first atom,
 * then their second, atoms by thing and then target; REL has all clues of different kinds before
 * those of the same kind. With all forms there are n²(3n² + 1)/2 + n(n − 1) of them. Immutable.
 */
public final class CluePool {

  private final int n;
  private final Set<Form> forms;
  private final List<Clue> clues;

  /**
   * @param n things, from 2 to 12
   * @param forms the forms to include
   * @throws IllegalArgumentException if n is out of range
   */
  public CluePool(int n, Set<Form> forms) {
    Matchings.checkSize(n);
    this.n = n;
    this.forms = forms.isEmpty() ? Set.of() : Set.copyOf(forms);
    List<Clue> all = new ArrayList<>();
    for (Form form : Form.values()) {
      if (forms.contains(form)) {
        add(form, all);
      }
    }
    clues = List.copyOf(all);
  }

  /** The pool of all forms. */
  public static CluePool of(int n) {
    return new CluePool(n, EnumSet.allOf(Form.class));
  }

  private void add(Form form, List<Clue> to) {
    List<Atom> atoms = atoms();
    switch (form) {
      case POS -> atoms.forEach(atom -> to.add(new Clue.Pos(atom)));
      case NEG -> atoms.forEach(atom -> to.add(new Clue.Neg(atom)));
      case OR -> addOr(atoms, to);
      case IF -> addIf(atoms, to);
      case REL -> {
        addRel(false, to);
        addRel(true, to);
      }
    }
  }

  private List<Atom> atoms() {
    List<Atom> atoms = new ArrayList<>();
    for (int s = 0; s < n; s++) {
      for (int t = 0; t < n; t++) {
        atoms.add(new Atom(s, t));
      }
    }
    return atoms;
  }

  private static void addOr(List<Atom> atoms, List<Clue> to) {
    for (int i = 0; i < atoms.size(); i++) {
      for (int j = i + 1; j < atoms.size(); j++) {
        to.add(new Clue.Or(atoms.get(i), atoms.get(j)));
      }
    }
  }

  private static void addIf(List<Atom> atoms, List<Clue> to) {
    for (Atom first : atoms) {
      for (Atom second : atoms) {
        if (!first.equals(second)) {
          to.add(new Clue.If(first, second));
        }
      }
    }
  }

  private void addRel(boolean same, List<Clue> to) {
    for (int first = 0; first < n; first++) {
      for (int second = first + 1; second < n; second++) {
        to.add(new Clue.Rel(first, second, same));
      }
    }
  }

  /** The number of things, and of targets. */
  public int n() {
    return n;
  }

  public Set<Form> forms() {
    return forms;
  }

  public int size() {
    return clues.size();
  }

  public Clue clue(int index) {
    return clues.get(index);
  }

  /** All clues in pool order. */
  public List<Clue> clues() {
    return clues;
  }

  @Override
  public String toString() {
    return "%d clues of forms %s about %d things".formatted(size(), forms, n);
  }
}
