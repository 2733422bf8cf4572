package dev.seedcensus.engine.expr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Expressions give what they gave on Node, both as plain Java and in the interpreter. */
class RecordedExpressionsTest {

  private static final ExpressionCompiler COMPILER =
      new ExpressionCompiler(ExpressionLimits.defaults());

  static Stream<JsonNode> recorded() {
    return StreamSupport.stream(Vectors.read("expression-vectors.json").spliterator(), false);
  }

  @ParameterizedTest
  @MethodSource("recorded")
  void givesWhatNodeGave(JsonNode vector) {
    check(vector, true);
    check(vector, false);
  }

  private static void check(JsonNode vector, boolean natively) {
    String source = vector.get("expression").asText();
    Expression expression = COMPILER.compile(source, TestScope.ELEMENTS, natively);
    if (vector.has("error")) {
      ExpressionException e =
          assertThrows(
              ExpressionException.class, () -> expression.evaluate(TestScope.recorded()), source);
      assertTrue(e.getMessage().contains(" throws "), e.getMessage());
      assertTrue(e.getMessage().contains(vector.get("error").asText()), e.getMessage());
    } else {
      assertEquals(
          Vectors.exact(Vectors.value(vector.get("value"))),
          Vectors.exact(expression.evaluate(TestScope.recorded())),
          source);
    }
  }
}
