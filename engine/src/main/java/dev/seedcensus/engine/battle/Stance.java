package dev.seedcensus.engine.battle;

import java.util.Locale;

/** Where in a battle the player has a choice. */
public enum Stance {
  NORMAL,
  ADVANTAGE;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
