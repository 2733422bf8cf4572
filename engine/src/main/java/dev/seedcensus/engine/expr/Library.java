package dev.seedcensus.engine.expr;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.mozilla.javascript.BaseFunction;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.EcmaError;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.ScriptRuntime;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.mozilla.javascript.Symbol;
import org.mozilla.javascript.SymbolKey;
import org.mozilla.javascript.TopLevel;

/**
 * Builds the global scope that the evaluations of one thread share: what {@link Allowed} names,
 * behind its guards, and sealed, so that nothing an expression does to it lasts.
 */
final class Library {

  private static final String ITERATOR = "iterator";

  /** Objects of the library that no name leads to; these scripts do. */
  private static final List<String> NAMELESS =
      List.of(
          "[].values()",
          "''[Symbol.iterator]()",
          "new Map().values()",
          "new Set().values()",
          "'a'.matchAll(/a/g)",
          "(function*(){})()");

  private static final List<SymbolKey> SYMBOLS =
      List.of(
          SymbolKey.ITERATOR,
          SymbolKey.TO_STRING_TAG,
          SymbolKey.SPECIES,
          SymbolKey.HAS_INSTANCE,
          SymbolKey.IS_CONCAT_SPREADABLE,
          SymbolKey.IS_REGEXP,
          SymbolKey.TO_PRIMITIVE,
          SymbolKey.MATCH,
          SymbolKey.MATCH_ALL,
          SymbolKey.REPLACE,
          SymbolKey.SEARCH,
          SymbolKey.SPLIT,
          SymbolKey.UNSCOPABLES);

  private final Context cx;
  private final Allowed allowed = new Allowed();
  private final TopLevel scope = new TopLevel();
  private final Set<Scriptable> restricted = Collections.newSetFromMap(new IdentityHashMap<>());

  private Library(Context cx) {
    this.cx = cx;
  }

  /** A new sealed library. */
  static TopLevel create(Context cx) {
    Library library = new Library(cx);
    cx.initSafeStandardObjects(library.scope, false);
    List<ScriptableObject> nameless = library.nameless();
    library.restrict(nameless);
    library.seal(nameless);
    return library.scope;
  }

  private void restrict(List<ScriptableObject> nameless) {
    Scriptable functions = ScriptableObject.getClassPrototype(scope, "Function");
    for (Object id : scope.getAllIds()) {
      if (scope.get(id.toString(), scope) instanceof ScriptableObject member
          && allowed.guard("", id.toString()) != null) {
        restrictMember(id.toString(), member);
      }
    }
    nameless.forEach(object -> restrict(ITERATOR, object));
    restrict("", scope);
    scope.put("Function", scope, new Forbidden(cx, scope, functions));
  }

  private void restrictMember(String name, ScriptableObject member) {
    boolean error = name.endsWith("Error");
    restrict(error ? "Boolean" : name, member);
    if (member instanceof Function
        && member.get("prototype", member) instanceof ScriptableObject prototype) {
      restrict((error ? "Error" : name) + ".prototype", prototype);
    }
  }

  /** Prototypes of iterators and generators, and of generator functions. */
  private List<ScriptableObject> nameless() {
    List<ScriptableObject> found = new ArrayList<>();
    Scriptable objects = ScriptableObject.getObjectPrototype(scope);
    for (String script : NAMELESS) {
      Scriptable object =
          ((Scriptable) cx.evaluateString(scope, script, "library", 1, null)).getPrototype();
      while (object instanceof ScriptableObject prototype && object != objects) {
        found.add(prototype);
        object = object.getPrototype();
      }
    }
    Scriptable functions = ScriptableObject.getFunctionPrototype(scope);
    Scriptable generator =
        (Scriptable) cx.evaluateString(scope, "(function*(){})", "library", 1, null);
    while (generator.getPrototype() instanceof ScriptableObject prototype
        && prototype != functions) {
      found.add(prototype);
      generator = prototype;
    }
    return found;
  }

  private void restrict(String holder, ScriptableObject object) {
    if (!restricted.add(object)) {
      return;
    }
    for (Object id : object.getAllIds()) {
      restrict(holder, object, id.toString());
    }
    for (SymbolKey symbol : SYMBOLS) {
      restrict(holder, object, symbol);
    }
  }

  private void restrict(String holder, ScriptableObject object, String name) {
    Guard guard = allowed.guard(holder, name);
    if (guard == null) {
      object.delete(name);
    } else if (value(object, name, 0) instanceof BaseFunction function
        && isGuarded(holder, name, function)) {
      object.put(name, object, new GuardedFunction(cx, scope, function, guard));
    }
  }

  private void restrict(String holder, ScriptableObject object, SymbolKey symbol) {
    if (!object.has(symbol, object)) {
      return;
    }
    Guard guard = allowed.guard(holder, "@" + symbol.getName());
    if (guard == null) {
      object.delete(symbol);
    } else if (object.get(symbol, object) instanceof BaseFunction function) {
      object.put(symbol, object, new GuardedFunction(cx, scope, function, guard));
    }
  }

  /** Constructors stay themselves; mathematics costs nothing worth counting. */
  private static boolean isGuarded(String holder, String name, BaseFunction function) {
    boolean constructor = name.equals("constructor") || name.equals("prototype");
    boolean global = holder.isEmpty() && Character.isUpperCase(name.charAt(0));
    return !(function instanceof GuardedFunction)
        && !constructor
        && !global
        && !holder.equals("Math");
  }

  /** Seals everything that can be reached from the scope. */
  private void seal(List<ScriptableObject> nameless) {
    Deque<Object> open = new ArrayDeque<>(nameless);
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    open.add(scope);
    while (!open.isEmpty()) {
      if (open.pop() instanceof ScriptableObject object && seen.add(object)) {
        open.addAll(reachable(object));
        object.sealObject();
      }
    }
  }

  /** What a property holds, by name, or with null by index. */
  private static Object value(ScriptableObject object, String name, int index) {
    try {
      return name == null ? object.get(index, object) : object.get(name, object);
    } catch (EcmaError e) {
      // Computed from an instance, which a prototype is not.
      return null;
    }
  }

  /** The objects that an object's properties and prototype lead to in one step. */
  static List<Object> reachable(ScriptableObject object) {
    List<Object> found = new ArrayList<>();
    for (Object id : object.getAllIds()) {
      boolean number = id instanceof Number;
      String name = number ? null : id.toString();
      int index = number ? ((Number) id).intValue() : 0;
      found.add(value(object, name, index));
      found.add(object.getGetterOrSetter(name, index, object, false));
      found.add(object.getGetterOrSetter(name, index, object, true));
    }
    for (Symbol symbol : SYMBOLS) {
      found.add(object.get(symbol, object));
    }
    found.add(object.getPrototype());
    found.removeIf(value -> !(value instanceof ScriptableObject));
    return found;
  }

  /** Stands for {@code Function}: tells what is a function, makes none. */
  private static final class Forbidden extends BaseFunction {

    private static final long serialVersionUID = 1L;

    Forbidden(Context cx, Scriptable scope, Scriptable prototype) {
      ScriptRuntime.setFunctionProtoAndParent(this, cx, scope);
      setImmunePrototypeProperty(prototype);
    }

    @Override
    public String getFunctionName() {
      return "Function";
    }

    @Override
    public Object call(Context cx, Scriptable scope, Scriptable self, Object[] args) {
      throw ScriptRuntime.typeError("Functions cannot be made from text");
    }

    @Override
    public Scriptable construct(Context cx, Scriptable scope, Object[] args) {
      throw ScriptRuntime.typeError("Functions cannot be made from text");
    }
  }
}
