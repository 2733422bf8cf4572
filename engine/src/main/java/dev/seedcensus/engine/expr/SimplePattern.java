package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;

/**
 * An anchored pattern of literal text, followed by nothing or by anything: {@code ^abc$}, {@code
 * ^(.+)$}, {@code ^(room_.*)$}, {@code ^room_(.*)$}. Matched without the engine.
 */
final class SimplePattern {

  private static final String SPECIAL = "\\^$.*+?()[]{}|";

  private enum Group {
    NONE,
    WHOLE,
    REST
  }

  private final String prefix;
  private final boolean hasRest;
  private final int leastRest;
  private final Group group;

  private SimplePattern(String prefix, boolean hasRest, int leastRest, Group group) {
    this.prefix = prefix;
    this.hasRest = hasRest;
    this.leastRest = leastRest;
    this.group = group;
  }

  /** The pattern, or null where it is not that simple. */
  static SimplePattern of(String pattern) {
    if (pattern.length() < 2 || !pattern.startsWith("^") || !pattern.endsWith("$")) {
      return null;
    }
    String body = pattern.substring(1, pattern.length() - 1);
    Group group = Group.NONE;
    if (body.startsWith("(") && body.endsWith(")")) {
      body = body.substring(1, body.length() - 1);
      group = Group.WHOLE;
    } else if (body.endsWith("(.*)") || body.endsWith("(.+)")) {
      int open = body.length() - 4;
      body = body.substring(0, open) + body.substring(open + 1, open + 3);
      group = Group.REST;
    }
    boolean star = body.endsWith(".*");
    boolean plus = body.endsWith(".+");
    String prefix = star || plus ? body.substring(0, body.length() - 2) : body;
    boolean literal = prefix.chars().noneMatch(c -> SPECIAL.indexOf(c) >= 0);
    return literal ? new SimplePattern(prefix, star || plus, plus ? 1 : 0, group) : null;
  }

  boolean finds(String subject) {
    int rest = subject.length() - prefix.length();
    if (!hasRest) {
      return rest == 0 && subject.equals(prefix);
    }
    return rest >= leastRest && subject.startsWith(prefix) && isOneLine(subject);
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
