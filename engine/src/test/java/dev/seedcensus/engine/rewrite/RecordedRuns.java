package dev.seedcensus.engine.rewrite;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;

/** Finds recorded runs and grammar files of the project's data folder. */
final class RecordedRuns {

  static final Path DATA = Path.of("..", "data");

  private static final ObjectMapper JSON = new ObjectMapper();

  private RecordedRuns() {}

  /** The lines of a recorded-run file as JSON. */
  static Stream<JsonNode> lines(String file) {
    try {
      return Files.readAllLines(DATA.resolve("conformance").resolve(file)).stream()
          .map(RecordedRuns::parse);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode parse(String line) {
    try {
      return JSON.readTree(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Grammar grammar(JsonNode recorded) {
    return grammarText(recorded.toString());
  }

  static Grammar grammarText(String json) {
    return new GrammarLoader(new Primitives()).load(json, "grammar of a test");
  }

  /** A grammar file of the project, by name. */
  static Grammar bundled(String name) {
    return bundled(name, Map.of());
  }

  static Grammar bundled(String name, Map<String, Double> overrides) {
    Path file = DATA.resolve("grammars").resolve(name + ".json");
    try {
      return new GrammarLoader(new Primitives())
          .load(Files.readString(file), file.toString(), overrides);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The sites of every listing, per stage, as recorded runs write them. */
  static String sites(Trace trace) {
    return trace.stages().stream()
        .map(stage -> stage.sites().stream().map(Arrays::toString).toList())
        .toList()
        .toString()
        .replace(" ", "");
  }
}
