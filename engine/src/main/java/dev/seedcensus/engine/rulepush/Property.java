package dev.seedcensus.engine.rulepush;

import java.util.Arrays;
import java.util.Optional;

/** What a rule can say of a noun beside what it turns into. */
public enum Property {
  /** Moved by the player. */
  YOU,
  /** Lets nothing into its cell. */
  STOP,
  /** Moves on when something enters its cell. */
  PUSH,
  /** Wins when YOU is in its cell. */
  WIN,
  /** Removes YOU. */
  DEFEAT,
  /** Vanishes together with another object of its cell. */
  SINK,
  /** Removes MELT. */
  HOT,
  MELT,
  /** Vanishes together with SHUT. */
  OPEN,
  SHUT;

  /** The property's bit in a set of properties. */
  public int bit() {
    return 1 << ordinal();
  }

  /** The property of a word, if it is one's. */
  public static Optional<Property> of(String word) {
    return Arrays.stream(values()).filter(property -> property.name().equals(word)).findFirst();
  }
}
