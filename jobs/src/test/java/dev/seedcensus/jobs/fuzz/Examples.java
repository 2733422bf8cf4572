package dev.seedcensus.jobs.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Good inputs to begin with: of the bundled data and specs, and as users write them. */
final class Examples {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Path QUERIES =
      Path.of("src", "main", "resources", "dev", "seedcensus", "jobs");
  private static final int SOME_LEVELS = 12;

  private Examples() {}

  /** Bundled grammars, and random ones. */
  static List<String> grammars() {
    return Stream.concat(files("grammars", ".json").stream(), recordedGrammars().stream()).toList();
  }

  /** Short recorded runs. */
  static List<String> recordings() {
    return files("conformance", ".jsonl").stream()
        .flatMap(text -> text.lines().limit(3))
        .filter(line -> line.length() < 20_000)
        .toList();
  }

  /** A spec of every kind, with what a spec may hold besides. */
  static List<String> specs() {
    List<String> specs =
        new ArrayList<>(
            paths(Path.of("..", "conf"), ".yaml")
                .map(Examples::text)
                .filter(text -> text.contains("experiment:") && text.contains("out:"))
                .map(text -> text.replace("../data/grammars", "../../data/grammars"))
                .toList());
    specs.add(
        """
        # A comment
        experiment: grammar
        grammar: ../grammar.json
        seeds: 1..1000
        chunk: 250
        columns: [nodes, edges]
        out: ../out
        overrides:
          limit: 4
          rules.grow.weight: 2
        limits:
          nodes: 50
        """);
    return specs;
  }

  /** The project's own queries over all that a run of the grammar census has. */
  static List<String> queries() {
    return Stream.of("summaries", "tables/budgets", "tables/key-lock", "views")
        .flatMap(folder -> paths(QUERIES.resolve(folder), ".sql"))
        .map(Examples::text)
        // What tables are given beside the views.
        .map(text -> text.replace(":first", "1").replace(":last", "9"))
        .map(text -> text.replace(":grammar", "'dag-locked'"))
        .map(text -> text.replaceAll("\\s+AND \\w+ IN \\(SELECT \\w+ FROM published\\)", ""))
        .toList();
  }

  /** Conditions on a seed. */
  static List<String> conditions() {
    return List.of(
        "keys = 2",
        "keys >= 1 AND nesting_depth = 1 AND winnable",
        "node_types['key'] > 0 AND nodes BETWEEN 5 AND 50",
        "size(locks) = 2 AND locks[0].distance > 1",
        "win_share < 0.5 OR win_chance IS NULL",
        "exists(rules, r -> r.rule = 'dag-key-lock' AND r.firings = 2)",
        "digest LIKE 'a%' AND seed % 2 = 0",
        "cardinality(chain) = 1 AND NOT acyclic",
        "shortest_win IN (3, 4, 5) AND places > 4");
  }

  /** Boards of Araf in both forms of text. */
  static List<String> boards() {
    return List.of(
        "1..4\n3.1.\n.3..\n",
        "2 . 5\n. . .\n. 1 .\n",
        ". 1 . 9 .\n. . . . .\n3 . . . 6\n. . 10 . .\n. 2 . . 4\n",
        "1.\n.3\n",
        "12 . . 1\n");
  }

  /** Single levels, of each form that is read. */
  static List<String> levels() {
    List<String> levels = new ArrayList<>();
    for (String file : List.of("golden.json", "keke-levels.json")) {
      try {
        JsonNode all = JSON.readTree(text(Path.of("..", "data", "rulepush", file)));
        for (int i = 0; i < Math.min(SOME_LEVELS, all.size()); i++) {
          levels.add("[" + all.get(i) + "]");
        }
      } catch (JsonProcessingException e) {
        throw new UncheckedIOException(e);
      }
    }
    return levels;
  }

  static List<String> recordedGrammars() {
    return text(Path.of("..", "data", "conformance", "random-grammars-2.jsonl"))
        .lines()
        .limit(100)
        .map(Examples::grammarOf)
        .toList();
  }

  private static String grammarOf(String line) {
    try {
      return new ObjectMapper().readTree(line).get("grammar").toString();
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<String> files(String folder, String ending) {
    return paths(Path.of("..", "data", folder), ending).map(Examples::text).toList();
  }

  static Stream<Path> paths(Path folder, String ending) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String text(Path file) {
    try {
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
