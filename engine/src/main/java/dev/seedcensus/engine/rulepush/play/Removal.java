package dev.seedcensus.engine.rulepush.play;

/** Why an object vanished. */
public enum Removal {
  /** It sank, or something sank with it. */
  SINK,
  /** It was MELT beside HOT. */
  MELT,
  /** It was YOU beside DEFEAT. */
  DEFEAT,
  /** It was OPEN or SHUT beside the other. */
  OPEN,
  /** A further mechanic took it away. */
  MECHANIC
}
