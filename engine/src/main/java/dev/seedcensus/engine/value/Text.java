package dev.seedcensus.engine.value;

import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** A string of UTF-16 code units, which may hold lone surrogates. */
public final class Text extends Value {

  public static final Text EMPTY = new Text("");

  private final String value;

  /**
   * The text as JSON, once it has been printed; the texts of a grammar are printed again and again.
   */
  private byte[] json;

  private Text(String value) {
    this.value = Objects.requireNonNull(value);
  }

  public static Text of(String value) {
    return value.isEmpty() ? EMPTY : new Text(value);
  }

  public String value() {
    return value;
  }

  @Override
  public int extent() {
    return sum(1, value.length());
  }

  /** The UTF-8 bytes of the text as canonical JSON, in quotes; not to be written to. */
  byte[] json() {
    byte[] known = json;
    if (known == null) {
      known = CanonicalJson.quoted(value).getBytes(StandardCharsets.UTF_8);
      json = known;
    }
    return known;
  }

  @Override
  public boolean truthy() {
    return !value.isEmpty();
  }

  @Override
  public Value get(String key) {
    if (key.equals("length")) {
      return Num.of(value.length());
    }
    int index = arrayIndex(key);
    return index >= 0 && index < value.length()
        ? Text.of(value.substring(index, index + 1))
        : Undefined.UNDEFINED;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Text t && t.value.equals(value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }
}
