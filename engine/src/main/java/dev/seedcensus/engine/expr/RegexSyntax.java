package dev.seedcensus.engine.expr;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Checks a pattern against the grammar of JavaScript's regular expressions without flags (with the
 * leniency that its annex B asks of browsers), and spells it so that the interpreter's engine,
 * which differs in corners, takes it as JavaScript does.
 */
final class RegexSyntax {

  /** The largest count that the engine takes. */
  private static final int MOST = 65_534;

  private final String pattern;
  private final Set<String> groupNames = new HashSet<>();
  private final Map<String, Integer> numbers;
  private final StringBuilder out = new StringBuilder();
  private int at;
  private int looking;

  private RegexSyntax(String pattern) {
    this.pattern = pattern;
    this.numbers = namedGroups(pattern);
  }

  /**
   * The pattern as the engine needs it.
   *
   * @throws ExpressionException if it is no regular expression
   */
  static String checked(String pattern) {
    RegexSyntax syntax = new RegexSyntax(pattern);
    syntax.disjunction();
    if (syntax.at < pattern.length()) {
      throw syntax.wrong("unmatched ')'");
    }
    return syntax.out.toString();
  }

  /** The number of each named group: a reference may stand before it. */
  private static Map<String, Integer> namedGroups(String pattern) {
    Map<String, Integer> numbers = new HashMap<>();
    int groups = 0;
    boolean inClass = false;
    for (int i = 0; i < pattern.length(); i++) {
      switch (pattern.charAt(i)) {
        case '\\' -> i++;
        case '[' -> inClass = true;
        case ']' -> inClass = false;
        case '(' -> {
          boolean named = pattern.startsWith("?<", i + 1) && !looksBehind(pattern, i);
          if (!inClass && (named || !pattern.startsWith("?", i + 1))) {
            groups++;
          }
          if (!inClass && named) {
            int end = pattern.indexOf('>', i);
            numbers.putIfAbsent(pattern.substring(i + 3, end < 0 ? i + 3 : end), groups);
          }
        }
        default -> {
          // Stands for itself.
        }
      }
    }
    return numbers;
  }

  private static boolean looksBehind(String pattern, int at) {
    return pattern.startsWith("(?<=", at) || pattern.startsWith("(?<!", at);
  }

  private void disjunction() {
    edge();
    while (at < pattern.length() && pattern.charAt(at) != ')') {
      if (looksAt("|")) {
        edge();
        copy(1, false);
        edge();
      } else {
        term();
      }
    }
    edge();
  }

  /**
   * An end of an alternative. In a look ahead or behind, the engine takes an alternative for failed
   * that ends in nothing, and rules alternatives out by the next character where it should go by
   * the one before; neither with this there, which matches nothing in a way that it understands.
   * Nor does it repeat a group that begins by looking behind.
   */
  private void edge() {
    if (looking > 0 || looksBehind(pattern, at)) {
      out.append("[^]{0}");
    }
  }

  private void term() {
    boolean quantifiable =
        switch (pattern.charAt(at)) {
          case '^', '$' -> copy(1, false);
          case '\\' -> escape();
          case '(' -> group();
          case '[' -> characterClass();
          case '*', '+', '?' -> throw wrong("nothing to repeat");
          case '{' -> {
            if (quantifierEnd() > 0) {
              throw wrong("nothing to repeat");
            }
            yield copy(1, true);
          }
          default -> copy(1, true);
        };
    quantifier(quantifiable);
  }

  private boolean copy(int length, boolean quantifiable) {
    out.append(pattern, at, at + length);
    at += length;
    return quantifiable;
  }

  private boolean take(char c) {
    if (at < pattern.length() && pattern.charAt(at) == c) {
      copy(1, false);
      return true;
    }
    return false;
  }

  private boolean looksAt(String text) {
    return pattern.startsWith(text, at);
  }

