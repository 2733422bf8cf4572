package dev.seedcensus.engine.rulepush;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a player can do in a turn: a direction, or to wait. The directions come first. */
public enum Input {
  UP(0, 'U', 0, -1),
  DOWN(1, 'D', 0, 1),
  LEFT(2, 'L', -1, 0),
  RIGHT(3, 'R', 1, 0),
  WAIT(4, '.', 0, 0);

  /** How many directions there are; their numbers lie below. */
  public static final int DIRECTIONS = 4;

  private static final List<Input> ALL = List.of(values());

  private final int number;
  private final char letter;
  private final int dx;
  private final int dy;

  Input(int number, char letter, int dx, int dy) {
    this.number = number;
    this.letter = letter;
    this.dx = dx;
    this.dy = dy;
  }

  /** The input's number; directions are 0 to 3. */
  public int number() {
    return number;
  }

  /** The input of a number. */
  public static Input numbered(int number) {
    return ALL.get(number);
  }

  /** U, D, L, R, or a full stop for {@link #WAIT}. */
  public char letter() {
    return letter;
  }

  public int dx() {
    return dx;
  }

  /** Change of the row; rows count downwards. */
  public int dy() {
    return dy;
  }

  /** The opposite direction; that of {@link #WAIT} is itself. */
  public Input opposite() {
    return switch (this) {
      case UP -> DOWN;
      case DOWN -> UP;
      case LEFT -> RIGHT;
      case RIGHT -> LEFT;
      case WAIT -> WAIT;
    };
  }

  /**
   * The inputs of a route, one letter each: U D L R in either case, and {@code .} or {@code s} for
   * a wait.
   *
   * @throws IllegalArgumentException at any other letter, naming it and its place
   */
  public static List<Input> route(String letters) {
    List<Input> inputs = new ArrayList<>();
    for (int i = 0; i < letters.length(); i++) {
      inputs.add(of(letters, i));
    }
    return List.copyOf(inputs);
  }

  private static Input of(String letters, int at) {
    char upper = letters.substring(at, at + 1).toUpperCase(Locale.ROOT).charAt(0);
    for (Input input : values()) {
      if (input.letter == upper || (input == WAIT && upper == 'S')) {
        return input;
      }
    }
    throw new IllegalArgumentException(
        "Letter %d of '%s' is '%s': a route is made of U, D, L, R, and . for a wait"
            .formatted(at + 1, shown(letters), letters.charAt(at)));
  }

  private static String shown(String letters) {
    return letters.length() <= 40 ? letters : letters.substring(0, 40) + "…";
  }

  /** The letters of a route. */
  public static String letters(List<Input> route) {
    StringBuilder letters = new StringBuilder();
    route.forEach(input -> letters.append(input.letter));
    return letters.toString();
  }
}
