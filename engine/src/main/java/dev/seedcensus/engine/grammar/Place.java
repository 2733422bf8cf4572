package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.message.Wording;

/**
 * Where in a grammar file a value stands, so that a message can say it.
 *
 * @param owner the file, and the stage and rule where there are any
 * @param path the way from there to the value, for example {@code rhs.edge[2].v}; empty for the
 *     owner itself
 */
record Place(String owner, String path) {

  static Place file(String source) {
    return new Place(source, "");
  }

  Place stage(int index, String name) {
    return new Place(owner + ", stage " + numbered(index, name), "");
  }

  Place rule(int index, String name) {
    return new Place(owner + ", rule " + numbered(index, name), "");
  }

  Place override(String path) {
    return new Place(owner + ", override " + Wording.quote(path), "");
  }

  Place field(String name) {
    if (!Ids.isId(name.replace("$", ""))) {
      return new Place(owner, path + "[" + Wording.quote(name) + "]");
    }
    return new Place(owner, path.isEmpty() ? name : path + "." + name);
  }

  Place item(int index) {
    return new Place(owner, path + "[" + index + "]");
  }

  /**
   * The exception to throw for a mistake at this place.
   *
   * @param clause what is wrong and what to do about it, without a full stop
   */
  GrammarException mistake(String clause) {
    String stop = clause.endsWith("?") ? "" : ".";
    return new GrammarException(
        (path.isEmpty() ? owner : owner + ", " + path) + ": " + clause + stop);
  }

  private static String numbered(int index, String name) {
    return name == null || name.isEmpty() ? "#" + index : Wording.quote(name) + " (#" + index + ")";
  }
}
