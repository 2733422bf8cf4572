package dev.seedcensus.engine.value;

/** JavaScript's {@code String(value)}. */
public final class JsText {

  private JsText() {}

  /**
   * The text of a value: of an array its items joined by commas, of an object {@code [object
   * Object]}.
   */
  public static String of(Value value) {
    if (value instanceof Text text) {
      return text.value();
    }
    if (value instanceof Num number) {
      return number.text();
    }
    if (value instanceof Bool bool) {
      return String.valueOf(bool.value());
    }
    if (value instanceof Arr array) {
      return joined(array);
    }
    if (value instanceof Obj) {
      return "[object Object]";
    }
    return value.isUndefined() ? "undefined" : "null";
  }

  /** A number as JavaScript prints it, {@code NaN} and {@code Infinity} included. */
  public static String ofNumber(double number) {
    if (Double.isFinite(number)) {
      return CanonicalJson.numberText(number);
    }
    return Double.isNaN(number) ? "NaN" : number > 0 ? "Infinity" : "-Infinity";
  }

  private static String joined(Arr array) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < array.length(); i++) {
      if (i > 0) {
        out.append(',');
      }
      Value item = array.at(i);
      if (!item.isUndefined() && item != Null.NULL) {
        out.append(of(item));
      }
    }
    return out.toString();
  }
}
