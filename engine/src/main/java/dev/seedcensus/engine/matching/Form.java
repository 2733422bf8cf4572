package dev.seedcensus.engine.matching;

import dev.seedcensus.engine.message.NearestName;
import java.util.Arrays;
import java.util.List;

/** The forms a clue can have, in pool order. */
public enum Form {
  /** An atom holds. */
  POS,
  /** An atom does not hold. */
  NEG,
  /** At least one of two atoms holds. */
  OR,
  /** One atom implies another. */
  IF,
  /** The targets of two things are of different kinds, or of the same kind. */
  REL;

  /**
   * The form of a name.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name
   */
  public static Form named(String name) {
    List<String> names = Arrays.stream(values()).map(Form::name).toList();
    if (!names.contains(name)) {
      throw new IllegalArgumentException(
          "Cannot use clues of form \"%s\": there is none of that name; %s"
              .formatted(name, NearestName.remedy(name, names)));
    }
    return valueOf(name);
  }
}
