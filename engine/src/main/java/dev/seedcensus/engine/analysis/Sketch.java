package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is known of a label before any site is: all of it, some fields, or nothing. */
sealed interface Sketch {

  /** A label of which nothing is known. */
  static Sketch unknown() {
    return new Fields(null, Map.of(), true);
  }

  /** A label that is the same at every site. */
  record Known(Value value) implements Sketch {}

  /**
   * An object, or anything where no field is known and others may be.
   *
   * @param matched a query that it is known to match, or null
   * @param fields what is known, by key
   * @param open whether it may have further keys
   */
  record Fields(Value matched, Map<String, Sketch> fields, boolean open) implements Sketch {}

  /** A text with the number of an iteration, whichever it is, between two known texts. */
  record Numbered(String prefix, String suffix) implements Sketch {

    boolean mayBe(String text) {
      return text.length() >= prefix.length() + suffix.length()
          && text.startsWith(prefix)
          && text.endsWith(suffix);
    }
  }

  /** The label is absent. */
  static Sketch absent() {
    return new Known(Undefined.UNDEFINED);
  }

  /** What is known of a field. */
  default Sketch field(String key) {
    if (this instanceof Known known) {
      return new Known(known.value().get(key));
    }
    if (this instanceof Numbered) {
      return absent();
    }
    Fields object = (Fields) this;
    Sketch absent = object.open() ? unknown() : absent();
    return object.fields().getOrDefault(key, absent);
  }

  /** This label with another written over it, key by key. */
  default Sketch overwritten(Sketch by) {
    Fields below = asFields();
    Fields above = by.asFields();
    if (above.open()) {
      return unknown();
    }
    Map<String, Sketch> fields = new LinkedHashMap<>(below.fields());
    fields.putAll(above.fields());
    return new Fields(null, fields, below.open());
  }

  private Fields asFields() {
    if (this instanceof Fields fields) {
      return fields;
    }
    Value value = this instanceof Known known ? known.value() : Undefined.UNDEFINED;
    Map<String, Sketch> fields = new LinkedHashMap<>();
    if (value instanceof Obj object) {
      object.shape().keys().forEach(key -> fields.put(key, new Known(object.get(key))));
    }
    return new Fields(null, fields, false);
  }
}
