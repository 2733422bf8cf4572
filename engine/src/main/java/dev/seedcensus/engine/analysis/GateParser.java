package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.analysis.FactNames.Kind;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads gates from labels, and numbers the facts that they name. */
final class GateParser {

  private static final Gate[][] NO_CHOICES = {};

  private final FactNames names;

  /** What the conjunction that is being read asks for so far. */
  private int[] facts = new int[8];

  private int factCount;
  private double evidence;
  private final List<Gate[]> choices = new ArrayList<>();
  private boolean locked;
  private String problem;

  private boolean sawEvidence;

  GateParser(FactNames names) {
    this.names = names;
  }

  /** Forgets whether gates asked for evidence. */
  void reset() {
    sawEvidence = false;
  }

  /** Whether a gate read since {@link #reset} asks for evidence. */
  boolean sawEvidence() {
    return sawEvidence;
  }

  /** The gate that a {@code prereq} stands for; null for none. */
  Gate parse(Value prereq) {
    if (!prereq.truthy()) {
      return null;
    }
    factCount = 0;
    evidence = 0;
    choices.clear();
    locked = false;
    problem = null;
    conjoin(prereq);
    return new Gate(
        Arrays.copyOf(facts, factCount),
        evidence,
        choices.isEmpty() ? NO_CHOICES : choices.toArray(NO_CHOICES),
        locked,
        problem);
  }

  private void conjoin(Value gate) {
    if (!(gate instanceof Obj object)) {
      complain("a gate is an object, not " + gate);
      return;
    }
    for (int i = 0; i < object.size(); i++) {
      if (!object.at(i).isUndefined()) {
        conjoin(object.shape().key(i), object.at(i));
      }
    }
  }

  private void conjoin(String flavour, Value asked) {
    switch (flavour) {
      case "pairId" -> conjoinFact(Kind.PAIR, flavour, asked);
      case "traversed" -> conjoinFact(Kind.TRAVERSED, flavour, asked);
      case "visited" -> conjoinFact(Kind.VISITED, flavour, asked);
      case "evidence" -> conjoinEvidence(asked);
      case "all" -> conjoinAll(asked);
      case "any" -> conjoinAny(asked);
      default -> complain("there is no flavour of gates \"" + flavour + "\"");
    }
  }

  private void conjoinFact(Kind kind, String flavour, Value asked) {
    String name = name(asked);
    if (name == null) {
      complain(flavour + " takes a name, not " + asked);
      return;
    }
    locked |= kind == Kind.PAIR;
    if (factCount == facts.length) {
      facts = Arrays.copyOf(facts, 2 * factCount);
    }
    facts[factCount++] = names.intern(kind, name);
  }

  private void conjoinEvidence(Value asked) {
    if (asked instanceof Num number && !Double.isNaN(number.value())) {
      evidence = Math.max(evidence, number.value());
      sawEvidence |= number.value() > 0;
    } else {
      complain("evidence takes a number, not " + asked);
    }
  }

  private void conjoinAll(Value asked) {
    if (!(asked instanceof Arr gates)) {
      complain("all takes a list of gates, not " + asked);
      return;
    }
    for (int i = 0; i < gates.length(); i++) {
      conjoin(gates.at(i));
    }
  }

  private void conjoinAny(Value asked) {
    if (!(asked instanceof Arr gates)) {
      complain("any takes a list of gates, not " + asked);
      return;
    }
    Gate[] alternatives = new Gate[gates.length()];
    for (int i = 0; i < alternatives.length; i++) {
      GateParser inner = new GateParser(names);
      alternatives[i] = inner.alternative(gates.at(i));
      locked |= alternatives[i].isLock();
      sawEvidence |= inner.sawEvidence;
    }
    choices.add(alternatives);
  }

  /** Within a list, also a value that would be no gate for an edge must be an object. */
  private Gate alternative(Value gate) {
    conjoin(gate);
    return new Gate(
        Arrays.copyOf(facts, factCount), evidence, choices.toArray(NO_CHOICES), locked, problem);
  }

  private void complain(String clause) {
    if (problem == null) {
      problem = clause;
    }
  }

  /**
   * The name that a label's value gives: a text that is not empty, or a number's print; null where
   * it gives none.
   */
  static String name(Value value) {
    if (value instanceof Text text) {
      return text.value().isEmpty() ? null : text.value();
    }
    return value instanceof Num number ? number.text() : null;
  }
}
