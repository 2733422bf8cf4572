package dev.seedcensus.engine.value;

/** A truth value. */
public final class Bool extends Value {

  public static final Bool TRUE = new Bool(true);
  public static final Bool FALSE = new Bool(false);

  private final boolean value;

  private Bool(boolean value) {
    this.value = value;
  }

  public static Bool of(boolean value) {
    return value ? TRUE : FALSE;
  }

  public boolean value() {
    return value;
  }

  @Override
  public boolean truthy() {
    return value;
  }

  @Override
  public Value get(String key) {
    return Undefined.UNDEFINED;
  }
}
