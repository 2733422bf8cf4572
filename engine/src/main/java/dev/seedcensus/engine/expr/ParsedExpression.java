package dev.seedcensus.engine.expr;

import org.mozilla.javascript.CompilerEnvirons;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.EvaluatorException;
import org.mozilla.javascript.Node;
import org.mozilla.javascript.Parser;
import org.mozilla.javascript.ast.AstNode;
import org.mozilla.javascript.ast.AstRoot;
import org.mozilla.javascript.ast.ExpressionStatement;
import org.mozilla.javascript.ast.IdeErrorReporter;
import org.mozilla.javascript.ast.ParenthesizedExpression;

/**
 * An expression's syntax tree. The text is one JavaScript expression; a comment or semicolons may
 * follow it.
 *
 * @param text the text in parentheses, which is what was parsed
 * @param root the script
 * @param expression the expression itself
 */
record ParsedExpression(String text, AstRoot root, AstNode expression) {

  /**
   * Parses a text.
   *
   * @throws ExpressionException if it is no expression
   */
  static ParsedExpression parse(String source) {
    String expression = withoutSemicolons(source);
    // A line comment at the end must not swallow the parenthesis.
    String text = "(" + expression + "\n)";
    AstRoot root;
    try {
      root = new Parser(environment(), new FirstError()).parse(text, "expression", 1);
    } catch (SyntaxError e) {
      throw new ExpressionException(place(expression, e.offset - 1) + ": " + e.getMessage(), e);
    } catch (EvaluatorException e) {
      throw new ExpressionException(place(expression, 0) + ": " + sentence(e.details()), e);
    } catch (StackOverflowError e) {
      throw new ExpressionException("the expression is nested too deep", e);
    }
    return new ParsedExpression(text, root, only(root, text));
  }

  static CompilerEnvirons environment() {
    CompilerEnvirons environment = new CompilerEnvirons();
    environment.setLanguageVersion(Context.VERSION_ES6);
    environment.setXmlAvailable(false);
    environment.setInterpretedMode(true);
    environment.setGenerateDebugInfo(false);
    return environment;
  }

  private static String withoutSemicolons(String source) {
    String stripped = source.stripTrailing();
    return stripped.endsWith(";") ? withoutSemicolons(chopped(stripped)) : source;
  }

  private static String chopped(String text) {
    return text.substring(0, text.length() - 1);
  }

  private static AstNode only(AstRoot root, String text) {
    Node first = root.getFirstChild();
    if (first != null
        && first.getNext() == null
        && first instanceof ExpressionStatement statement
        && statement.getExpression() instanceof ParenthesizedExpression whole
        && whole.getLength() == text.length()) {
      return whole.getExpression();
    }
    throw new ExpressionException("line 1, column 1: it is not one expression");
  }

  /** Lines and columns count from 1, columns in UTF-16 code units. */
  private static String place(String expression, int offset) {
    String before = expression.substring(0, Math.max(0, Math.min(offset, expression.length())));
    int line = 1 + (int) before.chars().filter(c -> c == '\n').count();
    int column = before.length() - before.lastIndexOf('\n');
    return "line " + line + ", column " + column;
  }

  private static String sentence(String message) {
    return message.strip().replaceAll("\\.$", "");
  }

  private static final class SyntaxError extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int offset;

    SyntaxError(String message, int offset) {
      super(message);
      this.offset = offset;
    }
  }

  /** Stops at the first error, of which the parser tells the place, and leaves warnings alone. */
  private static final class FirstError implements IdeErrorReporter {

    @Override
    public void warning(String message, String source, int offset, int length) {}

    @Override
    public void error(String message, String source, int offset, int length) {
      throw new SyntaxError(sentence(message), offset);
    }

    @Override
    public void warning(String message, String source, int line, String text, int offset) {}

    @Override
    public void error(String message, String source, int line, String text, int offset) {
      throw runtimeError(message, source, line, text, offset);
    }

    @Override
    public EvaluatorException runtimeError(
        String message, String source, int line, String text, int offset) {
      return new EvaluatorException(message, source, line, text, offset);
    }
  }
}
