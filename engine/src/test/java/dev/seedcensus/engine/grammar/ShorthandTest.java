package dev.seedcensus.engine.grammar;

import static dev.seedcensus.engine.grammar.Loading.assertRule;
import static dev.seedcensus.engine.grammar.Loading.rule;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

/** What each abbreviation of a grammar file stands for. */
class ShorthandTest {

  private static final String LEFT_A = "'lhs':{'node':[{'id':'a','label':'A'}]}";
  private static final String LEFT_AB =
      "'lhs':{'node':[{'id':'a','label':'A'},{'id':'b','label':'B'}],"
          + "'edge':[{'v':'a','w':'b','label':'x','id':'e'}]}";
  private static final String KEEPS_AB =
      "{'id':'a','label':{'$eval':'$a.label'}},{'id':'b','label':{'$eval':'$b.label'}}";

  @Test
  void textsAreOneNodeWhichReplacesTheOther() {
    assertRule("{" + LEFT_A + ",'rhs':{'node':[{'id':'a','label':'B'}]}}", "{'lhs':'A','rhs':'B'}");
  }

  @Test
  void aTextOnTheRightIsLinkedToAnotherNodeOrASecondOne() {
    assertRule(
        "{'lhs':{'node':[{'id':'x','label':'A'}]},"
            + "'rhs':{'node':[{'id':'a','label':'B','head':['x'],'tail':['x']}]}}",
        "{'lhs':{'node':[['x','A']]},'rhs':'B'}");
    assertRule(
        "{" + LEFT_AB + ",'rhs':{'node':[{'id':'a','label':'C','head':['a'],'tail':['b']}]}}",
        "{" + LEFT_AB + ",'rhs':'C'}");
  }

  @Test
  void anArrayOnTheLeftIsAChainWithStrictEnds() {
    assertRule(
        "{'lhs':{'node':[{'id':'a','label':'A','strict':true},{'id':'b','label':'B'},"
            + "{'id':'c','label':'C','strict':true}],"
            + "'edge':[{'v':'a','w':'b'},{'v':'b','w':'c'}]},"
            + "'rhs':{'node':[{'id':'a','label':'D','head':['a'],'tail':['c']}]}}",
        "{'lhs':['A','B','C'],'rhs':'D'}");
  }

  @Test
  void theOnlyNodeOfAChainIsItsFirstAndLast() {
    assertRule(
        "{'lhs':{'node':[{'id':'a','label':'A','strict':true}]},"
            + "'rhs':{'node':[{'id':'0','label':'B','head':['a'],'tail':['a']}]}}",
        "{'lhs':['A'],'rhs':['B']}");
  }

  @Test
  void anArrayOnTheRightKeepsNothing() {
    assertRule(
        "{"
            + LEFT_A
            + ",'rhs':{'node':[{'id':'0','label':'A','head':['a']},{'id':'1','label':'B','tail':['a']}],"
            + "'edge':[{'v':'0','w':'1'}]}}",
        "{'lhs':'A','rhs':['A','B']}");
  }

  @Test
  void endsAreLinkedAlsoWhereOnlyOneSideIsShort() {
    assertRule(
        "{"
            + LEFT_AB
            + ",'rhs':{'node':[{'id':'0','label':'C','head':['a']},{'id':'1','label':'D','tail':['b']}],"
            + "'edge':[{'v':'0','w':'1'}]}}",
        "{" + LEFT_AB + ",'rhs':['C','D']}");
    assertRule(
        "{"
            + LEFT_A
            + ",'rhs':{'node':[{'id':'p','label':'C','head':['a']},{'id':'q','label':'D','tail':['a']}]}}",
        "{'lhs':'A','rhs':{'node':[['p','C'],['q','D']]}}");
  }

  @Test
  void endsOfLonghandAreNotLinked() {
    assertRule(
        "{" + LEFT_A + ",'rhs':{'node':[{'id':'0','label':'B'}]}}",
        "{'lhs':{'node':['A']},'rhs':{'node':['B']}}");
  }

  @Test
  void oneNodeWithTheSameIdOnBothSidesIsNotLinked() {
    assertRule(
        "{" + LEFT_A + ",'rhs':{'node':[{'id':'a','label':{'$eval':'$a.label'}}]}}",
        "{'lhs':'A','rhs':{'node':[{'id':'a'}]}}");
  }

