package dev.seedcensus.engine.value;

/** JSON's {@code null}. */
public final class Null extends Value {

  public static final Null NULL = new Null();

  private Null() {}

  @Override
  public boolean truthy() {
    return false;
  }

  @Override
  public Value get(String key) {
    return Undefined.UNDEFINED;
  }
}
