package dev.seedcensus.engine.label;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Shape;
import dev.seedcensus.engine.value.Value;

/** Matches an object or array whose value at each key matches; the record has a record per key. */
final class ObjectQuery extends Query {

  private final Shape shape;
  private final Query[] fields;
  private final boolean exact;

  /**
   * Creates the query.
   *
   * @param shape its keys
   * @param fields a query per key of the shape
   * @param exact whether the label may have no further keys
   */
  ObjectQuery(Shape shape, Query[] fields, boolean exact) {
    this.shape = shape;
    this.fields = fields;
    this.exact = exact;
  }

  @Override
  public boolean matches(Value label) {
    if (!admits(label)) {
      return false;
    }
    for (int i = 0; i < fields.length; i++) {
      if (!fields[i].matches(label.get(shape.key(i)))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Value match(Value label) {
    if (!admits(label)) {
      return null;
    }
    Value[] records = new Value[fields.length];
    for (int i = 0; i < fields.length; i++) {
      records[i] = fields[i].match(label.get(shape.key(i)));
      if (records[i] == null) {
        return null;
      }
    }
    return Obj.ofShape(shape, records);
  }

  @Override
  public boolean canThrow() {
    return ArrayQuery.anyThrows(fields);
  }

  @Override
  Foresight foreseeParts(Recipe recipe) {
    if (exact || !recipe.makesObject()) {
      return Foresight.DEPENDS;
    }
    Foresight all = Foresight.ALWAYS;
    for (int i = 0; i < fields.length; i++) {
      Recipe field = recipe.field(shape.key(i));
      all = all.and(field == null ? Foresight.DEPENDS : fields[i].foresee(field));
    }
    return all;
  }

  private boolean admits(Value label) {
    if (label instanceof Obj object) {
      return !exact || keysAreKnown(object);
    }
    return label instanceof Arr array && (!exact || indexesAreKnown(array));
  }

  private boolean keysAreKnown(Obj object) {
    for (int i = 0; i < object.size(); i++) {
      if (!object.at(i).isUndefined() && shape.indexOf(object.shape().key(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  private boolean indexesAreKnown(Arr array) {
    for (int i = 0; i < array.length(); i++) {
      if (shape.indexOf(Integer.toString(i)) < 0) {
        return false;
      }
    }
    return true;
  }
}
