package dev.seedcensus.engine.expr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsRegexTest {

  /** Two sets of patterns, each recorded on Node with its own subjects. */
  static Stream<JsonNode> recorded() {
    return StreamSupport.stream(Vectors.read("regex-vectors.json").spliterator(), false);
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void findsWhatNodeFound(JsonNode set) {
    List<String> differences = new ArrayList<>();
    for (JsonNode vector : set.get("patterns")) {
      compare(set.get("subjects"), vector, JsRegex::compile, differences);
      compare(set.get("subjects"), vector, JsRegexTest::compileForEngine, differences);
    }
    assertEquals(List.of(), differences);
    assertTrue(set.get("patterns").size() > 200);
  }

  private static void compare(
      JsonNode subjects,
      JsonNode vector,
      Function<String, JsRegex> compiler,
      List<String> differences) {
    String pattern = vector.get("pattern").asText();
    JsRegex regex;
    try {
      regex = compiler.apply(pattern);
    } catch (ExpressionException e) {
      if (!vector.has("error")) {
        differences.add(e.getMessage());
      }
      return;
    }
    if (vector.has("error")) {
      differences.add(pattern + " should not be valid");
      return;
    }
    for (int i = 0; i < subjects.size(); i++) {
      String subject = subjects.get(i).asText();
      Value expected = groups(vector.get("found").get(Integer.toString(i)));
      Value found = regex.exec(subject);
      if (!found.equals(expected) || regex.finds(subject) == expected.isUndefined()) {
        differences.add(pattern + " on " + subject + ": " + expected + ", but here " + found);
      }
    }
  }

  private static Value groups(JsonNode recorded) {
    if (recorded == null) {
      return Undefined.UNDEFINED;
    }
    List<Value> groups = new ArrayList<>();
    recorded.forEach(
        group -> groups.add(group.isNull() ? Undefined.UNDEFINED : Text.of(group.asText())));
    return Arr.of(groups);
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " | ",
      quoteCharacter = '"',
      value = {
        "^? | character 2: nothing to repeat",
        "( | character 1: unterminated group",
        "a** | character 3: nothing to repeat",
        "a) | character 2: unmatched ')'",
        "[a | character 1: unterminated character class",
        "[b-a] | character 5: range out of order in character class",
        "a{2,1} | character 2: numbers out of order in {} quantifier",
        "\\ | character 1: \\ at end of pattern",
        "(?a) | character 1: invalid group",
        "(?<1>a) | character 4: invalid group name",
        "(?<n>a)(?<n>b) | character 13: two groups have one name",
        "(?<n>a)\\k<m> | character 13: no group has this name",
      })
  void whatIsNoRegularExpressionIsAnError(String pattern, String what) {
    ExpressionException e = assertThrows(ExpressionException.class, () -> JsRegex.compile(pattern));
    assertEquals(
        "the regular expression \"" + pattern + "\" is not valid at " + what, e.getMessage());
  }

  private static JsRegex compileForEngine(String pattern) {
    return JsRegex.compileForEngine(pattern, ExpressionLimits.defaults(), new Allowances());
  }

  @ParameterizedTest
  @ValueSource(strings = {"^(a+)+$", "^(.*)*x$", "^(a|aa)+$", "(x+x+)+y", "^(?:a?){30}a{30}$"})
  void backtrackingIsLimited(String pattern) {
    ExpressionLimits limits = new ExpressionLimits(20_000, 1_000);
    JsRegex regex = JsRegex.compile(pattern, limits, new Allowances());
    String subject = "a".repeat(28) + "x".repeat(28) + "!";
    String message =
        assertThrows(
                ExpressionException.class,
                () -> {
                  for (int i = 0; i < 3; i++) {
                    regex.exec("a".repeat(40) + "!" + subject.repeat(30));
                    regex.finds("x".repeat(40) + "!" + subject.repeat(30));
                  }
                })
            .getMessage();
    assertTrue(message.contains(" takes more than 20000 steps on "), message);
    assertEquals(regex.pattern(), pattern);
  }

  @Test
  void simplePatternsHaveNoLimit() {
    ExpressionLimits tiny = new ExpressionLimits(1, 1);
    String subject = "room_" + "x".repeat(10_000);
    Allowances nobodys = new Allowances();
    assertTrue(JsRegex.compile("^room_.*$", tiny, nobodys).finds(subject));
    assertEquals(
        Arr.of(Text.of(subject), Text.of(subject)),
        JsRegex.compile("^(room_.+)$", tiny, nobodys).exec(subject));
    assertFalse(JsRegex.compile("^room$", tiny, nobodys).finds(subject));
  }

  @ParameterizedTest
  @CsvSource({
    "^abc$",
    "^$",
    "^(.+)$",
    "^.*$",
    "^(pair_.*)$",
    "^room_(.*)$",
    "^(abc)$",
    "^a(.+)$",
    "^[\\s\\S]+$",
    "^([\\s\\S]*)$",
    "^a[\\s\\S]+$",
    "^abc()$"
  })
  void shortcutsAgreeWithTheEngine(String pattern) {
    JsRegex quick = JsRegex.compile(pattern);
    JsRegex slow = compileForEngine(pattern);
    for (String subject :
        List.of(
            "", "a", "abc", "abc\n", "pair_", "pair_7", "room_12", "room_\n", "a\u2028", "a\u0085",
            "\r", "xabc", "abcabc", "ab")) {
      assertEquals(slow.exec(subject), quick.exec(subject), pattern + " on " + subject);
      assertEquals(slow.finds(subject), quick.finds(subject), pattern + " on " + subject);
    }
  }

  @Test
  void loneSurrogatesAreCharacters() {
    String half = "\ud83d";
    assertTrue(JsRegex.compile("^.$").finds(half));
    assertTrue(JsRegex.compile("^.{2}$").finds("\ud83d\ude00"));
    assertTrue(JsRegex.compile("^[\\ud83d]$").finds(half));
  }

  @Test
  void isSafeForThreads() throws Exception {
    JsRegex regex = JsRegex.compile("^([a-z]+)_(\\d+)$");
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> futures = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        String number = Integer.toString(t);
        futures.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < 2_000; i++) {
                    assertEquals(Text.of(number), regex.exec("room_" + number).get("2"));
                  }
                }));
      }
      for (Future<?> future : futures) {
        future.get();
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
