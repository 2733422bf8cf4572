package dev.seedcensus.engine.rulepush.play;

import java.util.List;

/** Why an object vanished. */
public enum Removal {
  /** It sank, or something sank with it. */
  SINK(0),
  /** It was MELT beside HOT. */
  MELT(1),
  /** It was YOU beside DEFEAT. */
  DEFEAT(2),
  /** It was OPEN or SHUT beside the other. */
  OPEN(3),
  /** A further mechanic took it away. */
  MECHANIC(4);

  private static final List<Removal> ALL = List.of(values());

  private final int number;

  Removal(int number) {
    this.number = number;
  }

  /** Its number in a journal. */
  public int number() {
    return number;
  }

  /** The reason of a number. */
  public static Removal numbered(int number) {
    return ALL.get(number);
  }
}