  @Test
  void linkedEndsReplaceWhatTheFirstAndLastNodeGive() {
    assertRule(
        "{'lhs':{'node':[{'id':'a','label':'A','strict':true},{'id':'b','label':'B','strict':true}],"
            + "'edge':[{'v':'a','w':'b'}]},"
            + "'rhs':{'node':[{'id':'p','label':'C','head':['a'],'tail':['b']}]}}",
        "{'lhs':['A','B'],'rhs':{'node':[{'id':'p','label':'C','head':['b'],'tail':['a','b']}]}}");
  }

  @Test
  void idsGoByPosition() {
    assertRule(
        "{'lhs':{'node':[{'id':'a','label':'A'},{'id':'x'},{'id':'c','label':'C'}]},"
            + "'rhs':{'node':[{'id':'0','label':'P'},{'id':'y'},{'id':'2','label':{'k':1}},"
            + "{'id':'c','label':{'$eval':'$c.label'}}]}}",
        "{'lhs':{'node':['A',{'id':'x'},{'label':'C'}]},"
            + "'rhs':{'node':['P',{'id':'y'},{'label':{'k':1}},{'id':'c'}]}}");
  }

  @Test
  void lettersGoOnInPairs() {
    String nodes = String.join(",", IntStream.range(0, 730).mapToObj(i -> "'A'").toList());
    List<Pattern.Node> read = rule("{'lhs':[" + nodes + "],'rhs':'B'}").lhs().nodes();
    assertEquals("z", read.get(25).id());
    assertEquals("aa", read.get(26).id());
    assertEquals("az", read.get(51).id());
    assertEquals("ba", read.get(52).id());
    assertEquals("zz", read.get(701).id());
    assertEquals("aaa", read.get(702).id());
  }

  @Test
  void pairsAreIdAndLabel() {
    assertRule(
        "{'lhs':{'node':[{'id':'p','label':'A'},{'id':'q','label':{'k':1}}]},"
            + "'rhs':{'node':[{'id':'p','label':'B'},{'id':'r','label':['C']}]}}",
        "{'lhs':{'node':[['p','A'],['q',{'k':1}]]},'rhs':{'node':[['p','B'],['r',['C']]]}}");
  }

  @Test
  void arraysAreEdges() {
    assertRule(
        "{'lhs':{'node':[{'id':'a','label':'A'},{'id':'1','label':'B'}],"
            + "'edge':[{'v':'a','w':'1'},{'v':'1','w':'a','label':{'t':1},'id':'7'},"
            + "{'v':'1','w':'1','label':2}]},"
            + "'rhs':{'node':[{'id':'0','label':'C'},{'id':'1','label':'D'}],"
            + "'edge':[{'v':'0','w':'1'},{'v':'1','w':'0','label':'x'}]}}",
        "{'lhs':{'node':['A',['1','B']],'edge':[['a',1],[1,'a',{'t':1},7],{'v':1,'w':1.0,'label':2}]},"
            + "'rhs':{'node':['C','D'],'edge':[[0,1],[1,0,'x']]}}");
  }

  @Test
  void aRightSideWithoutNodesTakesThoseOfTheLeftAsWritten() {
    assertRule(
        "{'lhs':{'node':[{'id':'a','label':'A','strict':true},{'id':'b'},{'id':'c','label':{'t':'(.+)'}}],"
            + "'edge':[{'v':'a','w':'b','label':'x','id':'e'}]},"
            + "'rhs':{'node':[{'id':'a','label':'A'},{'id':'b','label':{'$eval':'$b.label'}},"
            + "{'id':'c','label':{'t':'(.+)'}}],"
            + "'edge':[{'v':'a','w':'b','label':{'$eval':'$e.label'}},{'v':'b','w':'a'}]}}",
        "{'lhs':{'node':[{'id':'a','label':'A','strict':true},{'id':'b'},['c',{'t':'(.+)'}]],"
            + "'edge':[['a','b','x','e']]},"
            + "'rhs':{'edge':['e',['b','a']]}}");
    assertRule("{" + LEFT_A + ",'rhs':{'node':[{'id':'a','label':'A'}]}}", "{'lhs':'A','rhs':{}}");
  }

