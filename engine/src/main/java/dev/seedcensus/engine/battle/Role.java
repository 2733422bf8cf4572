package dev.seedcensus.engine.battle;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The part that a consequence plays: the roll it belongs to and where its edge leads. */
public enum Role {
  ATTACK_STALEMATE(Action.ATTACK, Destination.NORMAL),
  ATTACK_ADVANTAGE(Action.ATTACK, Destination.ADVANTAGE),
  ATTACK_VICTORY(Action.ATTACK, Destination.VICTORY),
  ATTACK_DEATH(Action.ATTACK, Destination.DEATH),
  DEFEND_STALEMATE(Action.DEFEND, Destination.NORMAL),
  DEFEND_ADVANTAGE(Action.DEFEND, Destination.ADVANTAGE),
  DEFEND_VICTORY(Action.DEFEND, Destination.VICTORY),
  DEFEND_DEATH(Action.DEFEND, Destination.DEATH);

  /** Where the edge of a consequence leads while both sides still stand. */
  enum Destination {
    NORMAL,
    ADVANTAGE,
    VICTORY,
    DEATH
  }

  private final Action action;
  private final Destination destination;

  Role(Action action, Destination destination) {
    this.action = action;
    this.destination = destination;
  }

  /** The action whose dice can bring it about. */
  public Action action() {
    return action;
  }

  Destination destination() {
    return destination;
  }

  /** The four roles of one roll, in table order; none for a retreat. */
  static List<Role> of(Action action) {
    return Arrays.stream(values()).filter(role -> role.action == action).toList();
  }

  /** The name on the edge, such as {@code attack-stalemate}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
