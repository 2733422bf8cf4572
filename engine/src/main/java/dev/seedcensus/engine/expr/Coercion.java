package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.CanonicalJson;
import dev.seedcensus.engine.value.Null;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import org.mozilla.javascript.ScriptRuntime;

/**
 * JavaScript's conversions and comparisons of values that are no objects. Those that would have to
 * convert an object, or compare its identity, throw {@link Op.Bail}.
 */
final class Coercion {

  /** What comparing with something that is not a number gives. */
  static final int UNORDERED = 2;

  /** What makes another base of a 0 before it. */
  private static final String PREFIXES = "xXoObB";

  private static final int[] POWERS = {
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000
  };

  private Coercion() {}

  static double toNumber(Value value) {
    if (value instanceof Num number) {
      return number.value();
    }
    if (value instanceof Text text) {
      return toNumber(text.value());
    }
    if (value instanceof Bool bool) {
      return bool.value() ? 1 : 0;
    }
    if (value instanceof Null) {
      return 0;
    }
    if (value instanceof Undefined) {
      return Double.NaN;
    }
    throw new Op.Bail();
  }

  /**
   * A text as a number. Outside of a script the library reads {@code 0x1f} and its like as scripts
   * once did, {@code 0x1f.5} as 31 and {@code 0b11} not at all, so those are left to the
   * interpreter.
   */
  private static double toNumber(String text) {
    for (int i = text.indexOf('0'); i >= 0 && i + 1 < text.length(); i = text.indexOf('0', i + 1)) {
      if (PREFIXES.indexOf(text.charAt(i + 1)) >= 0) {
        throw new Op.Bail();
      }
    }
    return ScriptRuntime.toNumber(text);
  }

  static String toText(Value value) {
    if (value instanceof Text text) {
      return text.value();
    }
    if (value instanceof Num number) {
      return numberText(number.value());
    }
    if (isObject(value)) {
      throw new Op.Bail();
    }
    return value instanceof Undefined ? "undefined" : value.toString();
  }

  /** {@code String(number)}, where CanonicalJson knows finite numbers only. */
  static String numberText(double number) {
    if (Double.isNaN(number)) {
      return "NaN";
    }
    if (Double.isInfinite(number)) {
      return number > 0 ? "Infinity" : "-Infinity";
    }
    return CanonicalJson.numberText(number);
  }

  static Value add(Value left, Value right) {
    if (isObject(left) || isObject(right)) {
      throw new Op.Bail();
    }
    return left instanceof Text || right instanceof Text
        ? Text.of(toText(left).concat(toText(right)))
        : Num.of(toNumber(left) + toNumber(right));
  }

  /** Negative, 0 or positive as left is below, equal to or above right; or {@link #UNORDERED}. */
  static int compare(Value left, Value right) {
    if (left instanceof Text a && right instanceof Text b) {
      return Integer.signum(a.value().compareTo(b.value()));
    }
    return compare(toNumber(left), toNumber(right));
  }

  static int compare(double left, double right) {
    if (left < right) {
      return -1;
    }
    if (left > right) {
      return 1;
    }
    return left == right ? 0 : UNORDERED;
  }

  /** Compares two positive integers as texts of decimal digits. */
  static int compareAsText(int left, int right) {
    int leftDigits = digits(left);
    int rightDigits = digits(right);
    int longer = Math.max(leftDigits, rightDigits);
    long a = (long) left * POWERS[longer - leftDigits];
    long b = (long) right * POWERS[longer - rightDigits];
    int order = Long.compare(a, b);
    return order != 0 ? order : Integer.compare(leftDigits, rightDigits);
  }

  private static int digits(int number) {
    int digits = 1;
    while (digits < POWERS.length && number >= POWERS[digits]) {
      digits++;
    }
    return digits;
  }

  static boolean strictlyEqual(Value left, Value right) {
    if (left instanceof Num a && right instanceof Num b) {
      return a.value() == b.value();
    }
    if (left instanceof Text a && right instanceof Text b) {
      return a.value().equals(b.value());
    }
    if (isObject(left) && isObject(right)) {
      throw new Op.Bail();
    }
    // All others are one instance per value.
    return left == right;
  }

  static boolean looselyEqual(Value left, Value right) {
    boolean leftMissing = isNullish(left);
    boolean rightMissing = isNullish(right);
    if (leftMissing || rightMissing) {
      return leftMissing && rightMissing;
    }
    if (left.getClass() == right.getClass()) {
      return strictlyEqual(left, right);
    }
    return toNumber(left) == toNumber(right);
  }

  static boolean isNullish(Value value) {
    return value == Undefined.UNDEFINED || value == Null.NULL;
  }

  static boolean isObject(Value value) {
    return value instanceof Obj || value instanceof Arr;
  }
}
