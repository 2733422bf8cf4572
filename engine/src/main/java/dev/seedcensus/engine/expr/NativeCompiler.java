package dev.seedcensus.engine.expr;

import dev.seedcensus.engine.value.Bool;
import dev.seedcensus.engine.value.Null;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mozilla.javascript.Token;
import org.mozilla.javascript.ast.AstNode;
import org.mozilla.javascript.ast.ConditionalExpression;
import org.mozilla.javascript.ast.ElementGet;
import org.mozilla.javascript.ast.FunctionCall;
import org.mozilla.javascript.ast.InfixExpression;
import org.mozilla.javascript.ast.KeywordLiteral;
import org.mozilla.javascript.ast.Name;
import org.mozilla.javascript.ast.NumberLiteral;
import org.mozilla.javascript.ast.ParenthesizedExpression;
import org.mozilla.javascript.ast.PropertyGet;
import org.mozilla.javascript.ast.StringLiteral;
import org.mozilla.javascript.ast.TemplateCharacters;
import org.mozilla.javascript.ast.TemplateLiteral;
import org.mozilla.javascript.ast.UnaryExpression;

/**
 * Compiles the part of JavaScript that expressions mostly are to plain Java: literals, members of
 * the match, operators without side effects and questions about the graph.
 */
final class NativeCompiler {

