package dev.seedcensus.jobs.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatementsTest {

  /** Text, statements (parted by #) and rest; ~ is a line's end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "select 1;|select 1|^^",
        "select 1; select 2|select 1|select 2",
        "select 1~from t;select 2;|select 1~from t#select 2|^^",
        "select ';';|select ';'|^^",
        "select 'it\\'s;' x;|select 'it\\'s;' x|^^",
        "select `a\\`; select 2|select `a\\`|select 2",
        "select \"a;|^^|select \"a;",
        "select 1 -- not; yet~;|select 1 -- not; yet|^^",
        "select /* ; */ 1;|select /* ; */ 1|^^",
        "-- only a remark|^^|^^",
        "/* a remark */ ;;|^^|^^",
        "/* open; |^^|/* open;",
        "/*/ open; |^^|/*/ open;",
        "^ ~ ^|^^|^^"
      })
  void cutsAtSemicolons(String text, String whole, String rest) {
    Statements statements = Statements.of(text.replace('~', '\n'));
    List<String> expected =
        whole.isEmpty() ? List.of() : List.of(whole.replace('~', '\n').split("#"));
    assertEquals(expected, statements.whole());
    assertEquals(rest, statements.rest());
    assertEquals(rest.isEmpty(), statements.complete());
  }
}
