package dev.seedcensus.engine.rewrite;

import java.util.Arrays;

/**
 * Finds the occurrences of a pattern that contain a new node, or all of them, each once, in no
 * particular order.
 *
 * <p>An occurrence with new nodes is found from the first pattern node whose image is new: the
 * search from a pattern node gives no new image to the nodes declared before it. Candidates for a
 * node come along a pattern edge from an image that is known, so the cost around one node depends
 * on the degrees nearby and not on the size of the graph, as long as the pattern is connected.
 */
final class PatternSearch implements OccurrenceSearch {

  private final SitePattern pattern;
  private final SlotGraph graph;
  private final WorkCount work;
  private final SearchPlan[] plans;
  private final int[] image;

  /** The images in the order in which the plan found them. */
  private final int[] placed;

  private final FreshMarks marks = new FreshMarks();
  private long[] everyRole = {};
  private final Found passingShared = this::passShared;

  /** Receives the occurrences with two marked nodes. */
  private Found shared;

  private SearchPlan plan;
  private int start;
  private Found found;

  PatternSearch(SitePattern pattern, SlotGraph graph, WorkCount work) {
    this.pattern = pattern;
    this.graph = graph;
    this.work = work;
    this.plans = new SearchPlan[pattern.size()];
    for (int v = 0; v < plans.length; v++) {
      plans[v] = SearchPlan.from(pattern, v);
    }
    this.image = new int[plans.length];
    this.placed = new int[plans.length];
  }

  @Override
  public void everywhere(Found sink) {
    marks.clear();
    found = sink;
    from(0);
    for (int place = 0; place < graph.orderEnd(); place++) {
      if (graph.slotAt(place) != SlotGraph.NONE) {
        begin(graph.slotAt(place));
      }
    }
  }

  @Override
  public void around(int[] fresh, long[] roles, int count, Found sink) {
    marks.mark(fresh, count, graph.nodeSlots());
    found = sink;
    for (int v = 0; v < plans.length; v++) {
      from(v);
      for (int i = 0; i < count; i++) {
        if (v >= Long.SIZE || (roles[i] & 1L << v) != 0) {
          begin(fresh[i]);
        }
      }
    }
  }

  @Override
  public void among(int[] nodes, int count, Found sink) {
    if (count > everyRole.length) {
      everyRole = new long[count];
      Arrays.fill(everyRole, Roles.ALL);
    }
    shared = sink;
    around(nodes, everyRole, count, passingShared);
  }

  private void passShared(int[] whole) {
    int marked = 0;
    for (int slot : whole) {
      marked += marks.has(slot) ? 1 : 0;
    }
    if (marked > 1) {
      shared.occurrence(whole);
    }
  }

  private void from(int v) {
    start = v;
    plan = plans[v];
  }

  private void begin(int slot) {
    work.candidate();
    if (pattern.node(start).matchesNode(graph, slot)) {
      place(0, slot);
    }
  }

  /** Gives the node of a step an image, if it fits, and goes on to the next step. */
  private void place(int step, int slot) {
    int node = plan.node(step);
    image[node] = slot;
    placed[step] = slot;
    if (pattern.strict(node)) {
      work.steps(graph.outDegree(slot) + graph.inDegree(slot));
    }
    if (!edgesFit(step) || !pattern.strictHolds(graph, node, slot) || !inducedHolds(step, slot)) {
      return;
    }
    if (step + 1 == image.length) {
      work.occurrence();
      found.occurrence(image);
    } else {
      extend(step + 1);
    }
  }

  private void extend(int step) {
    int anchor = plan.anchor(step);
    if (anchor == SearchPlan.NONE) {
      for (int place = 0; place < graph.orderEnd(); place++) {
        if (graph.slotAt(place) != SlotGraph.NONE) {
          consider(step, graph.slotAt(place));
        }
      }
      return;
    }
    SitePattern.Edge edge = pattern.edge(anchor);
    if (edge.to() == plan.node(step)) {
      follow(step, edge.query(), image[edge.from()]);
    } else {
      followBack(step, edge.query(), image[edge.to()]);
    }
  }

  private void follow(int step, LabelQuery query, int from) {
    for (int i = graph.outDegree(from) - 1; i >= 0; i--) {
      int edge = graph.outgoing(from, i);
      if (query.matchesEdge(graph, edge)) {
        consider(step, graph.target(edge));
      }
    }
  }

  private void followBack(int step, LabelQuery query, int to) {
    for (int i = graph.inDegree(to) - 1; i >= 0; i--) {
      int edge = graph.incoming(to, i);
      if (query.matchesEdge(graph, edge)) {
        consider(step, graph.source(edge));
      }
    }
  }

  private void consider(int step, int slot) {
    work.candidate();
    int node = plan.node(step);
    if (!isTaken(step, slot)
        && !(node < start && marks.has(slot))
        && pattern.node(node).matchesNode(graph, slot)) {
      place(step, slot);
    }
  }

  private boolean isTaken(int step, int slot) {
    for (int s = 0; s < step; s++) {
      if (placed[s] == slot) {
        return true;
      }
    }
    return false;
  }

  private boolean edgesFit(int step) {
    for (int e : plan.checks(step)) {
      SitePattern.Edge edge = pattern.edge(e);
      int hostEdge = graph.findEdge(image[edge.from()], image[edge.to()]);
      if (hostEdge == SlotGraph.NONE || !edge.query().matchesEdge(graph, hostEdge)) {
        return false;
      }
    }
    return true;
  }

  private boolean inducedHolds(int step, int slot) {
    if (!pattern.induced()) {
      return true;
    }
    int node = plan.node(step);
    for (int s = 0; s <= step; s++) {
      int other = plan.node(s);
      if (isExtraEdge(node, other, slot, image[other])
          || isExtraEdge(other, node, image[other], slot)) {
        return false;
      }
    }
    return true;
  }

  private boolean isExtraEdge(int v, int w, int from, int to) {
    return !pattern.hasEdge(v, w) && graph.findEdge(from, to) != SlotGraph.NONE;
  }
}
