package dev.seedcensus.engine.analysis;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The bundled grammars, and what is recorded and published about them. */
final class Bundled {

  static final List<String> NAMES =
      List.of("dungeon", "maze-plain", "maze-locked", "dag-plain", "dag-locked", "mystery-daily");

  /** Grammars that answer a question; nothing is recorded about them. */
  static final List<String> EXAMPLES =
      List.of(
          "dungeon-nested",
          "dungeon-oneway",
          "dungeon-remote",
          "dungeon-gates",
          "dungeon-matching",
          "dungeon-skinned");

  private static final Path DATA = Path.of("..", "data");
  private static final ObjectMapper JSON = new ObjectMapper();

  private Bundled() {}

  static Grammar grammar(String name) {
    return parse(read(DATA.resolve("grammars").resolve(name + ".json")));
  }

  static Grammar parse(String json) {
    return new GrammarLoader(new Primitives()).load(json, "grammar of a test");
  }

  static Evolver evolver(String name) {
    return new Evolver(Program.compile(grammar(name)));
  }

  /** The recorded runs of a grammar. */
  static List<JsonNode> recordings(String name) {
    return read(DATA.resolve("conformance").resolve(name + ".jsonl"))
        .lines()
        .map(Bundled::json)
        .toList();
  }

  /** A published table. */
  static JsonNode table(String paper, String id) {
    for (JsonNode table :
        json(read(DATA.resolve("papers").resolve(paper + ".json"))).get("tables")) {
      if (table.get("id").asText().equals(id)) {
        return table;
      }
    }
    throw new IllegalArgumentException("There is no table " + id + " in " + paper);
  }

  static JsonNode json(String text) {
    try {
      return JSON.readTree(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode toJson(Object value) {
    return JSON.valueToTree(value);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
