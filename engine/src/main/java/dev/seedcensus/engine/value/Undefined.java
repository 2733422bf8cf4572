package dev.seedcensus.engine.value;

/** JavaScript's {@code undefined}: an absent label, or a key that counts as absent. */
public final class Undefined extends Value {

  public static final Undefined UNDEFINED = new Undefined();

  private Undefined() {}

  @Override
  public boolean truthy() {
    return false;
  }

  @Override
  public Value get(String key) {
    return this;
  }
}
