package dev.seedcensus.engine.analysis;

/**
 * What the {@code type} of a node's label says about the node; types without a meaning here are
 * {@link #OTHER}.
 */
public enum NodeType {
  START(Role.PLACE),
  WIN(Role.PLACE, true),
  ROOM(Role.PLACE),
  DEAD_END(Role.PLACE),
  POTION(Role.PLACE),
  SCENE(Role.PLACE),
  CHOICE(Role.MINIGAME),
  RANDOM(Role.MINIGAME),
  DEATH(Role.MINIGAME, true),
  PUZZLE_INTRO(Role.MINIGAME),
  DISTRACTOR(Role.MINIGAME),
  KEY(Role.KEY),
  SECRET(Role.KEY),
  SUSPECT(Role.NONE),
  LOSS(Role.NONE, true),
  VERDICT(Role.NONE, true),
  OTHER(Role.NONE);

  private enum Role {
    PLACE,
    MINIGAME,
    KEY,
    NONE
  }

  private final Role role;
  private final boolean ending;

  NodeType(Role role) {
    this(role, false);
  }

  NodeType(Role role, boolean ending) {
    this.role = role;
    this.ending = ending;
  }

  /** Whether a player would call it a place: start, win, rooms, dead ends, potions, scenes. */
  public boolean isPlace() {
    return role == Role.PLACE;
  }

  /** Whether it belongs to the inside of a battle or a puzzle. */
  public boolean isMinigame() {
    return role == Role.MINIGAME;
  }

  /** Whether it is a key, if it has a {@code pairId}: keys, and the secrets of a mystery. */
  public boolean isKey() {
    return role == Role.KEY;
  }

  /** Whether the game is over there: win, death, loss, verdict. */
  public boolean isEnding() {
    return ending;
  }

  /** The meaning of a label's {@code type}; null stands for a label without one. */
  static NodeType of(String type) {
    if (type == null) {
      return OTHER;
    }
    return switch (type) {
      case "start" -> START;
      case "win" -> WIN;
      case "room" -> ROOM;
      case "dead_end" -> DEAD_END;
      case "potion" -> POTION;
      case "scene" -> SCENE;
      case "choice" -> CHOICE;
      case "random" -> RANDOM;
      case "death" -> DEATH;
      case "puzzle_intro" -> PUZZLE_INTRO;
      case "distractor" -> DISTRACTOR;
      case "key" -> KEY;
      case "secret" -> SECRET;
      case "suspect" -> SUSPECT;
      case "loss" -> LOSS;
      case "verdict" -> VERDICT;
      default -> OTHER;
    };
  }
}
