package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Arr;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Shape;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.List;
import java.util.function.ToIntFunction;

/** Questions about the host graph. */
final class GraphOps {

  private static final Shape EDGE = Shape.of(List.of("v", "w"));

  private GraphOps() {}

  static Op count(ToIntFunction<GraphView> count) {
    return new ArithmeticOps.Numeric() {
      @Override
      double number(Scope scope) {
        return count.applyAsInt(scope.graph());
      }
    };
  }

  static Op hasMatchedEdge(int from, int to) {
    return new LogicOps.Condition() {
      @Override
      boolean test(Scope scope) {
        return scope.hasEdge(from, to);
      }
    };
  }

  static Op hasEdge(Op v, Op w) {
    return new LogicOps.Condition() {
      @Override
      boolean test(Scope scope) {
        return scope.graph().hasEdge(id(v, scope), id(w, scope));
      }
    };
  }

  static Op hasNode(Op node) {
    return new LogicOps.Condition() {
      @Override
      boolean test(Scope scope) {
        return scope.graph().hasNode(id(node, scope));
      }
    };
  }

  static Op nodeLabel(Op node) {
    return new Op() {
      @Override
      Value value(Scope scope) {
        return scope.graph().nodeLabel(id(node, scope));
      }
    };
  }

  static Op edgeLabel(Op v, Op w) {
    return new Op() {
      @Override
      Value value(Scope scope) {
        return scope.graph().edgeLabel(id(v, scope), id(w, scope));
      }
    };
  }

  static Op bypassed(Op v, Op w) {
    return new LogicOps.Condition() {
      @Override
      boolean test(Scope scope) {
        return scope.graph().bypassed(id(v, scope), id(w, scope));
      }
    };
  }

  /** The number of edges of a type; only texts are looked at here. */
  static Op countEdges(Op type) {
    return new ArithmeticOps.Numeric() {
      @Override
      double number(Scope scope) {
        if (type.value(scope) instanceof Text text) {
          return scope.graph().countEdges(text.value());
        }
        throw new Bail();
      }
    };
  }

  /** The undirected distance between two nodes; undefined where there is no way. */
  static Op distance(Op v, Op w) {
    return new Op() {
      @Override
      Value value(Scope scope) {
        int distance = distance(scope);
        return distance < 0 ? Undefined.UNDEFINED : Num.of(distance);
      }

      @Override
      double number(Scope scope) {
        int distance = distance(scope);
        return distance < 0 ? Double.NaN : distance;
      }

      private int distance(Scope scope) {
        return scope.graph().distance(id(v, scope), id(w, scope));
      }
    };
  }

  /** The node that a value names, or 0. */
  private static int id(Op op, Scope scope) {
    if (op instanceof PathOps.NodeId matched) {
      return scope.nodeId(matched.element);
    }
    Value value = op.value(scope);
    if (value instanceof Num number) {
      return GraphObject.nodeId(number.value());
    }
    if (Coercion.isObject(value)) {
      throw new Op.Bail();
    }
    return value instanceof Text text ? GraphObject.nodeId(text.value()) : 0;
  }

  /** Finds nodes, or pairs of nodes; null where what was asked about is not there. */
  interface Finder {
    int[] find(GraphView graph, int node);
  }

  /** A listing of nodes or edges. */
  static final class Listing extends Op {
    private final Finder finder;
    private final Op node;
    private final ToIntFunction<GraphView> count;
    private final boolean pairs;

    /** Asks about a node, or with null about the graph; the count is null where it has to list. */
    Listing(Finder finder, Op node, ToIntFunction<GraphView> count, boolean pairs) {
      this.finder = finder;
      this.node = node;
      this.count = count;
      this.pairs = pairs;
    }

    @Override
    Value value(Scope scope) {
      int[] found = found(scope);
      if (found == null) {
        return Undefined.UNDEFINED;
      }
      Value[] items = new Value[pairs ? found.length / 2 : found.length];
      for (int i = 0; i < items.length; i++) {
        items[i] = pairs ? edge(found[2 * i], found[2 * i + 1]) : text(found[i]);
      }
      return Arr.of(items);
    }

    @Override
    boolean test(Scope scope) {
      return found(scope) != null;
    }

    /** {@code .length} of this listing. */
    Op length() {
      if (count != null) {
        return GraphOps.count(count);
      }
      return new ArithmeticOps.Numeric() {
        @Override
        double number(Scope scope) {
          int[] found = found(scope);
          if (found == null) {
            throw new Bail();
          }
          return pairs ? found.length / 2 : found.length;
        }
      };
    }

    private int[] found(Scope scope) {
      return finder.find(scope.graph(), node == null ? 0 : id(node, scope));
    }

    private static Value edge(int v, int w) {
      return Obj.ofShape(EDGE, new Value[] {text(v), text(w)});
    }

    private static Value text(int node) {
      return Text.of(Integer.toString(node));
    }
  }
}
