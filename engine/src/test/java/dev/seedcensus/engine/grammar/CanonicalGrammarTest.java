package dev.seedcensus.engine.grammar;

import static dev.seedcensus.engine.grammar.Loading.assertCanonical;
import static dev.seedcensus.engine.grammar.Loading.grammar;
import static dev.seedcensus.engine.grammar.Loading.quoted;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

class CanonicalGrammarTest {

  @Test
  void propertiesStandInAFixedOrderAndDefaultsAreLeftOut() {
    assertCanonical(
        "{'name':'g','start':{'b':1,'a':2},'limit':9,'budget':{'rooms':1},"
            + "'stages':[{'name':'s','limit':0,'rules':[{'name':'r',"
            + "'lhs':{'node':[{'id':'a','label':'A','strict':true},{'id':'b'}],"
            + "'edge':[{'v':'a','w':'b','label':'x','id':'e'}]},"
            + "'rhs':{'node':[{'id':'p','label':'P','head':['a'],'tail':['b']}],"
            + "'edge':[{'v':'p','w':'p','label':'y'}]},"
            + "'weight':0.5,'condition':'c','limit':1,'type':'t','delay':2,'induced':true}]},"
            + "{'rules':[]}]}",
        "{'stages':[{'rules':[{'delay':2,'type':'t','limit':1,'condition':'c','weight':0.5,"
            + "'rhs':{'edge':[{'label':'y','w':'p','v':'p'}],"
            + "'node':[{'tail':['b'],'head':'a','label':'P','id':'p'}]},"
            + "'lhs':{'edge':[['a','b','x','e']],'node':[{'strict':true,'label':'A'},{'strict':false}]},"
            + "'name':'r'}],'limit':0,'name':'s'},{'rules':[]}],"
            + "'budget':{'rooms':1},'induced':true,'limit':9,'start':{'b':1,'a':2},'name':'g'}");
  }

  @Test
  void numbersAndTextsLookAsInJavaScript() {
    assertCanonical(
        "{'start':[1,-1,0,0.1,1e+21,123456789012345680000,1.5e-7,'é\\u001f\\ud800😀\\n'],'rules':[]}",
        "{'start':[1.0,-1,-0,0.1,1e21,123456789012345678901,0.00000015,"
            + "'\\u00e9\\u001F\\uD800\\ud83d\\ude00\\u000a'],'rules':[]}");
  }

  @Test
  void theOrderOfKeysInALabelCounts() {
    Grammar one = grammar("{'start':{'a':1,'b':2},'rules':[]}");
    Grammar other = grammar("{'start':{'b':2,'a':1},'rules':[]}");
    assertNotEquals(CanonicalGrammar.write(one), CanonicalGrammar.write(other));
  }

  @Test
  void shorthandAndLonghandAreOneText() {
    String shorthand = "{'rules':[{'lhs':['A','B'],'rhs':['C','D','E'],'weight':1}]}";
    String written = CanonicalGrammar.write(grammar(shorthand));
    assertEquals(written, CanonicalGrammar.write(grammar(written)));
    assertEquals(grammar(shorthand), grammar(written));
  }

  @Test
  void prettyTextBreaksLongValuesOnly() {
    Grammar grammar =
        grammar(
            "{'name':'g','limit':2,'rules':[{'name':'grow','lhs':'A','rhs':["
                + "'a label that is quite long','another that is no shorter']},"
                + "{'lhs':'A','rhs':'B'}]}");
    assertEquals(
        quoted(
            """
            {
              'name': 'g',
              'limit': 2,
              'rules': [
                {
                  'name': 'grow',
                  'lhs': {'node': [{'id': 'a', 'label': 'A'}]},
                  'rhs': {
                    'node': [
                      {'id': '0', 'label': 'a label that is quite long', 'head': ['a']},
                      {'id': '1', 'label': 'another that is no shorter', 'tail': ['a']}
                    ],
                    'edge': [{'v': '0', 'w': '1'}]
                  }
                },
                {'lhs': {'node': [{'id': 'a', 'label': 'A'}]}, 'rhs': {'node': [{'id': 'a', 'label': 'B'}]}}
              ]
            }
            """),
        CanonicalGrammar.writePretty(grammar));
  }

  @Test
  void aSmallGrammarIsOnePrettyLine() {
    assertEquals("{\"rules\": []}\n", CanonicalGrammar.writePretty(grammar("{'rules':[]}")));
  }
}
