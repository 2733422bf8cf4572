package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.Null;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Shape;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.mozilla.javascript.Callable;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/** Makes values of JavaScript values; what JSON does not know becomes undefined. */
final class FromScript {

  private static final int DEEPEST = 500;
  private static final int STEPS_PER_OBJECT = 10;
  private static final int STEPS_PER_KEY = 5;

  private final Meter meter;
  private final List<Scriptable> within = new ArrayList<>();

  FromScript(Meter meter) {
    this.meter = meter;
  }

  /**
   * The value.
   *
   * @throws LimitError if it is too deep, too big or part of itself
   */
  Value convert(Object value) {
    if (value instanceof CharSequence text) {
      meter.size(text.length());
      return Text.of(text.toString());
    }
    if (value instanceof Number number) {
      return Num.of(number.doubleValue());
    }
    if (value instanceof Boolean bool) {
      return Bool.of(bool);
    }
    if (value == null) {
      return Null.NULL;
    }
    boolean inside =
        value instanceof ScriptableObject object
            && !(object instanceof Callable)
            && !org.mozilla.javascript.Undefined.isUndefined(object);
    return inside ? convertUnboxed((ScriptableObject) value) : Undefined.UNDEFINED;
  }

  private Value convertUnboxed(ScriptableObject object) {
    Object unboxed = JsonWriter.unboxed(object);
    return unboxed == object ? convertInside(object) : convert(unboxed);
  }

  private Value convertInside(ScriptableObject object) {
    if (isPartOfItself(object)) {
      throw new LimitError("gives a value that is part of itself");
    }
    if (within.size() >= DEEPEST) {
      throw new LimitError("gives a value more than " + DEEPEST + " levels deep");
    }
    within.add(object);
    Value converted =
        object instanceof NativeArray array ? convertArray(array) : convertObject(object);
    within.remove(within.size() - 1);
    return converted;
  }

  private boolean isPartOfItself(Scriptable object) {
    for (Scriptable outer : within) {
      if (outer == object) {
        return true;
      }
    }
    return false;
  }

  private Value convertArray(NativeArray array) {
    long length = array.getLength();
    meter.steps(STEPS_PER_OBJECT + length);
    meter.size(length);
    Value[] items = new Value[(int) length];
    for (int i = 0; i < items.length; i++) {
      items[i] = convert(Keys.get(array, i));
    }
    return Arr.of(items);
  }

  private Value convertObject(ScriptableObject object) {
    Object[] ids = object.getIds();
    meter.steps(STEPS_PER_OBJECT + STEPS_PER_KEY * ids.length);
    meter.size(ids.length);
    List<String> keys = new ArrayList<>(ids.length);
    for (Object id : ids) {
      keys.add(id.toString());
    }
    Shape shape = Shape.of(keys);
    Value[] values = new Value[ids.length];
    for (int i = 0; i < ids.length; i++) {
      values[shape.indexOf(keys.get(i))] = convert(Keys.get(object, ids[i]));
    }
    return Obj.ofShape(shape, values);
  }
}
