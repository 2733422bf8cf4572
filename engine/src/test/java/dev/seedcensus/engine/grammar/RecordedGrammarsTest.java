package dev.seedcensus.engine.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every grammar of the recorded runs loads, and survives being written out. */
class RecordedGrammarsTest {

  private static final Path RECORDED = Path.of("..", "data", "conformance");
  private static final GrammarLoader LOADER = new GrammarLoader(PrimitiveExpander.none());

  private static List<String> grammars(String file) {
    ObjectMapper json = new ObjectMapper();
    List<String> grammars = new ArrayList<>();
    try (Stream<String> lines = Files.lines(RECORDED.resolve(file))) {
      for (String line : (Iterable<String>) lines::iterator) {
        grammars.add(json.readTree(line).get("grammar").toString());
      }
    } catch (IOException unreadable) {
      throw new IllegalStateException("Cannot read " + file, unreadable);
    }
    return grammars;
  }

  static Stream<String> all() {
    return Stream.of("random-grammars.jsonl", "random-grammars-2.jsonl")
        .flatMap(file -> grammars(file).stream());
  }

  @Test
  void thereAreAsManyAsWereRecorded() {
    assertEquals(299, grammars("random-grammars.jsonl").size());
    assertEquals(246, grammars("random-grammars-2.jsonl").size());
  }

  @ParameterizedTest
  @MethodSource("all")
  void loadsAndRoundTrips(String json) {
    Grammar grammar = LOADER.load(json, "recorded");
    String written = CanonicalGrammar.write(grammar);
    Grammar again = LOADER.load(written, "written");
    assertEquals(grammar, again);
    assertEquals(written, CanonicalGrammar.write(again));
    assertEquals(again, LOADER.load(CanonicalGrammar.writePretty(grammar), "pretty"));
  }
}
