package dev.seedcensus.engine.label;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/** Matches an array of the same length, item by item; the record is the array of their records. */
final class ArrayQuery extends Query {

  private final Query[] items;

  ArrayQuery(List<Query> items) {
    this.items = items.toArray(new Query[0]);
  }

  @Override
  public boolean matches(Value label) {
    if (!(label instanceof Arr array) || array.length() != items.length) {
      return false;
    }
    for (int i = 0; i < items.length; i++) {
      if (!items[i].matches(array.at(i))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Value match(Value label) {
    if (!(label instanceof Arr array) || array.length() != items.length) {
      return null;
    }
    Value[] records = new Value[items.length];
    for (int i = 0; i < items.length; i++) {
      records[i] = items[i].match(array.at(i));
      if (records[i] == null) {
        return null;
      }
    }
    return Arr.of(records);
  }

  @Override
  public boolean canThrow() {
    return anyThrows(items);
  }

  static boolean anyThrows(Query[] queries) {
    for (Query query : queries) {
      if (query.canThrow()) {
        return true;
      }
    }
    return false;
  }
}