  /** Thrown for, and caught as, what has to be left to the interpreter as a whole. */
  private static final class Unsupported extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Unsupported() {
      super("", null, false, false);
    }
  }

  private final List<Element> declared;
  private final Map<String, Integer> elements = new HashMap<>();
  private final String parameter;

  private NativeCompiler(List<Element> declared, String parameter) {
    this.declared = declared;
    this.parameter = parameter;
    for (int i = 0; i < declared.size(); i++) {
      elements.put("$" + declared.get(i).id(), i);
    }
  }

  /** The compiled expression, or null where it goes beyond the subset. */
  static Op compile(AstNode expression, List<Element> elements) {
    return compile(new NativeCompiler(elements, null), expression);
  }

  /** A function's body, with the parameter standing for the label of element 0; or null. */
  static Op compileBody(AstNode body, String parameter) {
    return compile(new NativeCompiler(List.of(), parameter), body);
  }

  private static Op compile(NativeCompiler compiler, AstNode expression) {
    try {
      return compiler.op(expression);
    } catch (Unsupported | StackOverflowError e) {
      return null;
    }
  }

  private Op op(AstNode node) {
    if (node instanceof ParenthesizedExpression inner) {
      return op(inner.getExpression());
    }
    if (node instanceof NumberLiteral number) {
      return new PathOps.Constant(Num.of(number.getNumber()));
    }
    if (node instanceof StringLiteral text) {
      return new PathOps.Constant(Text.of(text.getValue()));
    }
    if (node instanceof KeywordLiteral keyword) {
      return keyword(keyword);
    }
    if (node instanceof Name name) {
      return name(name.getIdentifier());
    }
    if (node instanceof PropertyGet || node instanceof ElementGet) {
      return chain(node);
    }
    return operator(node);
  }

  private Op operator(AstNode node) {
    if (node instanceof FunctionCall call) {
      return new NativeGraphCalls(this::op).compile(call, this::matchedNode);
    }
    if (node instanceof TemplateLiteral template) {
      return template(template);
    }
    if (node instanceof ConditionalExpression choice) {
      return new LogicOps.Choice(
          op(choice.getTestExpression()),
          op(choice.getTrueExpression()),
          op(choice.getFalseExpression()));
    }
    if (node instanceof UnaryExpression unary) {
      return unary(unary.getType(), op(unary.getOperand()));
    }
    if (node instanceof InfixExpression infix) {
      return infix(infix.getType(), op(infix.getLeft()), op(infix.getRight()));
    }
    throw unsupported();
  }

  private static Op keyword(KeywordLiteral keyword) {
    return switch (keyword.getType()) {
      case Token.TRUE -> new PathOps.Constant(Bool.TRUE);
      case Token.FALSE -> new PathOps.Constant(Bool.FALSE);
      case Token.NULL -> new PathOps.Constant(Null.NULL);
      case Token.UNDEFINED -> new PathOps.Constant(Undefined.UNDEFINED);
      default -> throw unsupported();
    };
  }

  private Op name(String name) {
    if (name.equals(parameter)) {
      return new PathOps.Label(0);
    }
    if (parameter == null && name.equals("$$iter")) {
      return new PathOps.Iteration();
    }
    if (name.equals("undefined")) {
      return new PathOps.Constant(Undefined.UNDEFINED);
    }
    throw unsupported();
  }

  private Op template(TemplateLiteral template) {
    List<Op> parts = new ArrayList<>();
    for (AstNode part : template.getElements()) {
      parts.add(
          part instanceof TemplateCharacters characters
              ? new PathOps.Constant(Text.of(characters.getValue()))
              : op(part));
    }
    return new ArithmeticOps.Joined(parts);
  }

  private static Op unary(int operator, Op operand) {
    return switch (operator) {
      case Token.NOT -> LogicOps.not(operand);
      case Token.NEG -> ArithmeticOps.negated(operand);
      case Token.POS -> ArithmeticOps.asNumber(operand);
      case Token.TYPEOF -> LogicOps.typeOf(operand);
      default -> throw unsupported();
    };
  }

  private static Op infix(int operator, Op left, Op right) {
    return switch (operator) {
      case Token.ADD -> ArithmeticOps.add(left, right);
      case Token.SUB -> ArithmeticOps.binary(left, right, (a, b) -> a - b);
      case Token.MUL -> ArithmeticOps.binary(left, right, (a, b) -> a * b);
      case Token.DIV -> ArithmeticOps.binary(left, right, (a, b) -> a / b);
      case Token.MOD -> ArithmeticOps.binary(left, right, (a, b) -> a % b);
      case Token.AND -> new LogicOps.Junction(left, right, true);
      case Token.OR -> new LogicOps.Junction(left, right, false);
      case Token.NULLISH_COALESCING -> new LogicOps.Fallback(left, right);
      default -> comparison(operator, left, right);
    };
  }

  private static Op comparison(int operator, Op left, Op right) {
    return switch (operator) {
      case Token.SHEQ -> LogicOps.strictlyEqual(left, right, true);
      case Token.SHNE -> LogicOps.strictlyEqual(left, right, false);
      case Token.EQ -> LogicOps.looselyEqual(left, right, true);
      case Token.NE -> LogicOps.looselyEqual(left, right, false);
      case Token.LT -> LogicOps.compare(left, right, new LogicOps.Order(true, false, false));
      case Token.LE -> LogicOps.compare(left, right, new LogicOps.Order(true, true, false));
      case Token.GT -> LogicOps.compare(left, right, new LogicOps.Order(false, false, true));
      case Token.GE -> LogicOps.compare(left, right, new LogicOps.Order(false, true, true));
      default -> throw unsupported();
    };
  }

  /** A chain of members, which ends here; where it is optional, being cut short ends here too. */
  private Op chain(AstNode node) {
    Op member = member(node);
    return isOptional(node) ? new PathOps.Chain(member) : member;
  }

  private static boolean isOptional(AstNode node) {
    if (node instanceof PropertyGet get) {
      return get.getType() == Token.QUESTION_DOT || isOptional(get.getTarget());
    }
    return node instanceof ElementGet get
        && (get.getType() == Token.QUESTION_DOT || isOptional(get.getTarget()));
  }

  private Op member(AstNode node) {
    if (node instanceof PropertyGet get) {
      String key = get.getProperty().getIdentifier();
      boolean optional = get.getType() == Token.QUESTION_DOT;
      return get.getTarget() instanceof Name name && elements.containsKey(name.getIdentifier())
          ? ofElement(elements.get(name.getIdentifier()), key)
          : member(get.getTarget(), key, optional);
    }
    if (node instanceof ElementGet get) {
      boolean optional = get.getType() == Token.QUESTION_DOT;
      return member(get.getTarget(), literalKey(get.getElement()), optional);
    }
    return op(node);
  }

  private Op member(AstNode target, String key, boolean optional) {
    if (Inherited.NAMES.contains(key)) {
      throw unsupported();
    }
    Op base = member(target);
    if (key.equals("length") && !optional && !isOptional(target)) {
      return base instanceof GraphOps.Listing listing ? listing.length() : new PathOps.Length(base);
    }
    return new PathOps.Member(base, key, optional);
  }

  private Op ofElement(int element, String key) {
    return switch (key) {
      case "label" -> new PathOps.Label(element);
      case "match" -> new PathOps.Match(element);
      case "id" -> {
        if (!declared.get(element).node()) {
          throw unsupported();
        }
        yield new PathOps.NodeId(element);
      }
      default -> throw unsupported();
    };
  }

  private static String literalKey(AstNode key) {
    if (key instanceof StringLiteral text) {
      return text.getValue();
    }
    if (key instanceof NumberLiteral number) {
      return Coercion.numberText(number.getNumber());
    }
    throw unsupported();
  }

  private int matchedNode(AstNode tree) {
    return Usage.matchedNode(tree, elements, declared);
  }

  static RuntimeException unsupported() {
    return new Unsupported();
  }
}
