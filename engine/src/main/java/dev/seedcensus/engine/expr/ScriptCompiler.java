package dev.seedcensus.engine.expr;

import java.util.ArrayList;
import java.util.List;
import org.mozilla.javascript.CompilerEnvirons;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.IRFactory;
import org.mozilla.javascript.Interpreter;
import org.mozilla.javascript.Node;
import org.mozilla.javascript.RhinoException;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.Token;
import org.mozilla.javascript.ast.AstNode;
import org.mozilla.javascript.ast.AstRoot;
import org.mozilla.javascript.ast.ElementGet;
import org.mozilla.javascript.ast.FunctionCall;
import org.mozilla.javascript.ast.FunctionNode;
import org.mozilla.javascript.ast.InfixExpression;
import org.mozilla.javascript.ast.Jump;
import org.mozilla.javascript.ast.Name;
import org.mozilla.javascript.ast.NumberLiteral;
import org.mozilla.javascript.ast.ParenthesizedExpression;
import org.mozilla.javascript.ast.PropertyGet;
import org.mozilla.javascript.ast.ScriptNode;

/**
 * Compiles an expression for the interpreter, with a call of {@link EvaluationScope#CHARGE} around
 * everything that is appended to a text or spread into an array. Those operations are the
 * language's own, so no library function could count them.
 */
final class ScriptCompiler {

  private ScriptCompiler() {}

  /**
   * A script whose value is the expression's.
   *
   * @throws ExpressionException if it uses a part of the language that is not available
   */
  static Script compile(ParsedExpression parsed, SandboxContext.Factory factory) {
    factory.begin();
    try {
      return compile(parsed);
    } catch (RhinoException e) {
      throw new ExpressionException(
          "line " + Math.max(1, e.lineNumber()) + ": " + e.details().strip(), e);
    } catch (StackOverflowError e) {
      throw new ExpressionException("the expression is nested too deep", e);
    } finally {
      Context.exit();
    }
  }

  private static Script compile(ParsedExpression parsed) {
    CompilerEnvirons environment = ParsedExpression.environment();
    IRFactory factory =
        new IRFactory(environment, "expression", parsed.text(), environment.getErrorReporter());
    ScriptNode tree = keepingZeros(parsed.root(), factory);
    charge(tree);
    tree.setRawSource(parsed.text());
    tree.setRawSourceBounds(0, parsed.text().length());
    Interpreter interpreter = new Interpreter();
    Object code = interpreter.compile(environment, tree, parsed.text(), false);
    return interpreter.createScriptObject(code, null);
  }

  /**
   * The library makes {@code -x} of {@code 0 - x} and {@code +x} of {@code x - -0}, which differ
   * where x is 0, and it works out what consists of literals first: the zero may be hidden in
   * {@code (null ? 1 : 0)}. It does not see through a comma, so an operand of a minus that may turn
   * out to be a zero becomes {@code (0, operand)} while the tree is transformed.
   */
  private static ScriptNode keepingZeros(AstRoot root, IRFactory factory) {
    List<InfixExpression> differences = new ArrayList<>();
    root.visit(
        node -> {
          if (node instanceof InfixExpression minus && minus.getType() == Token.SUB) {
            differences.add(minus);
          }
          return true;
        });
    List<Runnable> restore = new ArrayList<>();
    for (InfixExpression minus : differences) {
      AstNode left = minus.getLeft();
      AstNode right = minus.getRight();
      restore.add(
          () -> {
            minus.setLeft(left);
            minus.setRight(right);
          });
      minus.setLeft(mayBeZero(left) ? hidden(left) : left);
      minus.setRight(mayBeZero(right) ? hidden(right) : right);
    }
    try {
      return factory.transformTree(root);
    } finally {
      restore.forEach(Runnable::run);
    }
  }

  private static AstNode hidden(AstNode operand) {
    return new InfixExpression(Token.COMMA, new NumberLiteral(0), operand, 0);
  }

  /** Whether the library may find the literal 0 in a node's place. */
  private static boolean mayBeZero(AstNode node) {
    if (node instanceof ParenthesizedExpression inner) {
      return mayBeZero(inner.getExpression());
    }
    if (node instanceof NumberLiteral number) {
      return number.getNumber() == 0;
    }
    return !(node instanceof Name
        || node instanceof PropertyGet
        || node instanceof ElementGet
        || node instanceof FunctionCall);
  }

  private static void charge(ScriptNode script) {
    chargeInside(script);
    for (int i = 0; i < script.getFunctionCount(); i++) {
      FunctionNode function = script.getFunctionNode(i);
      charge(function);
      observe(function);
    }
  }

  /**
   * Begins a function with a jump to its next instruction. The interpreter looks at its count of
   * instructions only when it jumps, so that a function which just calls itself would not end.
   */
  private static void observe(FunctionNode function) {
    Node next = Node.newTarget();
    Jump jump = new Jump(Token.GOTO);
    jump.target = next;
    Node body = function.getLastChild();
    body.addChildToFront(next);
    body.addChildToFront(jump);
  }

  private static void chargeInside(Node node) {
    refuse(node);
    for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
      chargeInside(child);
    }
    switch (node.getType()) {
      case Token.ADD -> chargeFor(node, node.getLastChild(), EvaluationScope.ADDED);
      case Token.STRING_CONCAT -> chargeFor(node, node.getLastChild(), EvaluationScope.INSERTED);
      case Token.DOTDOTDOT -> chargeFor(node, node.getFirstChild(), EvaluationScope.SPREAD);
      default -> {
        // Makes nothing that grows.
      }
    }
  }

  private static void chargeFor(Node parent, Node operand, int purpose) {
    if (operand.getType() == Token.NUMBER) {
      return;
    }
    Node call = new Node(Token.CALL, Node.newString(Token.NAME, EvaluationScope.CHARGE));
    parent.replaceChild(operand, call);
    call.addChildToBack(operand);
    call.addChildToBack(Node.newNumber(purpose));
  }

  private static void refuse(Node node) {
    String what =
        switch (node.getType()) {
          case Token.BIGINT -> "a BigInt";
          case Token.ENTERWITH -> isCatch(node) ? null : "the with statement";
          case Token.TEMPLATE_LITERAL -> "a tagged template";
          default -> null;
        };
    if (what != null) {
      throw new ExpressionException(
          "line "
              + Math.max(1, node.getLineno())
              + ": it uses "
              + what
              + ", which is not available");
    }
  }

  /** The scope of a caught exception looks like a with statement, over a local variable. */
  private static boolean isCatch(Node enter) {
    return enter.getFirstChild().getType() == Token.LOCAL_LOAD;
  }
}
