package dev.seedcensus.engine.rulepush;

import java.util.Arrays;
import java.util.Optional;

/** What a rule can say of a noun beside what it turns into. */
public enum Property {
  /** Moved by the player. */
  YOU(0),
  /** Lets nothing into its cell. */
  STOP(1),
  /** Moves on when something enters its cell. */
  PUSH(2),
  /** Wins when YOU is in its cell. */
  WIN(3),
  /** Removes YOU. */
  DEFEAT(4),
  /** Vanishes together with another object of its cell. */
  SINK(5),
  /** Removes MELT. */
  HOT(6),
  MELT(7),
  /** Vanishes together with SHUT. */
  OPEN(8),
  SHUT(9);

  private final int place;

  Property(int place) {
    this.place = place;
  }

  /** The property's bit in a set of properties. */
  public int bit() {
    return 1 << place;
  }

  /** The property of a word, if it is one's. */
  public static Optional<Property> of(String word) {
    return Arrays.stream(values()).filter(property -> property.name().equals(word)).findFirst();
  }
}
