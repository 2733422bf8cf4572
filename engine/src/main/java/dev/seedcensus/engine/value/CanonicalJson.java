package dev.seedcensus.engine.value;

import java.util.function.Predicate;
import org.mozilla.javascript.ScriptRuntime;

/**
 * Writes values as compact JSON with object keys sorted by code unit, so that equal values give
 * equal texts.
 *
 * <p>Keys that hold undefined are left out; undefined elsewhere, and a number that is not finite,
 * is {@code null}. Strings and numbers look as JavaScript's {@code JSON.stringify} prints them:
 * {@code 0.1}, {@code 1}, {@code 1e+21}, -0 as {@code 0}; {@code \b \t \n \f \r} short, other
 * control characters and lone surrogates as four lower-case hexadecimal digits, everything else
 * raw.
 */
public final class CanonicalJson {

  /** Every key is printed. */
  public static final CanonicalJson FULL = new CanonicalJson(key -> true);

  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private final Predicate<String> keeps;

  private CanonicalJson(Predicate<String> keeps) {
    this.keeps = keeps;
  }

  /** A writer that leaves out, at every depth, the keys for which the predicate does not hold. */
  public static CanonicalJson keeping(Predicate<String> keeps) {
    return new CanonicalJson(keeps);
  }

  public String write(Value value) {
    Utf8 out = new Utf8();
    append(value, out);
    return out.toString();
  }

  /** Appends a value's text. */
  public void append(Value value, Utf8 out) {
    if (value instanceof Text text) {
      out.append(text.json());
    } else if (value instanceof Num number) {
      out.appendAscii(Double.isFinite(number.value()) ? number.text() : "null");
    } else if (value instanceof Bool bool) {
      out.appendAscii(bool.value() ? "true" : "false");
    } else if (value instanceof Obj object) {
      appendObject(object, out);
    } else if (value instanceof Arr array) {
      out.append('[');
      for (int i = 0; i < array.length(); i++) {
        if (i > 0) {
          out.append(',');
        }
        append(array.at(i), out);
      }
      out.append(']');
    } else {
      out.appendAscii("null");
    }
  }

  /** Whether this writer prints what stands at a key. */
  boolean keeps(String key) {
    return keeps.test(key);
  }

  private void appendObject(Obj object, Utf8 out) {
    out.append('{');
    Shape.PrintPlan plan = object.shape().printPlan(this);
    boolean first = true;
    for (int rank = 0; rank < plan.size(); rank++) {
      Value value = object.at(plan.position(rank));
      if (value.isUndefined()) {
        continue;
      }
      if (!first) {
        out.append(',');
      }
      first = false;
      out.append(plan.name(rank));
      append(value, out);
    }
    out.append('}');
  }

  /** A number as JavaScript's {@code String(number)} prints it. */
  public static String numberText(double number) {
    long whole = (long) number;
    if (whole == number && Math.abs(whole) < 1L << 53) {
      return Long.toString(whole);
    }
    if (Math.abs(number) == Double.MIN_VALUE) {
      // The one number that the library prints with a digit too many: 4.9e-324.
      return number > 0 ? "5e-324" : "-5e-324";
    }
    return ScriptRuntime.numberToString(number, 10);
  }

  /** A string in quotes. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2);
    appendString(text, out);
    return out.toString();
  }

  /** Appends a string in quotes. */
  public static void appendString(String text, StringBuilder out) {
    out.append('"');
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < 0x20) {
        appendControl(c, out);
      } else if (!Character.isSurrogate(c)) {
        out.append(c);
      } else if (Character.isHighSurrogate(c)
          && i + 1 < length
          && Character.isLowSurrogate(text.charAt(i + 1))) {
        out.append(c).append(text.charAt(++i));
      } else {
        appendEscape(c, out);
      }
    }
    out.append('"');
  }

  private static void appendControl(char c, StringBuilder out) {
    switch (c) {
      case '\b' -> out.append("\\b");
      case '\t' -> out.append("\\t");
      case '\n' -> out.append("\\n");
      case '\f' -> out.append("\\f");
      case '\r' -> out.append("\\r");
      default -> appendEscape(c, out);
    }
  }

  private static void appendEscape(char c, StringBuilder out) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX[(c >> shift) & 15]);
    }
  }
}
