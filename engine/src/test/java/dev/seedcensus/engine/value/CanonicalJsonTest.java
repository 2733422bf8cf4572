package dev.seedcensus.engine.value;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1",
    "0.1, 0.1",
    "-0.0, 0",
    "1e21, 1e+21",
    "1e20, 100000000000000000000",
    "123456789012345680000, 123456789012345680000",
    "1e-7, 1e-7",
    "0.000001, 0.000001",
    "0.002, 0.002",
    "2e23, 2e+23",
    "5e-324, 5e-324",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "9007199254740993, 9007199254740992",
    "0.30000000000000004, 0.30000000000000004",
    "NaN, null",
    "Infinity, null"
  })
  void numbersAsJavaScriptPrintsThem(double number, String text) {
    assertEquals(text, Num.of(number).toString());
  }

  @Test
  void stringsEscapeOnlyWhatTheyMust() {
    assertEquals(
        "\"\\b\\t\\n\\f\\r\\u0000\\u001f\\\"\\\\/\u007f\u2028é\"",
        Text.of("\b\t\n\f\r\u0000\u001f\"\\/\u007f\u2028é").toString());
    assertEquals("\"\\ud800x\\udc00\"", Text.of("\ud800x\udc00").toString());
    assertEquals("\"\ud83d\ude00\"", Text.of("\ud83d\ude00").toString());
  }

  @Test
  void keysAreSortedByCodeUnitAndUndefinedOnesLeftOut() {
    Obj object =
        new Obj.Builder()
            .put("b", Num.of(1))
            .put("pair_6", Bool.TRUE)
            .put("pair_10", Null.NULL)
            .put("gone", Undefined.UNDEFINED)
            .put("B", Arr.of(Undefined.UNDEFINED, Text.of("x")))
            .build();
    assertEquals(
        "{\"B\":[null,\"x\"],\"b\":1,\"pair_10\":null,\"pair_6\":true}", object.toString());
    assertEquals("null", Undefined.UNDEFINED.toString());
  }

  @Test
  void aWriterCanLeaveKeysOutAtEveryDepth() {
    CanonicalJson writer = CanonicalJson.keeping(key -> !key.equals("dot"));
    Obj inner = new Obj.Builder().put("dot", Num.of(1)).put("x", Num.of(2)).build();
    assertEquals(
        "{\"a\":[{\"x\":2}]}", writer.write(Obj.of("a", Arr.of(inner)).with("dot", inner)));
  }
}
