package dev.seedcensus.engine.expr;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.mozilla.javascript.Token;
import org.mozilla.javascript.ast.ArrayLiteral;
import org.mozilla.javascript.ast.AstNode;
import org.mozilla.javascript.ast.ConditionalExpression;
import org.mozilla.javascript.ast.ElementGet;
import org.mozilla.javascript.ast.FunctionCall;
import org.mozilla.javascript.ast.FunctionNode;
import org.mozilla.javascript.ast.InfixExpression;
import org.mozilla.javascript.ast.KeywordLiteral;
import org.mozilla.javascript.ast.Name;
import org.mozilla.javascript.ast.NewExpression;
import org.mozilla.javascript.ast.NumberLiteral;
import org.mozilla.javascript.ast.ObjectLiteral;
import org.mozilla.javascript.ast.ObjectProperty;
import org.mozilla.javascript.ast.ParenthesizedExpression;
import org.mozilla.javascript.ast.PropertyGet;
import org.mozilla.javascript.ast.RegExpLiteral;
import org.mozilla.javascript.ast.ReturnStatement;
import org.mozilla.javascript.ast.Spread;
import org.mozilla.javascript.ast.StringLiteral;
import org.mozilla.javascript.ast.TemplateCharacters;
import org.mozilla.javascript.ast.TemplateLiteral;
import org.mozilla.javascript.ast.UnaryExpression;

/**
 * What an expression can read, found out from its syntax tree. Only what is listed here gets bound
 * when the expression is evaluated, so that a name reached in a roundabout way is not there.
 *
 * <p>A tree with anything in it that is not understood counts as reading everything.
 */
final class Usage {

  private final Map<String, Integer> elements = new HashMap<>();
  private final List<Element> declared;
  private final BitSet mentioned = new BitSet();
  private final BitSet labels = new BitSet();
  private final BitSet matches = new BitSet();
  private boolean iteration;
  private boolean matchedEdge;
  private boolean ids;
  private boolean graph;
  private boolean opaque;

  private Usage(List<Element> declared) {
    this.declared = declared;
    for (int i = 0; i < declared.size(); i++) {
      elements.put("$" + declared.get(i).id(), i);
    }
  }

  static Usage of(AstNode expression, List<Element> elements) {
    Usage usage = new Usage(elements);
    Deque<AstNode> open = new ArrayDeque<>();
    open.push(expression);
    while (!open.isEmpty() && !usage.opaque) {
      usage.read(open.pop(), open);
    }
    return usage;
  }

  Expression.Reads reads() {
    if (graph || opaque) {
      return Expression.Reads.GRAPH;
    }
    return iteration ? Expression.Reads.ITERATION : Expression.Reads.MATCH;
  }

  boolean mentionsGraph() {
    return graph || matchedEdge || opaque;
  }

  boolean mentionsIteration() {
    return iteration || opaque;
  }

  boolean mentionsIds() {
    return ids || opaque;
  }

  boolean mentions(int element) {
    return opaque || mentioned.get(element);
  }

  boolean mentionsLabel(int element) {
    return opaque || labels.get(element);
  }

  boolean mentionsMatch(int element) {
    return opaque || matches.get(element);
  }

  private void read(AstNode node, Deque<AstNode> open) {
    if (node instanceof Name name) {
      readName(name.getIdentifier());
    } else if (node instanceof PropertyGet get) {
      if (!readsElement(get)) {
        open.push(get.getTarget());
      }
    } else if (node instanceof FunctionCall call) {
      readCall(call, open);
    } else if (node instanceof FunctionNode function) {
      readFunction(function, open);
    } else if (!readsNothing(node)) {
      readParts(node, open);
    }
  }

  private static boolean readsNothing(AstNode node) {
    return node instanceof NumberLiteral
        || node instanceof StringLiteral
        || node instanceof RegExpLiteral
        || node instanceof TemplateCharacters
        || (node instanceof KeywordLiteral && node.getType() != Token.THIS);
  }

  private void readParts(AstNode node, Deque<AstNode> open) {
    if (node instanceof ElementGet get) {
      open.push(get.getTarget());
      open.push(get.getElement());
    } else if (node instanceof ObjectProperty property) {
      if (!(property.getKey() instanceof Name)) {
        open.push(property.getKey());
      }
      open.push(property.getValue());
    } else if (node instanceof InfixExpression infix) {
      open.push(infix.getLeft());
      open.push(infix.getRight());
    } else if (node instanceof UnaryExpression unary) {
      open.push(unary.getOperand());
    } else if (node instanceof ConditionalExpression choice) {
      open.push(choice.getTestExpression());
      open.push(choice.getTrueExpression());
      open.push(choice.getFalseExpression());
    } else if (node instanceof ParenthesizedExpression inner) {
      open.push(inner.getExpression());
    } else {
      readList(node, open);
    }
  }

