package dev.seedcensus.engine.value;

/** A number: always a double, as in JavaScript. */
public final class Num extends Value {

  private static final int SMALL = 256;
  private static final Num[] SMALL_NUMBERS = new Num[SMALL];

  static {
    for (int i = 0; i < SMALL; i++) {
      SMALL_NUMBERS[i] = new Num(i);
    }
  }

  private final double value;

  /** What {@link #text} gave; a constant of a grammar is printed again and again. */
  private String text;

  private Num(double value) {
    this.value = value;
  }

  public static Num of(double value) {
    int small = (int) value;
    boolean plain =
        small == value && small >= 0 && small < SMALL && Double.doubleToRawLongBits(value) >= 0;
    return plain ? SMALL_NUMBERS[small] : new Num(value);
  }

  public double value() {
    return value;
  }

  /** The number as JavaScript's {@code String(number)} prints it. */
  public String text() {
    String known = text;
    if (known == null) {
      known = JsText.ofNumber(value);
      text = known;
    }
    return known;
  }

  @Override
  public boolean truthy() {
    return value != 0 && !Double.isNaN(value);
  }

  @Override
  public Value get(String key) {
    return Undefined.UNDEFINED;
  }

  /** Same number by JavaScript's {@code ===}, except that NaN equals itself. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Num n
        && (n.value == value || (Double.isNaN(value) && Double.isNaN(n.value)));
  }

  @Override
  public int hashCode() {
    return Double.hashCode(value == 0 ? 0 : value);
  }
}
