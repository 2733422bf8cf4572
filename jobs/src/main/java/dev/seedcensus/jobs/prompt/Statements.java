package dev.seedcensus.jobs.prompt;

import java.util.ArrayList;
import java.util.List;

/**
 * SQL text cut into statements at the semicolons outside quotes and comments.
 *
 * @param whole the statements that a semicolon ends, without it
 * @param rest what follows the last of them; blank where nothing but comments does
 */
record Statements(List<String> whole, String rest) {

  private static final String QUOTES = "'\"`";

  Statements {
    whole = List.copyOf(whole);
  }

  static Statements of(String text) {
    List<String> whole = new ArrayList<>();
    StringBuilder statement = new StringBuilder();
    boolean blank = true;
    int at = 0;
    while (at < text.length()) {
      int end = tokenEnd(text, at);
      char first = text.charAt(at);
      if (first == ';') {
        if (!blank) {
          whole.add(statement.toString().strip());
        }
        statement.setLength(0);
        blank = true;
      } else {
        statement.append(text, at, end);
        blank &= Character.isWhitespace(first) || isComment(text.substring(at, end));
      }
      at = end;
    }
    return new Statements(whole, blank ? "" : statement.toString().strip());
  }

  /** Whether nothing is left waiting for its semicolon. */
  boolean complete() {
    return rest.isEmpty();
  }

  /** A comment that is not closed goes on in the next line, and so does its statement. */
  private static boolean isComment(String token) {
    return token.startsWith("--")
        || (token.startsWith("/*") && token.endsWith("*/") && token.length() > 3);
  }

  /** Where the quoted text, comment or single character ends that begins here. */
  private static int tokenEnd(String text, int at) {
    if (text.startsWith("--", at)) {
      return orEnd(text.indexOf('\n', at), text);
    }
    if (text.startsWith("/*", at)) {
      int close = text.indexOf("*/", at + 2);
      return close < 0 ? text.length() : close + 2;
    }
    char quote = text.charAt(at);
    return QUOTES.indexOf(quote) < 0 ? at + 1 : quotedEnd(text, at, quote);
  }

  private static int quotedEnd(String text, int at, char quote) {
    int next = at + 1;
    while (next < text.length() && text.charAt(next) != quote) {
      // In Spark a backslash keeps a quote from ending a text, not one from ending a name.
      next += text.charAt(next) == '\\' && quote != '`' ? 2 : 1;
    }
    return Math.min(next + 1, text.length());
  }

  private static int orEnd(int index, String text) {
    return index < 0 ? text.length() : index;
  }
}
