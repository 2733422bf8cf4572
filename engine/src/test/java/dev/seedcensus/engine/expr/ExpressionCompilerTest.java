package dev.seedcensus.engine.expr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionCompilerTest {

  private final ExpressionCompiler compiler = new ExpressionCompiler(ExpressionLimits.defaults());

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "foo bar | line 1, column 5: missing ) in parenthetical",
        "1 + | line 1, column 4: syntax error",
        "a.b( | line 1, column 5: missing ) in parenthetical",
        "\"abc | line 1, column 1: unterminated string literal",
        "1) + (2 | line 1, column 1: it is not one expression",
        "while (true) {} | line 1, column 1: syntax error",
        "^^ | line 1, column 1: syntax error",
        "10n | line 1: it uses a BigInt, which is not available",
        "String.raw`x` | line 1: it uses a tagged template, which is not available",
        "/a(/ | line 1: SyntaxError: Unterminated parenthetical",
        "// | line 1, column 3: syntax error",
      })
  void whatDoesNotParseIsAnErrorWithItsPlace(String source, String message) {
    ExpressionException e =
        assertThrows(ExpressionException.class, () -> compile(source == null ? "" : source));
    assertEquals(message, e.getMessage());
  }

  @Test
  void placesCountLinesToo() {
    ExpressionException e =
        assertThrows(ExpressionException.class, () -> compile("1 +\n  foo bar"));
    assertEquals("line 2, column 7: missing ) in parenthetical", e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 + 1", "1 + 1 // two", "1 + 1;", " 1 + 1 ;; ", "/* a */ 1 + 1 /* b */"})
  void commentsAndSemicolonsMayFollow(String source) {
    assertEquals(Num.of(2), compile(source).evaluate(TestScope.recorded()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "$b.label.x | throws TypeError: Cannot read property \"x\" from undefined",
        "$c.label | throws ReferenceError: \"$c\" is not defined",
        "(() => { throw new RangeError('bad') })() | throws RangeError: bad",
        "(() => { throw 'no' })() | throws \"no\"",
        "(() => { throw 7 })() | throws 7",
        "(() => { throw null })() | throws null",
        "(() => { throw {} })() | throws Object",
        "(() => { throw {get message() { throw 1 }} })() | throws Object",
        "'x'.repeat(-1) | throws RangeError: Invalid count value",
        "(a => { a[0] = a; return a })([]) | gives a value that is part of itself",
        "(a => { for (let i = 0; i < 600; i++) a = [a]; return a })(1)"
            + " | gives a value more than 500 levels deep",
      })
  void whatGoesWrongIsOneClause(String source, String how) {
    String message = message(source, ExpressionLimits.defaults());
    assertEquals("the expression " + Quoted.of(source) + " " + how, message);
  }

  @Test
  void longSourcesAreAbbreviated() {
    String source = "(() => { while (true) { " + "1;".repeat(200) + " } })()";
    assertEquals(
        "the expression \"(() => { while (true) { 1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;"
            + "1;1...\" takes more than 500 steps",
        message(source, new ExpressionLimits(500, 100)));
  }

  @Test
  void limitsAreThoseGiven() {
    ExpressionLimits small = new ExpressionLimits(1_000_000, 10);
    assertEquals(
        "the expression \"'x'.repeat(11)\" makes more than 10 characters, items and keys",
        message("'x'.repeat(11)", small));
    Value made =
        new ExpressionCompiler(small)
            .compile("'x'.repeat(3)", List.of())
            .evaluate(TestScope.recorded());
    assertEquals(Text.of("xxx"), made);
    assertThrows(IllegalArgumentException.class, () -> new ExpressionLimits(0, 1));
  }

  /** Each evaluation starts counting afresh, however many went before. */
  @Test
  void limitsHoldPerEvaluation() {
    ExpressionCompiler tight = new ExpressionCompiler(new ExpressionLimits(5_000, 1_000));
    Expression expression =
        tight.compile("[1, 2, 3].map(v => v || 0).join('') + $$iter", TestScope.ELEMENTS);
    for (int i = 0; i < 3_000; i++) {
      assertEquals(Text.of("1234"), expression.evaluate(TestScope.recorded()));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "$a.label | 0 | []",
        "$a.label.deep | 0 | [deep]",
        "$a.label['deep'] | 0 | [deep]",
        "$a.label.deep.o | 0 | [deep, o]",
        "$a.label.tags | 0 | [tags]",
        "$a?.label | 0 | []",
        "$a.label?.deep?.o | 0 | [deep, o]",
        "$b.label || $a.label | 0 | []",
        "$b.label ?? $e.label | 2 | []",
        "$a.label && $e.label | 2 | []",
        "$$iter > 3 ? $a.label.deep : 1 | 0 | [deep]",
        "($a.label) | 0 | []",
        "[$e.label][0] | 2 | []",
        "(x => x.deep)($a.label) | 0 | [deep]",
        "Object.values($a.label)[8] | 0 | [deep]",
        "$a.label.type | -1 | []",
        "$a.label.nope | -1 | []",
        "$b.label | -1 | []",
        "$a.match | -1 | []",
        "$a.match.type | -1 | []",
        "({...$a.label}) | -1 | []",
        "$$graph.node('2') | -1 | []",
        "$a | -1 | []",
      })
  void targetIsTheMatchedLabelThatTheResultIs(String source, int element, String path) {
    for (boolean natively : new boolean[] {true, false}) {
      Expression expression = compiler.compile(source, TestScope.ELEMENTS, natively);
      Expression.Target target = expression.evaluateTarget(TestScope.recorded());
      assertEquals(element, target.element(), source);
      assertEquals(path, target.path().toString(), source);
      assertEquals(expression.evaluate(TestScope.recorded()), target.value(), source);
    }
  }

  @Test
  void targetOfAnUntouchedPathIsTheLabelItself() {
    TestScope scope = TestScope.recorded();
    assertSame(scope.label(0), compile("$a.label").evaluateTarget(scope).value());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '^',
      value = {
        "$a.label.level | true | 2",
        "$a.label.zero | false | 0",
        "$a.label.num | true | NaN",
        "$a.label.nope | false | NaN",
        "$a.label | true | NaN",
        "$$iter / 8 | true | 0.5",
        "$$iter - 4 | false | 0",
        "[1].length | true | 1",
        "[] | true | NaN",
        "0 / 0 | false | NaN",
        "1 < 2 | true | NaN",
      })
  void testIsTruthAndNumberIsForNumbersOnly(String source, boolean truth, double number) {
    for (boolean natively : new boolean[] {true, false}) {
      Expression expression = compiler.compile(source, TestScope.ELEMENTS, natively);
      assertEquals(truth, expression.test(TestScope.recorded()), source);
      assertEquals(number, expression.number(TestScope.recorded()), source);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"e_\" + ($$iter + 1)",
        "($a.label.level || 0) + 1",
        "$e.label.w",
        "$$graph.nodes().length",
        "$$graph.successors($a.id) ? $$graph.successors($a.id).length : -1",
        "$a.id < $b.id",
        "!$$graph.hasEdge($b.id, $a.id)",
        "$a.id !== $b.id && !$$graph.hasEdge($a.id, $b.id)",
        "$$graph.edgeCount() < 25",
        "$$iter < 6",
        "1/3",
        "$a.match.type[1]",
        "`room_${$$iter}`",
        "typeof $a.label.prereq === 'undefined'",
        "$a.label.prereq?.pairId"
      })
  void commonShapesRunAsPlainJava(String source) {
    assertTrue(((CompiledExpression) compile(source)).isNative(), source);
  }

  @Test
  void numberedTextsAreKept() {
    Expression expression = compile("\"room_\" + ($$iter + 1)");
    TestScope scope = TestScope.recorded();
    Value first = expression.evaluate(scope);
    assertEquals(Text.of("room_5"), first);
    assertSame(first, expression.evaluate(scope));
    assertEquals(Text.of("room_5001"), expression.evaluate(scope.iteration(5000)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"$a.label.toString", "$a.label.tags.map", "$a.label.__proto__"})
  void inheritedMembersAreLeftToTheInterpreter(String source) {
    assertFalse(((CompiledExpression) compile(source)).isNative(), source);
    assertEquals(Undefined.UNDEFINED, compile(source).evaluate(TestScope.recorded()));
  }

  /** Where the interpreter is not Node: what the compiler's documentation says, to the letter. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(() => { class A {} })()",
        "async () => 1",
        "Math.max(...[1, 2])",
        "(a, ...r) => r",
        "(([a, ...r]) => r)([1])",
        "(() => { for (const x of [1]) {} })()",
        "function () { return new.target }",
        "(() => { const x = 1; { let x = 2 } })()",
        "({a = 1}) => a",
      })
  void whatTheInterpreterLacksDoesNotParse(String source) {
    String message = assertThrows(ExpressionException.class, () -> compile(source)).getMessage();
    assertTrue(message.startsWith("line 1"), message);
  }

  @Test
  void isSafeForThreads() throws Exception {
    Expression expression =
        compile("$a.label.tags.concat([$$iter]).map(t => t + /(\\d)/.exec('a7')[1]).join()");
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Void>> tasks = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        int iteration = i;
        tasks.add(() -> evaluateOften(expression, iteration));
      }
      for (Future<Void> done : pool.invokeAll(tasks)) {
        done.get();
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static Void evaluateOften(Expression expression, int iteration) {
    TestScope scope = TestScope.recorded().iteration(iteration);
    for (int i = 0; i < 200; i++) {
      assertEquals(Text.of("x7,y7," + (iteration + "7")), expression.evaluate(scope));
    }
    return null;
  }

  @Test
  void labelTestsAreFunctionsOfALabel() {
    for (boolean natively : new boolean[] {true, false}) {
      LabelTest test = compiler.compileTest("(l)=>l&&(l.level||0)<3", natively);
      assertTrue(test.test(TestScope.json("{'level':2}")));
      assertTrue(test.test(TestScope.json("'text'")));
      assertFalse(test.test(TestScope.json("{'level':3}")));
      assertFalse(test.test(Undefined.UNDEFINED));
      assertEquals("(l)=>l&&(l.level||0)<3", test.source());
    }
  }

  @Test
  void labelTestsRunAsPlainJavaWhereTheyCan() {
    assertTrue(((CompiledTest) compiler.compileTest("l => l.level > 1")).isNative());
    assertTrue(((CompiledTest) compiler.compileTest("(l) => { return l.level > 1 }")).isNative());
    assertFalse(((CompiledTest) compiler.compileTest("function (l) { return l }")).isNative());
    assertFalse(((CompiledTest) compiler.compileTest("({level}) => level")).isNative());
  }

  @Test
  void labelTestsMayDoWhatExpressionsMay() {
    Value label = Arr.of(Text.of("a"), Text.of("b"));
    LabelTest test = compiler.compileTest("function (l) { return l.push('c') === 3 }");
    assertTrue(test.test(label));
    assertTrue(test.test(label));
    assertTrue(compiler.compileTest("({level}) => level > 1").test(TestScope.json("{'level':2}")));
  }

  @Test
  void aLabelTestThatIsNoFunctionIsAnErrorWhenUsed() {
    LabelTest test = compiler.compileTest("1 + 1");
    ExpressionException e =
        assertThrows(ExpressionException.class, () -> test.test(Undefined.UNDEFINED));
    assertEquals("the test \"1 + 1\" is no function, such as \"l => l.level > 1\"", e.getMessage());
    LabelTest throwing = compiler.compileTest("l => l.x.y");
    ExpressionException thrown =
        assertThrows(ExpressionException.class, () -> throwing.test(TestScope.json("{}")));
    assertEquals(
        "the expression \"l => l.x.y\" throws TypeError: Cannot read property \"y\" from undefined",
        thrown.getMessage());
    assertThrows(ExpressionException.class, () -> compiler.compileTest("l =>"));
  }

  private Expression compile(String source) {
    return compiler.compile(source, TestScope.ELEMENTS);
  }

  private static String message(String source, ExpressionLimits limits) {
    Expression expression = new ExpressionCompiler(limits).compile(source, TestScope.ELEMENTS);
    return assertThrows(
            ExpressionException.class, () -> expression.evaluate(TestScope.recorded()), source)
        .getMessage();
  }
}
