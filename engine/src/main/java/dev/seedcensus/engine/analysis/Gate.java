package dev.seedcensus.engine.analysis;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * What an edge asks of a player: facts, all of them, an amount of evidence, and one of each of some
 * lists of gates.
 *
 * <p>The one meaning of the {@code prereq} of edges, for all analyses. Written as a label, a gate
 * is an object with any of
 *
 * <ul>
 *   <li>{@code pairId: X}: a key of pair X has been entered;
 *   <li>{@code traversed: X}: an edge with {@code edgeId} X has been walked;
 *   <li>{@code visited: X}: a node with {@code nodeId} X has been entered;
 *   <li>{@code evidence: n}: the nodes entered so far, each counted once, carry at least n in
 *       total;
 *   <li>{@code all: [gate, …]}, {@code any: [gate, …]}: all of these gates, or at least one of
 *       them;
 * </ul>
 *
 * and asks for everything that it lists; an empty one asks for nothing. A {@code prereq} that is
 * absent, null, false, 0 or an empty text is no gate at all. Names are texts or numbers, a number
 * standing for how it prints. A gate of another form (an unknown flavour, a name that is a list)
 * never opens, and is reported with its {@link #problem}; where it stands in an {@code any}, the
 * others still may.
 *
 * <p>Every gate is monotone: once open, it stays open. Asking costs time proportional to the gate's
 * length.
 */
public final class Gate {

  private final int[] facts;
  private final double evidence;
  private final Gate[][] choices;
  private final boolean locked;
  private final String problem;

  /**
   * Creates a gate.
   *
   * @param facts all asked for
   * @param evidence asked for; 0 for none
   * @param choices of each list, one gate must be open
   * @param locked whether it names a pair, at any depth
   * @param problem what is wrong with it, or null
   */
  Gate(int[] facts, double evidence, Gate[][] choices, boolean locked, String problem) {
    this.facts = facts;
    this.evidence = evidence;
    this.choices = choices;
    this.locked = locked;
    this.problem = problem;
  }

  /** Whether a player who knows these facts may pass. */
  public boolean isOpen(Facts known) {
    if (isMalformed()) {
      return false;
    }
    for (int fact : facts) {
      if (!known.has(fact)) {
        return false;
      }
    }
    return (evidence <= 0 || known.evidence() >= evidence)
        && (choices.length == 0 || choicesAreOpen(known));
  }

  private boolean choicesAreOpen(Facts known) {
    for (Gate[] choice : choices) {
      if (!anyIsOpen(choice, known)) {
        return false;
      }
    }
    return true;
  }

  private static boolean anyIsOpen(Gate[] gates, Facts known) {
    for (Gate gate : gates) {
      if (gate.isOpen(known)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it never opens, whatever its alternatives say. */
  boolean isMalformed() {
    return problem != null;
  }

  /** Whether the gate makes its edge a lock: it names a pair, at any depth. */
  public boolean isLock() {
    return locked;
  }

  /**
   * Why the gate is malformed, as a clause; null where it is well-formed. Malformed alternatives of
   * an {@code any} count.
   */
  public String problem() {
    if (problem != null) {
      return problem;
    }
    return Arrays.stream(choices)
        .flatMap(Arrays::stream)
        .map(Gate::problem)
        .filter(clause -> clause != null)
        .findFirst()
        .orElse(null);
  }

  /** Passes on all facts that it names, at any depth, some perhaps twice; evidence is no fact. */
  void forEachFact(IntConsumer action) {
    for (int fact : facts) {
      action.accept(fact);
    }
    for (Gate[] choice : choices) {
      for (Gate gate : choice) {
        gate.forEachFact(action);
      }
    }
  }

  /** Whether it asks for evidence, at any depth. */
  boolean asksForEvidence() {
    return evidence > 0
        || Arrays.stream(choices).flatMap(Arrays::stream).anyMatch(Gate::asksForEvidence);
  }

  int[] facts() {
    return facts;
  }

  double evidence() {
    return evidence;
  }

  Gate[][] choices() {
    return choices;
  }
}
