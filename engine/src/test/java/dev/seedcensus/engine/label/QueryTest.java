package dev.seedcensus.engine.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.expr.ExpressionLimits;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final QueryCompiler COMPILER =
      new QueryCompiler(new ExpressionCompiler(ExpressionLimits.defaults()));

  /** Query, label, record; a record of {@code -} is none, of {@code no} stands for no match. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`'room'` | `'room'` | `['room']`",
        "`'room'` | `'rooms'` | no",
        "`'(ro)(x)?om'` | `'room'` | `['room','ro',null]`",
        // The anchors are glued on as text.
        "`'a|b'` | `'ax'` | `['a']`",
        "`'a|b'` | `'xb'` | `['b']`",
        "`'3'` | 3 | no",
        "`'.*'` | `'a\\nb'` | no",
        "3 | 3 | 3",
        "3 | `'3'` | no",
        "true | true | true",
        "false | 0 | no",
        "`[1,'(a)']` | `[1,'a']` | `[1,['a','a']]`",
        "`[1]` | `[1,2]` | no",
        "`[]` | `{}` | no",
        "`{'type':'r.*'}` | `{'type':'room','x':1}` | `{'type':['room']}`",
        "`{'type':'r.*'}` | `{'x':1}` | no",
        "`{'type':'r.*'}` | `'room'` | no",
        "`{'0':'a'}` | `['a','b']` | `{'0':['a']}`",
        "`{}` | `[]` | `{}`",
        "`{'$equals':{'a':1}}` | `{'a':1}` | `{'a':1}`",
        "`{'$equals':{'a':1}}` | `{'a':1,'b':2}` | no",
        "`{'$equals':{'a':{'x':1}}}` | `{'a':{'x':1,'y':2}}` | no",
        "`{'$equals':{'a':{'$contains':{'x':1}}}}` | `{'a':{'x':1,'y':2}}` | `{'a':{'x':1}}`",
        "`{'$equals':{'0':'a'}}` | `['a','b']` | no",
        "`{'$not':{'type':'key'}}` | `{'type':'door'}` | -",
        "`{'$not':{'type':'key'}}` | `{'type':'key'}` | no",
        "`{'a':{'$not':'x'}}` | `{}` | `{}`",
        "`{'$and':[{'a':'(.*)'},{'b':'(.*)'},{'a':'x(.*)'}]}` | `{'a':'xy','b':'z'}` | `{'a':['xy','y'],'b':['z','z']}`",
        "`{'$and':['(a)(q)?.*','(.*)b']}` | `'ab'` | `{'0':'ab','1':'a'}`",
        "`{'$and':[{'a':1},{'b':1}]}` | `{'a':1}` | no",
        "`{'$or':[{'a':'(x)'},{'b':'(.*)'}]}` | `{'a':'x','b':'y'}` | `{'a':['x','x']}`",
        "`{'$or':[{'a':'z'},{'b':'(.*)'}]}` | `{'a':'x','b':'y'}` | `{'b':['y','y']}`",
        "`{'$or':[{'a':'z'}]}` | `{'a':'x'}` | no",
        "`{'$find':'(d.*)'}` | `{'b':['c',{'e':'deep'}],'d':'done'}` | `['deep','deep']`",
        "`{'$find':'(d.*)'}` | `{'z':'done','1':{'x':'deep'}}` | `['deep','deep']`",
        "`{'$find':{'x':1}}` | `{'x':1,'y':{'x':1}}` | `{'x':1}`",
        "`{'$find':'q'}` | `{'q':'p'}` | no",
        "`{'$test':'l => l.n > 2'}` | `{'n':3}` | -",
        "`{'$test':'l => l.n > 2'}` | `{'n':2}` | no"
      })
  void matchesAndRecords(String query, String label, String record) {
    Query compiled = COMPILER.compile(value(query));
    Value match = compiled.match(value(label));
    assertEquals(match != null, compiled.matches(value(label)));
    if (record.equals("no")) {
      assertNull(match);
    } else if (record.equals("-")) {
      assertTrue(match.isUndefined());
    } else {
      assertEquals(value(record).toString(), match.toString());
    }
  }

  @Test
  void anAbsentQueryMatchesAnythingAndRecordsIt() {
    Query any = COMPILER.compile(Undefined.UNDEFINED);
    assertTrue(any.matches(Undefined.UNDEFINED));
    assertEquals(value("{'a':1}"), any.match(value("{'a':1}")));
    assertTrue(any.recordsLabel());
  }

  @Test
  void aKeyThatHoldsUndefinedCountsAsAbsent() {
    Obj label = Obj.of("a", value("1")).with("b", Undefined.UNDEFINED);
    assertTrue(COMPILER.compile(value("{'$equals':{'a':1}}")).matches(label));
    assertTrue(COMPILER.compile(value("{'$not':{'b':'.*'}}")).matches(label));
    assertFalse(COMPILER.compile(value("{'$find':{'$not':{'$or':[{'a':1},1]}}}")).matches(label));
  }

  @Test
  void aTextThatIsNoRegularExpressionFailsOnlyAgainstAString() {
    Query query = COMPILER.compile(value("{'level':'?'}"));
    assertFalse(query.matches(value("{'level':1}")));
    ExpressionException e =
        assertThrows(ExpressionException.class, () -> query.matches(value("{'level':'x'}")));
    assertTrue(e.getMessage().contains("^?$"), e.getMessage());
  }

  static Value value(String json) {
    try {
      return JsonValues.of(JSON.readTree(json.replace('\'', '"')));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(json, e);
    }
  }
}
