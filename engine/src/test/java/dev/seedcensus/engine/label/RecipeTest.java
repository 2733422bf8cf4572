package dev.seedcensus.engine.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.seedcensus.engine.expr.Element;
import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.expr.ExpressionLimits;
import dev.seedcensus.engine.expr.GraphView;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecipeTest {

  private final FixedScope scope = new FixedScope();

  /**
   * Recipe and label, over a = {type: room, level: 2, tags: [x, y], deep: {u: 1}}, b = "hall", no
   * label at all on c.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1.5 | 1.5",
        "`'plain'` | `'plain'`",
        "`'$5 and {x}'` | `'$5 and {x}'`",
        "`'${}'` | `'${}'`",
        "`'${a.label.type}-${a.label.level}'` | `'room-2'`",
        "`'${a.label.tags[1]}${a.label.deep.u}'` | `'y1'`",
        "`'<${a.label.none}${c.label}${nobody.label}${$iter}>'` | `'<>'`",
        "`'${a.label}'` | `'[object Object]'`",
        "`'${a.label.tags}'` | `'x,y'`",
        "`'${b.label}${a.id}'` | `'hall11'`",
        "`'${a.match.type[1]}'` | `'oo'`",
        "`[1,'${b.label}',{'k':{'$eval':'$a.label.level + 1'}}]` | `[1,'hall',{'k':3}]`",
        "`{'x':{'$eval':'$a.label.none'},'y':1}` | `{'y':1}`",
        "`[{'$eval':'$a.label.none'}]` | `[null]`",
        "`{'$eval':['$iter','$a.label.type']}` | error",
        "`{'$eval':{'n':'$$iter','t':['$a.label.type']}}` | `{'n':0,'t':['room']}`",
        "`{'$eval':'$a.label'}` | `{'type':'room','level':2,'tags':['x','y'],'deep':{'u':1}}`",
        "`{'$assign':[{'p':1,'q':2},{'q':{'$eval':'$a.label.none'}}]}` | `{'p':1}`",
        "`{'$extend':[{'p':1,'q':2},{'q':{'$eval':'$a.label.none'}}]}` | `{'p':1,'q':2}`",
        "`{'$extend':[{'p':{'x':1}},{'p':{'y':2}},{'z':3}]}` | `{'p':{'y':2},'z':3}`",
        "`{'$merge':[{'p':{'x':1},'q':[1,{'r':2}]},{'p':{'y':2},'q':[9,{'s':3},4]}]}`"
            + " | `{'p':{'x':1,'y':2},'q':[9,{'r':2,'s':3},4]}`",
        "`{'$merge':[{'p':1},{'p':{'y':2}},{'p':{'$eval':'$a.label.none'}}]}` | `{'p':{'y':2}}`",
        "`{'$assign':[{'$eval':'$c.label'},{'k':1}]}` | `{'k':1}`",
        "`{'$assign':[{'$eval':'$b.label'},{'k':1}]}` | error",
        "`{'$merge':[[1],{'k':1}]}` | error",
        "`{'$extend':[3,{'k':1}]}` | error"
      })
  void makesLabels(String recipe, String label) {
    Recipe compiled = compile(recipe);
    if (label.equals("error")) {
      assertThrows(ExpressionException.class, () -> compiled.evaluate(scope));
    } else {
      assertEquals(QueryTest.value(label).toString(), compiled.evaluate(scope).toString());
    }
  }

  @Test
  void writingIntoAMatchedLabelShowsToLaterRecipes() {
    Value updated = compile("{'$assign':[{'$eval':'$a.label'},{'level':7}]}").evaluate(scope);
    assertEquals(
        "{\"deep\":{\"u\":1},\"level\":7,\"tags\":[\"x\",\"y\"],\"type\":\"room\"}",
        updated.toString());
    assertEquals("7", compile("{'$eval':'$a.label.level'}").evaluate(scope).toString());
  }

  @Test
  void writingInsideAMatchedLabelShowsToo() {
    compile("{'$merge':[{'$eval':'$a.label.deep'},{'v':2}]}").evaluate(scope);
    assertEquals(
        "{\"u\":1,\"v\":2}", compile("{'$eval':'$a.label.deep'}").evaluate(scope).toString());
  }

  @Test
  void writingIntoACopyShowsNowhere() {
    compile("{'$assign':[{'x':{'$eval':'$a.label'}},{'level':7}]}").evaluate(scope);
    assertEquals("2", compile("{'$eval':'$a.label.level'}").evaluate(scope).toString());
  }

  @Test
  void aWriteThatFailsSaysIntoWhat() {
    ExpressionException e =
        assertThrows(
            ExpressionException.class,
            () -> compile("{'$assign':[{'$eval':'$b.label'},{'k':1}]}").evaluate(scope));
    assertEquals("$assign cannot write into \"hall\", which is no object", e.getMessage());
  }

  @Test
  void constantPartsAreMadeOnce() {
    Recipe recipe = compile("{'type':'path','dot':{'label':'x'}}");
    assertSame(recipe.evaluate(scope), recipe.evaluate(scope));
  }

  @Test
  void foresightNeverContradictsTheQuery() {
    String[] recipes = {
      "{'type':'path','id':{'$eval':'$a.label.none'}}",
      "{'type':'path','id':'x'}",
      "{'$assign':[{'$eval':'$a.label'},{'type':'path'}]}",
      "{'$extend':[{'$eval':'$a.label'},{'type':{'$eval':'$a.label.none'}}]}",
      "{'$merge':[{'type':'room'},{'type':'path'}]}",
      "'${b.label}'",
      "{'$eval':'$a.label'}"
    };
    String[] queries = {
      "{'type':'path'}",
      "{'$and':[{'type':'path'},{'$not':{'id':'(.+)'}}]}",
      "{'$not':{'type':'path'}}",
      "{'$or':[{'type':'room'},{'id':'x'}]}",
      "{'$equals':{'type':'path'}}",
      "'hall'"
    };
    QueryCompiler compiler = new QueryCompiler(new ExpressionCompiler(ExpressionLimits.defaults()));
    int decided = 0;
    for (String recipe : recipes) {
      for (String query : queries) {
        Query compiled = compiler.compile(QueryTest.value(query));
        Foresight foresight = compiled.foresee(compile(recipe));
        boolean matches = compiled.matches(compile(recipe).evaluate(new FixedScope()));
        if (foresight != Foresight.DEPENDS) {
          decided++;
          assertEquals(Foresight.of(matches), foresight, recipe + " against " + query);
        }
      }
    }
    assertEquals(14, decided);
  }

  private static Recipe compile(String recipe) {
    List<Element> elements =
        List.of(
            new Element("a", true),
            new Element("b", true),
            new Element("c", true),
            new Element("e", false));
    return new RecipeCompiler(new ExpressionCompiler(ExpressionLimits.defaults()), elements)
        .compile(QueryTest.value(recipe));
  }

  /** A site that is always the same. */
  private static final class FixedScope implements RecipeScope {
    private final Value[] labels = {
      QueryTest.value("{'type':'room','level':2,'tags':['x','y'],'deep':{'u':1}}"),
      QueryTest.value("'hall'"),
      Undefined.UNDEFINED,
      QueryTest.value("{'type':'path'}")
    };

    @Override
    public int iteration() {
      return 0;
    }

    @Override
    public Value label(int element) {
      return labels[element];
    }

    @Override
    public Value match(int element) {
      return element == 0 ? QueryTest.value("{'type':['room','oo']}") : Undefined.UNDEFINED;
    }

    @Override
    public int nodeId(int element) {
      return 11 + element;
    }

    @Override
    public boolean hasEdge(int fromElement, int toElement) {
      return false;
    }

    @Override
    public GraphView graph() {
      return new HostGraph();
    }

    @Override
    public void update(int element, Value label) {
      labels[element] = label;
    }
  }
}