  private void readList(AstNode node, Deque<AstNode> open) {
    if (node instanceof ArrayLiteral array) {
      array.getElements().forEach(open::push);
    } else if (node instanceof ObjectLiteral object) {
      object.getElements().forEach(open::push);
    } else if (node instanceof TemplateLiteral template) {
      template.getElements().forEach(open::push);
    } else if (node instanceof Spread spread) {
      open.push(spread.getExpression());
    } else if (node.getType() != Token.EMPTY) {
      opaque = true;
    }
  }

  private void readName(String name) {
    Integer element = elements.get(name);
    if (element != null) {
      mentioned.set(element);
      labels.set(element);
      matches.set(element);
      ids = true;
    }
    switch (name) {
      case "$$iter" -> iteration = true;
      case "$$graph" -> graph = true;
      case "arguments", "eval", "globalThis", "Function" -> opaque = true;
      default -> {
        // A name of the library, of a parameter, or one that is not defined.
      }
    }
  }

  /** Reads {@code $x.label} and its like: then the rest of the element is not needed. */
  private boolean readsElement(PropertyGet get) {
    Integer element =
        get.getTarget() instanceof Name name ? elements.get(name.getIdentifier()) : null;
    if (element == null) {
      return false;
    }
    mentioned.set(element);
    switch (get.getProperty().getIdentifier()) {
      case "label" -> labels.set(element);
      case "match" -> matches.set(element);
      default -> ids = true;
    }
    return true;
  }

  private void readCall(FunctionCall call, Deque<AstNode> open) {
    if (call instanceof NewExpression construction && construction.getInitializer() != null) {
      opaque = true;
    } else if (asksForMatchedEdge(call)) {
      matchedEdge = true;
      for (int element : ends(call, this::node)) {
        mentioned.set(element);
      }
      // The record of an edge names its ends; whether there is one does not depend on what they
      // are.
      ids |= !asked(call).equals("hasEdge");
    } else {
      open.push(call.getTarget());
      call.getArguments().forEach(open::push);
    }
  }

  private boolean asksForMatchedEdge(FunctionCall call) {
    if (!(call.getTarget() instanceof PropertyGet get)
        || !(get.getTarget() instanceof Name target)
        || !target.getIdentifier().equals("$$graph")) {
      return false;
    }
    boolean known = asked(call).equals("hasEdge") || asked(call).equals("edge");
    return known && ends(call, this::node) != null;
  }

  private static String asked(FunctionCall call) {
    return ((PropertyGet) call.getTarget()).getProperty().getIdentifier();
  }

  /** Which matched node's id a tree is, or -1. */
  private int node(AstNode tree) {
    return matchedNode(tree, elements, declared);
  }

  static int matchedNode(AstNode tree, Map<String, Integer> elements, List<Element> declared) {
    if (tree instanceof PropertyGet get
        && get.getType() == Token.GETPROP
        && get.getTarget() instanceof Name name
        && get.getProperty().getIdentifier().equals("id")) {
      int element = elements.getOrDefault(name.getIdentifier(), -1);
      return element >= 0 && declared.get(element).node() ? element : -1;
    }
    return -1;
  }

  /** The two matched nodes that a call names, as two arguments or as {v, w}; or null. */
  static int[] ends(FunctionCall call, ToIntFunction<AstNode> node) {
    List<AstNode> args = call.getArguments();
    AstNode v = null;
    AstNode w = null;
    if (args.size() == 2) {
      v = args.get(0);
      w = args.get(1);
    } else if (args.size() == 1 && args.get(0) instanceof ObjectLiteral object) {
      v = valueAt(object, "v");
      w = valueAt(object, "w");
    }
    if (v == null || w == null || node.applyAsInt(v) < 0 || node.applyAsInt(w) < 0) {
      return null;
    }
    return new int[] {node.applyAsInt(v), node.applyAsInt(w)};
  }

  private static AstNode valueAt(ObjectLiteral object, String key) {
    AstNode found = null;
    if (object.getElements().size() != 2) {
      return null;
    }
    for (AstNode element : object.getElements()) {
      if (element instanceof ObjectProperty property
          && property.getKey() instanceof Name name
          && name.getIdentifier().equals(key)) {
        found = property.getValue();
      }
    }
    return found;
  }

  private void readFunction(FunctionNode function, Deque<AstNode> open) {
    boolean plain =
        function.getDefaultParams() == null
            && !function.isGenerator()
            && function.getParams().stream().allMatch(Name.class::isInstance);
    AstNode body = returned(function);
    if (plain && body != null) {
      open.push(body);
    } else {
      opaque = true;
    }
  }

  /** What a function returns whose body is an expression or one return statement; or null. */
  static AstNode returned(FunctionNode function) {
    AstNode body = function.getBody();
    boolean single = body.hasChildren() && body.getFirstChild().getNext() == null;
    return single && body.getFirstChild() instanceof ReturnStatement statement
        ? statement.getReturnValue()
        : null;
  }
}
