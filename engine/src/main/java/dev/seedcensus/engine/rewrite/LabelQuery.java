package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.label.Query;

/**
 * A query as the matcher asks it: of a node or an edge of the host graph, by slot, with the answer
 * remembered.
 *
 * @param query the query
 * @param bit the bit that the grammar's query has in a {@link QueryMemo}, or 0 if the answer is not
 *     remembered
 */
record LabelQuery(Query query, long bit) {

  boolean matchesNode(SlotGraph graph, int slot) {
    if (query == Query.ANY) {
      return true;
    }
    QueryMemo memo = graph.nodeMemo();
    if (memo.knows(slot, bit)) {
      return memo.matches(slot, bit);
    }
    boolean matches = query.matches(graph.labelOfNode(slot));
    memo.learn(slot, bit, matches);
    return matches;
  }

  boolean matchesEdge(SlotGraph graph, int edge) {
    if (query == Query.ANY) {
      return true;
    }
    QueryMemo memo = graph.edgeMemo();
    if (memo.knows(edge, bit)) {
      return memo.matches(edge, bit);
    }
    boolean matches = query.matches(graph.labelOfEdge(edge));
    memo.learn(edge, bit, matches);
    return matches;
  }
}
