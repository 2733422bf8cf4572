package dev.seedcensus.engine.expr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.mozilla.javascript.ScriptableObject;

/** Attacks end in an error or in a harmless value, and leave nothing behind. */
class SandboxTest {

  private static final String ENDLESS = "(() => { %s })()";

  private final ExpressionCompiler compiler =
      new ExpressionCompiler(new ExpressionLimits(100_000, 1 << 17));

  /** Work without end: the step limit stops it, or the limit of depth. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (true) {}",
        "for (;;) {}",
        "do {} while (1)",
        "label: for (;;) { continue label }",
        "try { for (;;) {} } catch (e) { return 1 }",
        "try { for (;;) {} } finally { for (;;) {} }",
        "function f() { return f() } f()",
        "function f() { return 1 + f() } f()",
        "function f() { f(); f() } f()",
        "var f = () => f(); return f()",
        "function f() { return [1].map(f) } f()",
        "function f() { return 'x'.replace(/x/, f) } f()",
        "function f() { return JSON.stringify({toJSON: f}) } f()",
        "function f() { return f.apply(null, []) } f()",
        "function f() { return f.call() } f()",
        "var o = {toString() { return o + '' }}; return o + ''",
        "var o = {get x() { return o.x }}; return o.x",
        "var o = {valueOf() { return o * 1 }}; return o * 1",
        "function* g() { for (;;) yield 1 } return [...g()]",
        "function* g() { yield* g() } return [...g()]",
        "var it = {[Symbol.iterator]() { return {next() { return {done: false}} }}}; return [...it]",
        "return [2, 1].sort(() => { for (;;) {} })",
        "return Array(1e9).fill(0)",
        "return Array.from({length: 1e9})",
        "return Array.apply(null, {length: 1e9})",
        "return new Array(4294967295).indexOf(1)",
        "return Array.prototype.map.call({length: 1e15}, x => x)",
        "return Array.prototype.includes.call({length: 1e15}, 1)",
        "var a = []; a.length = 1e9; return a.reverse()",
        "var a = []; a[4294967294] = 1; return a.join()",
        "var a = [1]; for (;;) a = a.concat(a)",
        "var a = [1]; for (;;) a = [...a, ...a]",
        "var a = [1]; for (var i = 0; i < 40; i++) a = [a, a]; return a",
        "var a = [1]; for (var i = 0; i < 40; i++) a = [a, a]; return a.flat(Infinity)",
        "var a = [1]; for (var i = 0; i < 40; i++) a = [a, a]; return JSON.stringify(a)",
        "var a = [1]; for (var i = 0; i < 40; i++) a = [a, a]; return String(a)",
        "var a = [0]; a[0] = a; return a.flat(Infinity)",
        "var o = {}; for (var i = 0; i < 40; i++) o = {a: o, b: o}; return o",
        "var s = new Set(); for (var i = 0;; i++) s.add(i)",
        "var m = new Map(); for (var i = 0;; i++) m.set(i, {})",
        "var a = [1]; a.forEach(x => a.push(x)); var s = new Set(a); s.forEach(x => s.add({}))",
        "return /(a+)+$/.test('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab')",
        "return /(.*)*x/.test('a'.repeat(60))",
        "return /.*.*.*.*x/.test('a'.repeat(20000))",
        "return ('a'.repeat(200000)).indexOf('a'.repeat(100000) + 'b')",
        "return 'a'.repeat(30000).replace(/(a|aa)+$/g, 'b')",
        "return new RegExp('(x+x+)+y').test('x'.repeat(40))",
        "return 'x'.repeat(50000).split(/()()()()()()()()()()/)",
        "return new RegExp('('.repeat(50000) + ')'.repeat(50000)).test('')",
      })
  void workIsLimited(String body) {
    assertStopped(String.format(ENDLESS, body));
  }

  /** Things without bound: the size limit stops them before they are made. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "var s = 'x'; for (;;) s += s",
        "var s = 'x'; for (;;) s = s + s",
        "var s = 'x'; for (;;) s = `${s}${s}`",
        "var s = 'x'; for (;;) s = s.concat(s)",
        "var o = {s: 'x'}; for (;;) o.s += o.s",
        "var a = ['x']; for (;;) a[0] += a[0]",
        "var o = {toString: () => 'x'.repeat(9e5)}; return '' + o + o + o",
        "var s = 'x'.repeat(1e5); var o = {toString: () => s}; return ''.concat(o, o, o, o, o, o,"
            + " o, o, o, o, o, o, o)",
        "var s = 'x'.repeat(1e5); return [s, s, s, s, s, s, s, s, s, s, s, s].join('')",
        "return 'x'.repeat(1e9)",
        "return 'x'.repeat({valueOf: () => 1e9})",
        "return 'x'.repeat(1e6).repeat(2)",
        "return 'x'.padStart(1e9)",
        "return 'x'.padEnd(1e9, 'ab')",
        "return Array(5e5).join('abc')",
        "return 'x'.repeat(2000).replace(/x/g, 'y'.repeat(2000))",
        "return 'x'.repeat(2000).replaceAll('x', 'y'.repeat(2000))",
        "return 'x'.repeat(2000).replace(/x/g, '$`$`')",
        "var s = 'y'.repeat(2000); return 'x'.repeat(2000).replace(/x/g, () => s)",
        "return 'x'.repeat(1000).split('').map(x => 'y'.repeat(10000)).join('')",
        "var o = {}; for (var i = 0; i < 140; i++) o = {a: o, b: [1, 2, 3]};"
            + " return Array(30).fill(0).map(() => JSON.stringify(o, null, 10)).join('')",
        "return JSON.parse('[' + '0,'.repeat(99999) + '0]')",
        "return encodeURIComponent('é'.repeat(3e5))",
        "var a = []; a.length = 1e9; a[Symbol.iterator] = undefined; return [...a]",
        "var s = 'x'.repeat(6e5); return [s, s]",
      })
  void sizeIsLimited(String body) {
    assertStopped(String.format(ENDLESS, body));
  }

  /** Ways out that are not there. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "Packages.java.lang.System.exit(0) | ReferenceError",
        "java.lang.Runtime.getRuntime() | ReferenceError",
        "importPackage(1) | ReferenceError",
        "JavaAdapter | ReferenceError",
        "getClass() | ReferenceError",
        "$a.label.getClass() | TypeError",
        "$$graph.getClass() | TypeError",
        "$$graph.nodes.getClass() | TypeError",
        "[].map.constructor('return 1')() | TypeError",
        "(() => 1).constructor('return 1')() | TypeError",
        "({}).constructor.constructor('return this')() | TypeError",
        "Function('return 1')() | TypeError",
        "new Function('return 1') | TypeError",
        "Object.getPrototypeOf(function*(){}).constructor('yield 1')().next() | TypeError",
        "eval('1') | ReferenceError",
        "(0, eval)('1') | ReferenceError",
        "Date.now() | ReferenceError",
        "new Date() | ReferenceError",
        "Math.random() | TypeError",
        "setTimeout(1) | ReferenceError",
        "require('fs') | ReferenceError",
        "load('x') | ReferenceError",
        "process.exit() | ReferenceError",
        "fetch('x') | ReferenceError",
        "new Proxy({}, {}) | ReferenceError",
        "Reflect.ownKeys({}) | ReferenceError",
        "new Promise(x => x) | ReferenceError",
        "new WeakMap() | ReferenceError",
        "new ArrayBuffer(1e9) | ReferenceError",
        "new Uint8Array(1e9) | ReferenceError",
        "BigInt(1) | ReferenceError",
        "Symbol.for('x') | TypeError",
        "Continuation | ReferenceError",
        "new Script() | ReferenceError",
        "With | ReferenceError",
        "Iterator([1]) | ReferenceError",
        "uneval({}) | ReferenceError",
        "globalThis.global.x | TypeError",
        "({}).__defineGetter__('x', x => x) | TypeError",
        "Error.captureStackTrace({}) | TypeError",
        "/x/.compile('y') | TypeError",
        "Array.prototype.push(1) | TypeError",
        "Array.prototype.sort() | TypeError",
        "Array.prototype.x = 1 | sealed",
        "Array.prototype[0] = 1 | sealed",
        "Array.prototype.length = 9 | sealed",
        "Array.prototype.map = 1 | sealed",
        "delete Array.prototype.map | sealed",
        "Array.prototype.map.x = 1 | sealed",
        "Array.isArray.prototype.x = 1 | TypeError",
        "Object.prototype.toString = 1 | sealed",
        "Object.prototype.constructor.y = 1 | sealed",
        "String.prototype.x = 1 | sealed",
        "(function*(){})().__proto__.x = 1 | TypeError",
        "Object.getPrototypeOf([].values()).next = 1 | sealed",
        "Object.getPrototypeOf(globalThis).x = 1 | sealed",
        "Math.x = 1 | sealed",
        "JSON.parse = 1 | sealed",
        "RegExp.prototype.lastIndex = 3 | sealed",
        "Error.prototype.message = 'x' | sealed",
        "Object.assign(Array.prototype, {x: 1}) | TypeError",
        "Object.setPrototypeOf(Array.prototype, {x: 1}) | TypeError",
        "Object.defineProperty(Array.prototype, 'x', {value: 1}) | TypeError",
        "Object.defineProperties(Math, {x: {value: 1}}) | TypeError",
        "Object.preventExtensions(Array.prototype) | TypeError",
        "Object.freeze(Math) | TypeError",
        "Object.seal(JSON) | TypeError",
        "$$graph.x = 1 | sealed",
        "$$graph.nodes.x = 1 | sealed",
        "Array.prototype.map.call({get length() { return 1e9 }}, x => x) | TypeError",
        "Array.prototype.map.call({length: {valueOf: () => 1e9}}, x => x) | TypeError",
        "[].concat({length: 1e9, [Symbol.isConcatSpreadable]: true}) | TypeError",
        "(r => { r.exec = () => ({length: 1e9}); return 'x'.replace(r, '') })(/x/) | TypeError",
        "Object.prototype.valueOf.call(undefined) | TypeError",
      })
  void waysOutAreClosed(String source, String kind) {
    String message = message(source);
    assertTrue(message.contains(" throws "), message);
    assertTrue(message.contains(kind), message);
  }

  /** What one evaluation does is not there in the next one, in this thread or another. */
  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "implicit = 3 | typeof implicit | 'undefined'",
        "this.y = 1 | typeof y | 'undefined'",
        "(function () { return this })().y = 1 | typeof y | 'undefined'",
        "globalThis.y = 1 | typeof y | 'undefined'",
        "(0, [].concat)().y = 1 | typeof y | 'undefined'",
        "Array = 5 | Array.isArray([]) | true",
        "Object.keys = () => 'mine' | Object.keys({a: 1})[0] | 'a'",
        "undefined = 5 | undefined === void 0 | true",
        "'ab'.match(/(a)/) && RegExp.$1 | RegExp.$1 | ''",
        "RegExp.input = 'leak' | RegExp.input | ''",
        "(r => r.test('a') && r.lastIndex)(/a/g) | /a/g.lastIndex | 0",
        "Error.stackTraceLimit = 1 | typeof Error.stackTraceLimit | 'undefined'",
        "Object.defineProperty(this, 'z', {value: 1}) && 1 | typeof z | 'undefined'",
        "$a.label.type = 'changed' | $a.label.type | 'room'",
        "$a.label.tags.push('z') | $a.label.tags.length | 2",
        "$a.label = 1 | $a.label.type | 'room'",
        "$a = 1 | $a.label.type | 'room'",
        "$$iter = 7 | $$iter | 4",
        "$a.match.type.length = 0 | $a.match.type.length | 2",
        "$$graph.node('2').type = 'x' | $$graph.node('2').type | 'room'",
        "$$graph.nodes().length = 0 | $$graph.nodes().length | 4",
      })
  void nothingIsLeftBehind(String first, String then, String expected) throws Exception {
    TestScope scope = TestScope.recorded();
    try {
      compiler.compile(first, TestScope.ELEMENTS, false).evaluate(scope);
    } catch (ExpressionException e) {
      assertTrue(
          e.getMessage().matches(".*(sealed|Cannot change a built-in object).*"), e.getMessage());
    }
    Expression probe = compiler.compile(then, TestScope.ELEMENTS, false);
    assertEquals(TestScope.json(expected), probe.evaluate(scope));
    Thread other = new Thread(() -> assertEquals(TestScope.json(expected), probe.evaluate(scope)));
    Throwable[] failure = {null};
    other.setUncaughtExceptionHandler((thread, e) -> failure[0] = e);
    other.start();
    other.join();
    assertEquals(null, failure[0]);
  }

  /** The hidden function that charges for texts cannot be hidden in turn. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "this['+charge'] = x => x",
        "Object.defineProperty(this, '+charge', {value: x => x})",
        "Object.assign(globalThis, {'+charge': x => x})",
        "delete this['+charge']"
      })
  void chargesCannotBeEvaded(String attack) {
    assertStopped("(function () { " + attack + "; var s = 'x'; for (;;) s += s }).call(this)");
  }

  @Test
  void theWithStatementIsNotThere() {
    ExpressionException e =
        assertThrows(
            ExpressionException.class,
            () ->
                compiler.compile("(function () { with ({}) { return 1 } })()", TestScope.ELEMENTS));
    assertEquals("line 1: it uses the with statement, which is not available", e.getMessage());
  }

  @Test
  void libraryStaysAsItIs() {
    Sandbox sandbox =
        new Sandbox(new SandboxContext.Factory(ExpressionLimits.defaults()), new Allowance());
    Map<String, Object> before = sandbox.run(() -> "", SandboxTest::library);
    for (String attack :
        new String[] {
          "try { Object.getPrototypeOf(globalThis).x = 1 } catch (e) {}",
          "try { Array.prototype.push(1) } catch (e) {}",
          "try { Array.prototype.map.call([1], x => x).y = 1 } catch (e) {}",
          "for (let f of [Array, Object, String, Map, Set, RegExp, Number, Error, TypeError,"
              + " Symbol, Boolean, Function, parseInt]) { try { f.x = 1 } catch (e) {}"
              + " try { f.prototype.x = 1 } catch (e) {} try { f.prototype = {} } catch (e) {}"
              + " try { f.prototype.constructor = 1 } catch (e) {}"
              + " try { Object.getOwnPropertyNames(f.prototype).forEach(n => { try {"
              + " f.prototype[n].prototype.x = 1 } catch (e) {} }) } catch (e) {} }",
        }) {
      String script = "(function () { " + attack + " })()";
      new InterpretedExpression(
              script,
              ScriptCompiler.compile(
                  ParsedExpression.parse(script),
                  new SandboxContext.Factory(ExpressionLimits.defaults())),
              TestScope.ELEMENTS,
              Usage.of(ParsedExpression.parse(script).expression(), TestScope.ELEMENTS),
              ThreadLocal.withInitial(() -> sandbox))
          .evaluate(TestScope.recorded());
    }
    assertEquals(before, sandbox.run(() -> "", SandboxTest::library));
  }

  /** Everything that can be reached from the library, by a path to it: identities and state. */
  private static Map<String, Object> library(Sandbox.Run run) {
    Map<String, Object> state = new TreeMap<>();
    IdentityHashMap<Object, String> names = new IdentityHashMap<>();
    Deque<ScriptableObject> open = new ArrayDeque<>();
    ScriptableObject root = (ScriptableObject) run.scope().getPrototype();
    names.put(root, "root");
    open.add(root);
    while (!open.isEmpty()) {
      ScriptableObject object = open.pop();
      String name = names.get(object);
      state.put(name, object.isSealed() + "," + object.isExtensible() + "," + object.size());
      assertTrue(object.isSealed(), name);
      int i = 0;
      for (Object next : Library.reachable(object)) {
        String path = name + "." + i++;
        if (names.putIfAbsent(next, path) == null) {
          open.add((ScriptableObject) next);
        }
        state.put(path + " is", names.get(next));
      }
    }
    assertTrue(state.size() > 500, "only " + state.size() + " facts about the library");
    return state;
  }

  private void assertStopped(String source) {
    String message = message(source);
    assertTrue(
        message.contains(" takes more than 100000 steps")
            || message.contains(" makes more than 131072 characters, items and keys")
            || message.contains(" recurses too deep"),
        message);
  }

  private String message(String source) {
    Expression expression = compiler.compile(source, TestScope.ELEMENTS);
    return assertThrows(
            ExpressionException.class, () -> expression.evaluate(TestScope.recorded()), source)
        .getMessage();
  }
}
