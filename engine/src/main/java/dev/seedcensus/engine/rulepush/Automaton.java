package dev.seedcensus.engine.rulepush;

/**
 * A system that moves all things of a noun by a program, one letter a turn, over and over.
 *
 * @param id tells a level's systems apart and orders them
 * @param noun whose things are its members
 * @param program U, D, L and R to step, a full stop to stay
 */
public record Automaton(int id, String noun, String program) {

  /** The longest program. */
  public static final int LONGEST = 4096;

  /**
   * @throws IllegalArgumentException if the program is empty, too long or has another letter
   */
  public Automaton {
    if (program.isEmpty() || program.length() > LONGEST) {
      throw new IllegalArgumentException(
          "The program of automaton %d has %d letters: it must have 1 to %d"
              .formatted(id, program.length(), LONGEST));
    }
    for (int i = 0; i < program.length(); i++) {
      if ("UDLR.".indexOf(program.charAt(i)) < 0) {
        throw new IllegalArgumentException(
            "The program of automaton %d has '%s' as letter %d: it may have U, D, L, R, and . to stay"
                .formatted(id, program.charAt(i), i + 1));
      }
    }
  }
}
