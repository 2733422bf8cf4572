package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/**
 * An anchored pattern of literal text, followed by nothing or by anything: {@code ^abc$}, {@code
 * ^(.+)$}, {@code ^(room_.*)$}, {@code ^room_(.*)$}, {@code ^[\s\S]+$}. Matched without the engine.
 */
final class SimplePattern {

  private static final String SPECIAL = "\\^$.*+?()[]{}|";

  private enum Group {
    NONE,
    WHOLE,
    REST
  }

  /**
   * Anything at the end of a pattern.
   *
   * @param text how it is written
   * @param least how many characters it takes at least
   * @param lines whether it runs over the ends of lines
   */
  private record Rest(String text, int least, boolean lines) {

    static final Rest NOTHING = new Rest("", 0, false);

    /** Longer texts first, where one ends in another. */
    private static final List<Rest> KNOWN =
        List.of(
            new Rest("[\\s\\S]*", 0, true),
            new Rest("[\\s\\S]+", 1, true),
            new Rest(".*", 0, false),
            new Rest(".+", 1, false));

    static Rest of(String body) {
      return KNOWN.stream().filter(rest -> body.endsWith(rest.text)).findFirst().orElse(NOTHING);
    }
  }

  private final String prefix;
  private final Rest rest;
  private final Group group;

  private SimplePattern(String prefix, Rest rest, Group group) {
    this.prefix = prefix;
    this.rest = rest;
    this.group = group;
  }

  /** The pattern, or null where it is not that simple. */
  static SimplePattern of(String pattern) {
    if (pattern.length() < 2 || !pattern.startsWith("^") || !pattern.endsWith("$")) {
      return null;
    }
    String body = pattern.substring(1, pattern.length() - 1);
    if (body.startsWith("(") && body.endsWith(")")) {
      return ifLiteral(body.substring(1, body.length() - 1), Group.WHOLE);
    }
    int open = body.lastIndexOf('(');
    if (open > 0 && body.endsWith(")")) {
      String inside = body.substring(open + 1, body.length() - 1);
      return Rest.of(inside).text().equals(inside)
          ? ifLiteral(body.substring(0, open) + inside, Group.REST)
          : null;
    }
    return ifLiteral(body, Group.NONE);
  }

  private static SimplePattern ifLiteral(String body, Group group) {
    Rest rest = Rest.of(body);
    String prefix = body.substring(0, body.length() - rest.text().length());
    boolean literal = prefix.chars().noneMatch(c -> SPECIAL.indexOf(c) >= 0);
    return literal ? new SimplePattern(prefix, rest, group) : null;
  }

  boolean finds(String subject) {
    if (rest.text().isEmpty()) {
      return subject.equals(prefix);
    }
    return subject.length() - prefix.length() >= rest.least()
        && subject.startsWith(prefix)
        && (rest.lines() || isOneLine(subject));
  }

  Value exec(String subject) {
    if (!finds(subject)) {
      return Undefined.UNDEFINED;
    }
    Text whole = Text.of(subject);
    return switch (group) {
      case NONE -> Arr.of(whole);
      case WHOLE -> Arr.of(whole, whole);
      case REST -> Arr.of(whole, Text.of(subject.substring(prefix.length())));
    };
  }

  private boolean isOneLine(String subject) {
    for (int i = prefix.length(); i < subject.length(); i++) {
      char c = subject.charAt(i);
      if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029') {
        return false;
      }
    }
    return true;
  }
}
