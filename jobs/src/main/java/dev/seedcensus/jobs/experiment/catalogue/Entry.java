package dev.seedcensus.jobs.experiment.catalogue;

import dev.seedcensus.jobs.experiment.StructArray;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.unsafe.types.UTF8String;

/** What is recorded of a primitive. */
final class Entry {

  static final StructArray ONCE =
      StructArray.of(
          "primitive STRING NOT NULL, nodes INT NOT NULL, edges INT NOT NULL,"
              + " diameter_before INT, diameter_after INT, recoverable BOOLEAN NOT NULL,"
              + " acyclic BOOLEAN NOT NULL, feeds_itself BOOLEAN NOT NULL,"
              + " self_nests BOOLEAN NOT NULL");

  static final StructArray ALONE =
      StructArray.of(
          "primitive STRING NOT NULL, limit INT NOT NULL, firings INT NOT NULL,"
              + " nodes INT NOT NULL, edges INT NOT NULL, nesting_depth INT NOT NULL,"
              + " route_depth INT");

  private Entry() {}

  /**
   * What one application did.
   *
   * @param nodes change in nodes
   * @param edges change in edges
   * @param diameterBefore undirected diameter before it
   * @param diameterAfter undirected diameter after it
   * @param recoverable whether a win stays within reach, whatever the player does
   * @param acyclic whether the graph has no directed cycle after it
   * @param feedsItself whether the rule could fire at an edge that it added
   * @param selfNests whether it could so lock the way to a key that it added
   */
  record Once(
      String primitive,
      int nodes,
      int edges,
      Integer diameterBefore,
      Integer diameterAfter,
      boolean recoverable,
      boolean acyclic,
      boolean feedsItself,
      boolean selfNests) {

    void write(UnsafeRowWriter struct) {
      struct.write(0, UTF8String.fromString(primitive));
      struct.write(1, nodes);
      struct.write(2, edges);
      StructArray.write(diameterBefore, struct, 3);
      StructArray.write(diameterAfter, struct, 4);
      struct.write(5, recoverable);
      struct.write(6, acyclic);
      struct.write(7, feedsItself);
      struct.write(8, selfNests);
    }
  }

  /**
   * What became of a graph that the rule had for itself.
   *
   * @param limit how often the rule may fire
   * @param firings how often it did
   * @param nodes nodes of the graph in the end
   * @param edges its edges
   * @param nestingDepth its nesting depth
   * @param routeDepth most locked edges on one directed way; null unless acyclic
   */
  record Alone(
      String primitive,
      int limit,
      int firings,
      int nodes,
      int edges,
      int nestingDepth,
      Integer routeDepth) {

    void write(UnsafeRowWriter struct) {
      struct.write(0, UTF8String.fromString(primitive));
      struct.write(1, limit);
      struct.write(2, firings);
      struct.write(3, nodes);
      struct.write(4, edges);
      struct.write(5, nestingDepth);
      StructArray.write(routeDepth, struct, 6);
    }
  }
}
