package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.Null;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.TopLevel;
import org.mozilla.javascript.Undefined;

/** Makes JavaScript values of values: fresh objects, with which a script may do as it likes. */
final class ToScript {

  private final Scriptable scope;
  private final Scriptable objects;
  private final Scriptable arrays;

  ToScript(Scriptable scope, TopLevel library) {
    this.scope = scope;
    this.objects = library.getBuiltinPrototype(TopLevel.Builtins.Object);
    this.arrays = library.getBuiltinPrototype(TopLevel.Builtins.Array);
  }

  Object convert(Value value) {
    if (value instanceof Text text) {
      return text.value();
    }
    if (value instanceof Num number) {
      return number.value();
    }
    if (value instanceof Bool bool) {
      return bool.value();
    }
    if (value instanceof Obj object) {
      return convertObject(object);
    }
    if (value instanceof Arr array) {
      Object[] items = new Object[array.length()];
      for (int i = 0; i < items.length; i++) {
        items[i] = convert(array.at(i));
      }
      return array(items);
    }
    return value instanceof Null ? null : Undefined.instance;
  }

  private Scriptable convertObject(Obj object) {
    NativeObject converted = object();
    for (int i = 0; i < object.size(); i++) {
      Keys.put(converted, object.shape().key(i), convert(object.at(i)));
    }
    return converted;
  }

  NativeObject object() {
    NativeObject object = new NativeObject();
    object.setParentScope(scope);
    object.setPrototype(objects);
    return object;
  }

  Scriptable array(Object... items) {
    NativeArray array = new NativeArray(items);
    array.setParentScope(scope);
    array.setPrototype(arrays);
    return array;
  }

  /** An array of node ids, which are texts; undefined for null. */
  Object ids(int[] nodes) {
    if (nodes == null) {
      return Undefined.instance;
    }
    Object[] items = new Object[nodes.length];
    for (int i = 0; i < items.length; i++) {
      items[i] = Integer.toString(nodes[i]);
    }
    return array(items);
  }

  /** An array of {v, w} objects; undefined for null. */
  Object edges(int[] pairs) {
    if (pairs == null) {
      return Undefined.instance;
    }
    Object[] items = new Object[pairs.length / 2];
    for (int i = 0; i < items.length; i++) {
      NativeObject edge = object();
      edge.put("v", edge, Integer.toString(pairs[2 * i]));
      edge.put("w", edge, Integer.toString(pairs[2 * i + 1]));
      items[i] = edge;
    }
    return array(items);
  }
}
