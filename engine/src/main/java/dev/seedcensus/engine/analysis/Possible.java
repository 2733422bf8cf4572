package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What the graphs of a run may hold at some moment, without counting: which labels nodes have, and
 * which edges there are between two nodes at a time. An upper bound that only grows.
 *
 * <p>Where there are more kinds of labels than {@value #MOST_KINDS}, it gives up and allows all.
 */
final class Possible {

  static final int MOST_KINDS = 2000;

  /**
   * The edges between two nodes, seen from one of them.
   *
   * @param there label of the edge to the other node, or null for no edge
   * @param back label of the edge from it, or null
   */
  record Link(Sketch there, Sketch back) {

    static final Link NONE = new Link(null, null);

    Link turned() {
      return new Link(/* there= */ back, /* back= */ there);
    }
  }

  private final Set<Sketch> nodes = new LinkedHashSet<>();
  private final Set<Sketch> loops = new LinkedHashSet<>();
  private final Set<Link> links = new LinkedHashSet<>();
  private boolean all;

  /** A single node. */
  static Possible start(Value label) {
    Possible possible = new Possible();
    possible.addNode(new Sketch.Known(label));
    possible.addLink(Link.NONE);
    return possible;
  }

  Possible copy() {
    Possible copy = new Possible();
    copy.nodes.addAll(nodes);
    copy.loops.addAll(loops);
    copy.links.addAll(links);
    copy.all = all;
    return copy;
  }

  int size() {
    return nodes.size() + loops.size() + links.size();
  }

  /** Whether everything is allowed, since there was too much to tell apart. */
  boolean isAll() {
    return all || size() > MOST_KINDS;
  }

  void addAll() {
    all = true;
  }

  void addNode(Sketch label) {
    nodes.add(tidy(label));
  }

  void addLoop(Sketch label) {
    loops.add(tidy(label));
  }

  void addLink(Link link) {
    Link tidied = new Link(tidy(link.there()), tidy(link.back()));
    links.add(tidied);
    links.add(tidied.turned());
  }

  Set<Sketch> nodes() {
    return nodes;
  }

  Set<Sketch> loops() {
    return loops;
  }

  /** Every link from both sides. */
  Set<Link> links() {
    return links;
  }

  /** Labels of all edges, loops too. */
  Set<Sketch> edges() {
    Set<Sketch> edges = new LinkedHashSet<>(loops);
    links.forEach(link -> edges.add(link.there()));
    edges.remove(null);
    return edges;
  }

  /** Labels that mean the same are equal: a field that is absent is not listed. */
  private static Sketch tidy(Sketch label) {
    if (!(label instanceof Sketch.Fields object) || object.open()) {
      return label;
    }
    Map<String, Sketch> fields = new LinkedHashMap<>(object.fields());
    fields.values().removeIf(Sketch.absent()::equals);
    return new Sketch.Fields(null, fields, false);
  }
}
