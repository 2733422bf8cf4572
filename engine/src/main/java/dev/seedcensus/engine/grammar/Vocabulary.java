package dev.seedcensus.engine.grammar;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The special keys that labels of one side of a rule may have, and what each takes. */
enum Vocabulary {
  QUERY("a query", "queries") {
    @Override
    Map<String, Argument> keys() {
      Map<String, Argument> keys = new LinkedHashMap<>();
      keys.put("$equals", Argument.LABEL);
      keys.put("$contains", Argument.LABEL);
      keys.put("$not", Argument.LABEL);
      keys.put("$and", Argument.LABELS);
      keys.put("$or", Argument.LABELS);
      keys.put("$find", Argument.LABEL);
      keys.put("$test", Argument.FUNCTION);
      return keys;
    }
  },
  RECIPE("a recipe", "recipes") {
    @Override
    Map<String, Argument> keys() {
      Map<String, Argument> keys = new LinkedHashMap<>();
      keys.put("$eval", Argument.EXPRESSIONS);
      keys.put("$extend", Argument.LABELS);
      keys.put("$assign", Argument.LABELS);
      keys.put("$merge", Argument.LABELS);
      return keys;
    }
  };

  /** What a special key takes. */
  enum Argument {
    LABEL,
    LABELS,
    FUNCTION,
    EXPRESSIONS
  }

  private final String one;
  private final String many;
  private final Map<String, Argument> arguments;

  Vocabulary(String one, String many) {
    this.one = one;
    this.many = many;
    this.arguments = Collections.unmodifiableMap(keys());
  }

  abstract Map<String, Argument> keys();

  /** A label of this side, with its article. */
  String one() {
    return one;
  }

  String many() {
    return many;
  }

  Set<String> names() {
    return arguments.keySet();
  }

  Argument argument(String name) {
    return arguments.get(name);
  }

  /** The clause about a special key that labels of this side do not have. */
  String unknown(String name) {
    Vocabulary other = this == QUERY ? RECIPE : QUERY;
    if (other.names().contains(name)) {
      return name
          + " belongs in "
          + other.one
          + ", not in "
          + one
          + "; the keys for "
          + many
          + " are "
          + Wording.list(names());
    }
    return one + " has no key " + Wording.quote(name) + "; " + NearestName.remedy(name, names());
  }
}
