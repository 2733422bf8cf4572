package dev.seedcensus.engine.rulepush;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * An object as a level has it: a thing, whose text is its noun, or a word.
 *
 * @param id tells the level's objects apart and orders them: where their order counts, the smaller
 *     id comes first
 * @param word whether it is a word
 * @param text the noun or word in capitals
 * @param x column, from 0 at the left
 * @param y row, from 0 at the top
 * @param fields values of dynamic fields that differ from the field's usual one
 */
public record Piece(int id, boolean word, String text, int x, int y, Map<String, Integer> fields) {

  /** The word between the two sides of a rule. */
  public static final String IS = "IS";

  private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_-]{0,31}");

  /**
   * @throws IllegalArgumentException if the text cannot be a noun or word, or the id is negative
   */
  public Piece {
    fields = Map.copyOf(fields);
    if (id < 0) {
      throw new IllegalArgumentException("Object %d: an id is a whole number from 0".formatted(id));
    }
    if (!NAME.matcher(text).matches()) {
      throw new IllegalArgumentException(
          "Object %d is named '%s': a name is a letter and up to 31 letters, digits, - and _"
              .formatted(id, text.length() <= 40 ? text : text.substring(0, 40) + "…"));
    }
    if (!word && (text.equals(IS) || Property.of(text).isPresent())) {
      throw new IllegalArgumentException(
          "Object %d is a thing named %s, which can only be a word".formatted(id, text));
    }
  }

  /** A thing of a noun. */
  public static Piece thing(int id, String noun, int x, int y) {
    return new Piece(id, false, noun, x, y, Map.of());
  }

  /** A word. */
  public static Piece word(int id, String text, int x, int y) {
    return new Piece(id, true, text, x, y, Map.of());
  }

  /** This object elsewhere. */
  public Piece at(int column, int row) {
    return new Piece(id, word, text, column, row, fields);
  }
}