  @Test
  void nodesKeepUpdateOrReplaceTheMatchedLabel() {
    assertRule(
        "{"
            + LEFT_AB
            + ",'rhs':{'node':[{'id':'b','label':{'$eval':'$b.label'}},"
            + "{'id':'a','label':{'$assign':[{'$eval':'$a.label'},{'k':'${b.label}'}]}},{'id':'n'}]}}",
        "{"
            + LEFT_AB
            + ",'rhs':{'node':[{'id':'b'},{'id':'a','update':{'k':'${b.label}'}},{'id':'n'}]}}");
    assertRule(
        "{" + LEFT_A + ",'rhs':{'node':[{'id':'a','label':{'k':1}}]}}",
        "{" + LEFT_A + ",'rhs':{'node':[{'id':'a','label':{'k':1}}]}}");
  }

  @Test
  void edgesKeepUpdateOrReplaceTheMatchedLabel() {
    String nodes = ",'rhs':{'node':[" + KEEPS_AB + "],'edge':[{'v':'a','w':'b','label':%s}]}}";
    String written = ",'rhs':{'node':[{'id':'a'},{'id':'b'}],'edge':[%s]}}";
    String kept = "{" + LEFT_AB + nodes.formatted("{'$eval':'$e.label'}");
    assertRule(kept, "{" + LEFT_AB + written.formatted("'e'"));
    assertRule(kept, "{" + LEFT_AB + written.formatted("{'id':'e'}"));
    assertRule(
        "{" + LEFT_AB + nodes.formatted("{'k':1}"),
        "{" + LEFT_AB + written.formatted("{'id':'e','label':{'k':1}}"));
    assertRule(
        "{" + LEFT_AB + nodes.formatted("{'$assign':[{'$eval':'$e.label'},{'k':1}]}"),
        "{" + LEFT_AB + written.formatted("{'id':'e','update':{'k':1}}"));
  }

  @Test
  void headsAndTailsAreListsOrOneText() {
    assertRule(
        "{"
            + LEFT_AB
            + ",'rhs':{'node':[{'id':'p','head':['a','b'],'tail':['b']},{'id':'q','tail':['a']}]}}",
        "{"
            + LEFT_AB
            + ",'rhs':{'node':[{'id':'p','head':['a','b'],'tail':'b'},{'id':'q','head':[],'tail':'a'}]}}");
  }

  @Test
  void edgesOfTheRightMayShareTheirEnds() {
    assertRule(
        "{"
            + LEFT_A
            + ",'rhs':{'node':[{'id':'0','label':'B'}],"
            + "'edge':[{'v':'0','w':'0','label':'x'},{'v':'0','w':'0','label':'y'}]}}",
        "{" + LEFT_A + ",'rhs':{'node':['B'],'edge':[[0,0,'x'],[0,0,'y']]}}");
  }

  @Property(tries = 200, seed = "1")
  void chainsOfAnyLength(
      @ForAll @Size(min = 1, max = 40) List<@AlphaChars @StringLength(max = 3) String> left,
      @ForAll @Size(min = 1, max = 40) List<@AlphaChars @StringLength(max = 3) String> right) {
    Rule rule = rule("{'lhs':" + array(left) + ",'rhs':" + array(right) + "}");
    Pattern lhs = rule.lhs();
    Replacement rhs = rule.rhs();
    int last = right.size() - 1;
    assertEquals(left, lhs.nodes().stream().map(node -> text(node.query())).toList());
    assertEquals(right, rhs.nodes().stream().map(node -> text(node.recipe())).toList());
    for (int i = 0; i < left.size(); i++) {
      assertEquals(i == 0 || i == left.size() - 1, lhs.nodes().get(i).strict());
    }
    for (int i = 0; i <= last; i++) {
      Replacement.Node node = rhs.nodes().get(i);
      assertEquals(String.valueOf(i), node.id());
      assertEquals(i == 0 ? List.of(0) : List.of(), node.head());
      assertEquals(i == last ? List.of(left.size() - 1) : List.of(), node.tail());
    }
    assertEquals(left.size() - 1, lhs.edges().size());
    assertEquals(last, rhs.edges().size());
    assertTrue(lhs.edges().stream().allMatch(e -> e.w() == e.v() + 1 && e.query().isUndefined()));
    assertTrue(rhs.edges().stream().allMatch(e -> e.w() == e.v() + 1 && e.recipe().isUndefined()));
    assertTrue(lhs.edges().stream().allMatch(e -> e.id() == null));
  }

  private static String array(List<String> texts) {
    return texts.stream().map(text -> "'" + text + "'").toList().toString();
  }

  private static String text(Value value) {
    return ((Text) value).value();
  }
}
