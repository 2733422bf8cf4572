package dev.seedcensus.engine.expr;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.mozilla.javascript.Token;
import org.mozilla.javascript.ast.AstNode;
import org.mozilla.javascript.ast.FunctionCall;
import org.mozilla.javascript.ast.Name;
import org.mozilla.javascript.ast.NewExpression;
import org.mozilla.javascript.ast.PropertyGet;

/** Compiles calls of {@code $$graph}'s functions. */
final class NativeGraphCalls {

  private final Function<AstNode, Op> operands;

  NativeGraphCalls(Function<AstNode, Op> operands) {
    this.operands = operands;
  }

  /**
   * The compiled call.
   *
   * @param matchedNode which matched node's id a tree is, or -1
   */
  Op compile(FunctionCall call, ToIntFunction<AstNode> matchedNode) {
    boolean asksGraph =
        !(call instanceof NewExpression)
            && call.getType() == Token.CALL
            && call.getTarget() instanceof PropertyGet get
            && get.getType() == Token.GETPROP
            && get.getTarget() instanceof Name name
            && name.getIdentifier().equals("$$graph");
    if (!asksGraph) {
      throw NativeCompiler.unsupported();
    }
    String asked = ((PropertyGet) call.getTarget()).getProperty().getIdentifier();
    int[] ends = Usage.ends(call, matchedNode);
    if (ends != null && asked.equals("hasEdge")) {
      return GraphOps.hasMatchedEdge(ends[0], ends[1]);
    }
    if (ends != null && asked.equals("edge")) {
      return GraphOps.edgeLabel(new PathOps.NodeId(ends[0]), new PathOps.NodeId(ends[1]));
    }
    return compile(asked, call.getArguments().stream().map(operands).toList());
  }

  private static Op compile(String asked, List<Op> args) {
    return switch (args.size()) {
      case 0 -> aboutGraph(asked);
      case 1 -> aboutNode(asked, args.get(0));
      case 2 -> aboutEdge(asked, args.get(0), args.get(1));
      default -> throw NativeCompiler.unsupported();
    };
  }

  private static Op aboutGraph(String asked) {
    return switch (asked) {
      case "nodeCount" -> GraphOps.count(GraphView::nodeCount);
      case "edgeCount" -> GraphOps.count(GraphView::edgeCount);
      case "nodes" -> listing((graph, node) -> graph.nodes(), GraphView::nodeCount, false);
      case "edges" -> listing((graph, node) -> graph.edges(), GraphView::edgeCount, true);
      case "sources" -> listing((graph, node) -> graph.sources(), null, false);
      case "sinks" -> listing((graph, node) -> graph.sinks(), null, false);
      default -> throw NativeCompiler.unsupported();
    };
  }

  private static Op listing(GraphOps.Finder finder, ToIntFunction<GraphView> count, boolean pairs) {
    return new GraphOps.Listing(finder, null, count, pairs);
  }

  private static Op aboutNode(String asked, Op node) {
    return switch (asked) {
      case "hasNode" -> GraphOps.hasNode(node);
      case "node" -> GraphOps.nodeLabel(node);
      case "countEdges" -> GraphOps.countEdges(node);
      case "predecessors" -> of(node, GraphView::predecessors, false);
      case "successors" -> of(node, GraphView::successors, false);
      case "neighbors" -> of(node, GraphView::neighbors, false);
      case "inEdges" -> of(node, GraphView::inEdges, true);
      case "outEdges" -> of(node, GraphView::outEdges, true);
      default -> throw NativeCompiler.unsupported();
    };
  }

  private static Op of(Op node, GraphOps.Finder finder, boolean pairs) {
    return new GraphOps.Listing(finder, node, null, pairs);
  }

  private static Op aboutEdge(String asked, Op v, Op w) {
    return switch (asked) {
      case "hasEdge" -> GraphOps.hasEdge(v, w);
      case "edge" -> GraphOps.edgeLabel(v, w);
      case "distance" -> GraphOps.distance(v, w);
      case "bypassed" -> GraphOps.bypassed(v, w);
      default -> throw NativeCompiler.unsupported();
    };
  }
}
