package dev.seedcensus.engine.expr;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A scope of two nodes a and b and an edge e, whose labels, records and ids can be set. */
final class TestScope implements Scope {

  static final List<Element> ELEMENTS =
      List.of(new Element("a", true), new Element("b", true), new Element("e", false));

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Value[] labels = {Undefined.UNDEFINED, Undefined.UNDEFINED, Undefined.UNDEFINED};
  private final Value[] matches = {Undefined.UNDEFINED, Undefined.UNDEFINED, Undefined.UNDEFINED};
  private final int[] nodeIds = {1, 2};
  private int iteration;
  private GraphView graph = new TestGraph(new LinkedHashMap<>(), new LinkedHashMap<>());

  /** The scope that the recorded expressions were evaluated in. */
  static TestScope recorded() {
    Map<Integer, Value> nodes = new LinkedHashMap<>();
    nodes.put(1, json("{'type':'start'}"));
    nodes.put(2, json("{'type':'room'}"));
    nodes.put(9, Undefined.UNDEFINED);
    nodes.put(10, json("{'type':'room','level':2}"));
    Map<List<Integer>, Value> edges = new LinkedHashMap<>();
    edges.put(List.of(2, 9), json("{'t':1}"));
    edges.put(List.of(1, 2), json("'path'"));
    edges.put(List.of(9, 10), Undefined.UNDEFINED);
    edges.put(List.of(2, 10), Num.of(0));
    return new TestScope()
        .label(
            0,
            json(
                "{'type':'room','level':2,'tags':['x','y'],'nil':null,'flag':true,'zero':0,"
                    + "'empty':'','num':'9','deep':{'o':{'p':1}}}"))
        .match(0, json("{'type':['room','oo']}"))
        .label(2, json("{'type':'path','w':1.25}"))
        .ids(10, 9)
        .iteration(4)
        .graph(new TestGraph(nodes, edges));
  }

  static Value json(String withSingleQuotes) {
    try {
      return JsonValues.of(MAPPER.readTree(withSingleQuotes.replace('\'', '"')));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(withSingleQuotes, e);
    }
  }

  TestScope label(int element, Value label) {
    labels[element] = label;
    return this;
  }

  TestScope match(int element, Value match) {
    matches[element] = match;
    return this;
  }

  TestScope ids(int a, int b) {
    nodeIds[0] = a;
    nodeIds[1] = b;
    return this;
  }

  TestScope iteration(int counter) {
    iteration = counter;
    return this;
  }

  TestScope graph(GraphView view) {
    graph = view;
    return this;
  }

  @Override
  public int iteration() {
    return iteration;
  }

  @Override
  public Value label(int element) {
    return labels[element];
  }

  @Override
  public Value match(int element) {
    return matches[element];
  }

  @Override
  public int nodeId(int element) {
    return nodeIds[element];
  }

  @Override
  public boolean hasEdge(int fromElement, int toElement) {
    return graph.hasEdge(nodeIds[fromElement], nodeIds[toElement]);
  }

  @Override
  public GraphView graph() {
    return graph;
  }
}
