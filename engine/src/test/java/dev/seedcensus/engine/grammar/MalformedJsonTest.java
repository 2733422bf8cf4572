package dev.seedcensus.engine.grammar;

import static dev.seedcensus.engine.grammar.Loading.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MalformedJsonTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "~~ | g.json: it is empty; write a grammar as a JSON object.",
        "{ | g.json, line 1, column 2: the JSON ends too early; close every bracket and quotation"
            + " mark.",
        "{'rules':[1,]} | g.json, line 1, column 13: the JSON is malformed at \"]}\"; take out a"
            + " comma before it, or put a value there.",
        "{'rules':[],// x} | g.json, line 1, column 13: the JSON is malformed at \"// x}\"; take"
            + " the comment out.",
        "{'rules':[]} {} | g.json, line 1, column 14: something follows the grammar; a file holds"
            + " one JSON object.",
        "{'limit':01} | g.json, line 1, column 11: the JSON is malformed at \"1}\"; look for a"
            + " comma, colon, bracket or quotation mark that is missing or too many.",
        "{'limit':1e999} | g.json, line 1, column 10: the number 1e999 is too large for a double.",
      })
  void saysWhereAndWhatToDo(String json, String message) {
    assertRefused(json, message);
  }

  @Test
  void countsLines() {
    assertRefused(
        "{\n  'name': 'x',\n  'rules' []\n}",
        "g.json, line 3, column 11: the JSON is malformed at \"[]\"; look for a comma, colon,"
            + " bracket or quotation mark that is missing or too many.");
  }

  @Test
  void refusesSingleQuotesAndLineBreaksInTexts() {
    assertMessage(
        "{'rules':[]}",
        "g.json, line 1, column 2: the JSON is malformed at \"'rules':[]}\"; write texts in double"
            + " quotes.");
    assertRefused(
        "{'name':'a\nb'}",
        "g.json, line 1, column 11: the JSON is malformed at the end of the line; a text cannot go"
            + " over a line break or tabulator; write \\n or \\t.");
  }

  @Test
  void refusesAKeyThatStandsTwice() {
    assertRefused(
        "{'rules':[{'lhs':'A',\n 'rhs':'B',\n 'lhs':'C'}]}",
        "g.json, line 3, column 2: the key \"lhs\" stands twice in one object; keep one.");
  }

  @Test
  void refusesNestingThatNobodyWrites() {
    String deepest = "[".repeat(GrammarJson.DEEPEST - 1) + "]".repeat(GrammarJson.DEEPEST - 1);
    String label = "{'start':%s,'rules':[]}";
    Loading.grammar(label.formatted(deepest));
    assertRefused(
        label.formatted("[" + deepest + "]"),
        "g.json, line 1, column 209: arrays and objects stand in each other more than 200 levels"
            + " deep.");
  }

  @Test
  void refusesEndlessNestingBeforeItHurts() {
    assertRefused(
        "[".repeat(5_000_000),
        "g.json, line 1, column 201: arrays and objects stand in each other more than 200 levels"
            + " deep.");
  }

  @Test
  void refusesAHugeText() {
    assertRefused(
        " ".repeat(GrammarJson.LONGEST + 1),
        "g.json: it has 16777217 characters, more than the 16777216 that are read.");
  }

  @Test
  void refusesANumberOfThousandsOfDigits() {
    assertRefused(
        "{'limit':" + "9".repeat(2000) + "}", "g.json: a number or a key is too long to be read.");
  }

  @Test
  void skipsAByteOrderMark() {
    assertEquals(Loading.grammar("{'rules':[]}"), Loading.grammar("\uFEFF{'rules':[]}"));
  }

  @Test
  void loadsAnObjectOfManyKeysWithoutDelay() {
    StringBuilder label = new StringBuilder("{'k':0");
    for (int i = 0; i < 200_000; i++) {
      label.append(",'").append(i).append("':1");
    }
    Grammar grammar = Loading.grammar("{'start':" + label + "},'rules':[]}");
    assertEquals("1", grammar.start().get("199999").toString());
  }

  private static void assertMessage(String json, String message) {
    GrammarLoader loader = new GrammarLoader(PrimitiveExpander.none());
    GrammarException refusal =
        assertThrows(GrammarException.class, () -> loader.load(json, "g.json"));
    assertEquals(message, refusal.getMessage());
  }
}
