package dev.seedcensus.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.CanonicalGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.SeedException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile grammars. A file holds the attack, the grammar (or its {@code text}, as pieces with how
 * often each is repeated), limits other than the default, and the outcome: {@code refused} when it
 * is loaded, {@code fails} as a seed, or {@code harmless} with the canonical graph of seed 1; then
 * what the message says, as a regular expression. Outcome {@code any} asks only that it ends in one
 * of these.
 */
class AttacksTest {

  private static final Path ATTACKS = Path.of("src", "test", "resources", "attacks");

  static Stream<Path> attacks() throws IOException {
    try (Stream<Path> files = Files.list(ATTACKS)) {
      return files.sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void endsAsItShould(Path file) throws IOException {
    JsonNode attack = new ObjectMapper().readTree(file.toFile());
    String expected = attack.get("outcome").textValue();
    Program program;
    try {
      program =
          Program.compile(
              new GrammarLoader(new Primitives()).load(text(attack), "attack.json"),
              limits(attack));
    } catch (GrammarException refused) {
      assertOutcome(attack, expected, "refused", refused.getMessage());
      return;
    }
    String first = outcome(new Evolver(program), attack, expected, 1);
    // Whatever it did is not there for the next seed, nor for another evolver.
    Evolver used = new Evolver(program);
    outcome(used, attack, expected, 2);
    assertEquals(first, outcome(used, attack, expected, 1));
  }

  private static String outcome(Evolver evolver, JsonNode attack, String expected, long seed) {
    try {
      String canonical = CanonicalGraph.full().text(evolver.evolve(seed));
      assertOutcome(attack, expected, "harmless", "");
      if (expected.equals("harmless")) {
        assertEquals(attack.get("canonical").textValue(), canonical);
      }
      return canonical;
    } catch (SeedException failed) {
      assertOutcome(attack, expected, "fails", failed.getMessage());
      assertTrue(
          failed.getMessage().contains(", seed " + seed + ": "),
          "no seed in " + failed.getMessage());
      return failed.getMessage();
    }
  }

  private static void assertOutcome(
      JsonNode attack, String expected, String outcome, String message) {
    if (!expected.equals("any")) {
      assertEquals(expected, outcome, message);
    }
    assertEquals(message.isEmpty() ? 0 : 1, message.lines().count(), message);
    assertTrue(message.length() < 1000, message);
    String says = attack.path("says").asText("");
    assertTrue(Pattern.compile(says).matcher(message).find(), () -> says + " not in " + message);
  }

  private static String text(JsonNode attack) {
    if (attack.has("grammar")) {
      return attack.get("grammar").toString();
    }
    StringBuilder text = new StringBuilder();
    for (JsonNode piece : attack.get("text")) {
      text.append(piece.get(0).textValue().repeat(piece.get(1).intValue()));
    }
    return text.toString();
  }

  private static Limits limits(JsonNode attack) {
    Limits limits = Limits.defaults();
    for (Map.Entry<String, JsonNode> limit : attack.path("limits").properties()) {
      limits = limits.with(Limit.named(limit.getKey()).orElseThrow(), limit.getValue().asLong());
    }
    return limits;
  }

  @Test
  void thereAreManyAttacks() throws IOException {
    long count = attacks().count();
    assertTrue(count >= 130, "only " + count + " attacks");
  }
}