  private void quantifier(boolean allowed) {
    boolean simple = at < pattern.length() && "*+?".indexOf(pattern.charAt(at)) >= 0;
    int end = quantifierEnd();
    if (!simple && end < 0) {
      return;
    }
    if (!allowed) {
      throw wrong("nothing to repeat");
    }
    if (simple) {
      copy(1, true);
    } else {
      bounds(end);
    }
    take('?');
  }

  /** Where a quantifier in braces ends that begins here, or -1 where none does. */
  private int quantifierEnd() {
    if (!looksAt("{")) {
      return -1;
    }
    int i = digitsEnd(at + 1);
    if (i == at + 1) {
      return -1;
    }
    if (i < pattern.length() && pattern.charAt(i) == ',') {
      i = digitsEnd(i + 1);
    }
    return i < pattern.length() && pattern.charAt(i) == '}' ? i + 1 : -1;
  }

  private int digitsEnd(int from) {
    int i = from;
    while (i < pattern.length() && pattern.charAt(i) >= '0' && pattern.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  private void bounds(int end) {
    String[] bounds = pattern.substring(at + 1, end - 1).split(",", -1);
    double least = Double.parseDouble(bounds[0]);
    boolean open = bounds.length > 1 && bounds[1].isEmpty();
    double most = open ? Double.POSITIVE_INFINITY : Double.parseDouble(bounds[bounds.length - 1]);
    if (least > most) {
      throw wrong("numbers out of order in {} quantifier");
    }
    out.append('{').append((int) Math.min(least, MOST));
    if (most > MOST) {
      out.append(',');
    } else if (bounds.length > 1) {
      out.append(',').append((int) most);
    }
    out.append('}');
    at = end;
  }

  private boolean group() {
    int start = at;
    boolean behind = looksBehind(pattern, at);
    boolean looks = behind || looksAt("(?=") || looksAt("(?!");
    if (looksAt("(?:") || looksAt("(?=") || looksAt("(?!")) {
      copy(3, true);
    } else if (behind) {
      copy(4, true);
    } else if (looksAt("(?<")) {
      namedGroup();
    } else if (looksAt("(?")) {
      throw wrong("invalid group");
    } else {
      copy(1, true);
    }
    looking += looks ? 1 : 0;
    disjunction();
    looking -= looks ? 1 : 0;
    if (!take(')')) {
      at = start;
      throw wrong("unterminated group");
    }
    return !behind;
  }

  /** The engine gets groups without names: it does not know those of groups in groups. */
  private void namedGroup() {
    at += 3;
    if (!groupNames.add(name())) {
      throw wrong("two groups have one name");
    }
    out.append('(');
  }

  private void namedReference() {
    at += 3;
    Integer number = numbers.get(name());
    if (number == null) {
      throw wrong("no group has this name");
    }
    // In a group of its own, so that no digit after it becomes part of the number.
    out.append("(?:\\").append(number).append(')');
  }

  /** Reads a group's name and the bracket that ends it. */
  private String name() {
    int end = pattern.indexOf('>', at);
    String name = end < 0 ? "" : pattern.substring(at, end);
    boolean valid = !name.isEmpty() && isNameStart(name.codePointAt(0));
    if (!valid || !name.codePoints().allMatch(RegexSyntax::isNamePart)) {
      throw wrong("invalid group name");
    }
    at += name.length() + 1;
    return name;
  }

  private static boolean isNameStart(int c) {
    return c == '$' || c == '_' || Character.isUnicodeIdentifierStart(c);
  }

  private static boolean isNamePart(int c) {
    return c == '$' || c == 0x200c || c == 0x200d || isUnicodePart(c);
  }

  private static boolean isUnicodePart(int c) {
    return Character.isUnicodeIdentifierPart(c) && !Character.isIdentifierIgnorable(c);
  }

  /** An escape outside a class; whether it can be repeated. */
  private boolean escape() {
    if (at + 1 >= pattern.length()) {
      throw wrong("\\ at end of pattern");
    }
    char c = pattern.charAt(at + 1);
    if (c == 'k' && !numbers.isEmpty()) {
      if (!looksAt("\\k<")) {
        throw wrong("invalid named reference");
      }
      namedReference();
      return true;
    }
    if (c == 'p' || c == 'P') {
      return literal(c);
    }
    return copy(2, c != 'b' && c != 'B');
  }

  /** Without the unicode flag, an escaped p is a p. */
  private boolean literal(char c) {
    out.append(c);
    at += 2;
    return true;
  }

  private boolean characterClass() {
    int start = at;
    copy(1, true);
    take('^');
    int from = -1;
    boolean range = false;
    while (!looksAt("]")) {
      if (at >= pattern.length()) {
        at = start;
        throw wrong("unterminated character class");
      }
      int atom = classAtom();
      if (range && from >= 0 && atom >= 0 && from > atom) {
        throw wrong("range out of order in character class");
      }
      boolean begins = !range && looksAt("-") && !pattern.startsWith("-]", at);
      if (begins) {
        copy(1, true);
      }
      from = atom;
      range = begins;
    }
    return copy(1, true);
  }

  /** Copies one member of a class; its code unit, or -1 where it is a set of several. */
  private int classAtom() {
    char c = pattern.charAt(at);
    if (c != '\\') {
      copy(1, true);
      return c;
    }
    if (at + 1 >= pattern.length()) {
      throw wrong("\\ at end of pattern");
    }
    char escaped = pattern.charAt(at + 1);
    return switch (escaped) {
      case 'd', 'D', 's', 'S', 'w', 'W' -> {
        copy(2, true);
        yield -1;
      }
      case 'p', 'P' -> {
        literal(escaped);
        yield escaped;
      }
      case 'c' -> control();
      case 'x' -> hexadecimal(2);
      case 'u' -> hexadecimal(4);
      default -> escaped >= '0' && escaped <= '7' ? octal() : simple(escaped);
    };
  }

  private int simple(char escaped) {
    copy(2, true);
    return switch (escaped) {
      case 'b' -> '\b';
      case 't' -> '\t';
      case 'n' -> '\n';
      case 'v' -> 0x0b;
      case 'f' -> '\f';
      case 'r' -> '\r';
      default -> escaped;
    };
  }

  /** In a class, digits and the underscore name control characters too. */
  private int control() {
    char c = at + 2 < pattern.length() ? pattern.charAt(at + 2) : ' ';
    boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (letter || (c >= '0' && c <= '9') || c == '_') {
      at += 3;
      out.append(String.format("\\x%02x", c % 32));
      return c % 32;
    }
    // The backslash stands for itself, and the c is the next member.
    out.append("\\\\");
    at += 1;
    return '\\';
  }

  private int hexadecimal(int digits) {
    int end = at + 2 + digits;
    String code = end <= pattern.length() ? pattern.substring(at + 2, end) : "";
    if (code.isEmpty() || !code.chars().allMatch(c -> Character.digit(c, 16) >= 0 && c < 128)) {
      return simple(pattern.charAt(at + 1));
    }
    copy(2 + digits, true);
    return Integer.parseInt(code, 16);
  }

  private int octal() {
    int end = at + 1;
    int value = 0;
    while (end < pattern.length() && end < at + 4) {
      int digit = pattern.charAt(end) - '0';
      if (digit < 0 || digit > 7 || value * 8 + digit > 255) {
        break;
      }
      value = value * 8 + digit;
      end++;
    }
    copy(end - at, true);
    return value;
  }

  private ExpressionException wrong(String what) {
    return new ExpressionException(
        "the regular expression "
            + Quoted.of(pattern)
            + " is not valid at character "
            + (Math.min(at, pattern.length()) + 1)
            + ": "
            + what);
  }
}
