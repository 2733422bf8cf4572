package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.message.Wording;
import java.util.List;

/** The special keys that labels of one side of a rule may have, and what each takes. */
enum Vocabulary {
  QUERY("a query", "queries", "$and"),
  RECIPE("a recipe", "recipes", "$extend");

  /** What a special key takes. */
  enum Argument {
    LABEL,
    LABELS,
    FUNCTION,
    EXPRESSIONS
  }

  private static final List<String> QUERY_KEYS =
      List.of("$equals", "$contains", "$not", "$and", "$or", "$find", "$test");
  private static final List<String> RECIPE_KEYS = List.of("$eval", "$extend", "$assign", "$merge");

  private final String one;
  private final String many;
  private final String combiner;

  Vocabulary(String one, String many, String combiner) {
    this.one = one;
    this.many = many;
    this.combiner = combiner;
  }

  /** A label of this side, with its article. */
  String one() {
    return one;
  }

  String many() {
    return many;
  }

  /** The key that joins several labels into one. */
  String combiner() {
    return combiner;
  }

  List<String> keys() {
    return this == QUERY ? QUERY_KEYS : RECIPE_KEYS;
  }

  /** What one of the {@link #keys} takes. */
  static Argument argument(String key) {
    return switch (key) {
      case "$and", "$or", "$extend", "$assign", "$merge" -> Argument.LABELS;
      case "$test" -> Argument.FUNCTION;
      case "$eval" -> Argument.EXPRESSIONS;
      default -> Argument.LABEL;
    };
  }

  /** The clause about a special key that labels of this side do not have. */
  String unknown(String key) {
    Vocabulary other = this == QUERY ? RECIPE : QUERY;
    if (other.keys().contains(key)) {
      String misplaced = key + " belongs in " + other.one + ", not in " + one;
      return misplaced + "; the keys for " + many + " are " + Wording.list(keys());
    }
    return one + " has no key " + Wording.quote(key) + "; " + NearestName.remedy(key, keys());
  }
}
