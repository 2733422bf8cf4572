package dev.seedcensus.jobs.experiment.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.jobs.SharedSpark;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The columns of the grammar census, against recorded runs. */
class GrammarExperimentTest {

  private static final Path DATA = Path.of("../data");

  private static SparkSession spark;

  @BeforeAll
  static void start() {
    spark = SharedSpark.session();
  }

  private static Dataset<Row> read(String grammar, String seeds) {
    return spark
        .read()
        .format("seedcensus")
        .option("grammar", DATA.resolve("grammars/" + grammar + ".json").toString())
        .option("seeds", seeds)
        .load();
  }

  private static List<JsonNode> recorded(String grammar) throws IOException {
    List<JsonNode> runs = new ArrayList<>();
    for (String line : Files.readAllLines(DATA.resolve("conformance/" + grammar + ".jsonl"))) {
      runs.add(new ObjectMapper().readTree(line));
    }
    return runs;
  }

  @ParameterizedTest
  @ValueSource(strings = {"dungeon", "mystery-daily", "maze-plain"})
  void givesWhatWasRecorded(String grammar) throws IOException {
    List<JsonNode> expected = recorded(grammar);
    List<Row> rows = read(grammar, "1..20").orderBy("seed").collectAsList();
    assertEquals(20, rows.size());
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      JsonNode run = expected.get(i);
      assertEquals(run.get("seed").longValue(), row.<Long>getAs("seed"));
      assertEquals(run.get("iterations").intValue(), row.<Integer>getAs("iterations"));
      assertEquals(run.get("nodes").intValue(), row.<Integer>getAs("nodes"));
      assertEquals(run.get("edges").intValue(), row.<Integer>getAs("edges"));
      assertEquals(run.get("digest").textValue(), row.getAs("digest"));
      assertEquals(
          counts(run.get("nodeTypes")),
          new TreeMap<>(row.getJavaMap(row.fieldIndex("node_types"))));
      assertEquals(
          counts(run.get("edgeTypes")),
          new TreeMap<>(row.getJavaMap(row.fieldIndex("edge_types"))));
      assertEquals(firings(run), firings(row));
      assertTrue(row.isNullAt(row.fieldIndex("error")));
    }
  }

  private static Map<String, Integer> counts(JsonNode object) {
    Map<String, Integer> counts = new TreeMap<>();
    object.properties().forEach(entry -> counts.put(entry.getKey(), entry.getValue().intValue()));
    return counts;
  }

  private static List<String> firings(JsonNode run) {
    List<String> firings = new ArrayList<>();
    for (JsonNode stage : run.get("firings")) {
      stage
          .get("rules")
          .properties()
          .forEach(
              rule ->
                  firings.add(
                      stage.get("stage").textValue()
                          + " "
                          + rule.getKey()
                          + " "
                          + rule.getValue()));
    }
    return firings;
  }

  private static List<String> firings(Row row) {
    List<Row> rules = row.getList(row.fieldIndex("rules"));
    return rules.stream()
        .map(
            rule ->
                "%s %s %d"
                    .formatted(
                        rule.getAs("stage"), rule.getAs("rule"), rule.<Integer>getAs("firings")))
        .toList();
  }

  /** A trace lists what the sites column must hold, but for the last listing of a dry stage. */
  @Test
  void sitesAreThoseOfTheTrace() throws IOException {
    for (JsonNode run : recorded("dungeon.trace")) {
      String seed = run.get("seed").asText();
      Row row = read("dungeon", seed + ".." + seed).first();
      List<Row> rules = row.getList(row.fieldIndex("rules"));
      List<List<Integer>> expected = new ArrayList<>();
      for (JsonNode stage : run.get("trace")) {
        for (int rule = 0; rule < stage.get("rules").size(); rule++) {
          List<Integer> sites = new ArrayList<>();
          for (int i = 0; i < stage.get("fired").size(); i++) {
            sites.add(stage.get("sites").get(i).get(rule).intValue());
          }
          expected.add(sites);
        }
      }
      List<List<Integer>> actual =
          rules.stream().map(rule -> rule.<Integer>getList(rule.fieldIndex("sites"))).toList();
      assertEquals(expected, actual);
    }
  }

  /** Expected firings share out the iterations of a stage among its rules. */
  @Test
  void expectedFiringsAddUpToTheIterations() {
    Row sums =
        read("dungeon", "1..10")
            .selectExpr("seed", "explode(rules) r")
            .groupBy("seed", "r.stage")
            .agg(Map.of("r.firings", "sum", "r.expected", "sum"))
            .selectExpr("max(abs(`sum(r.firings AS firings)` - `sum(r.expected AS expected)`))")
            .first();
    assertEquals(0, sums.getDouble(0), 1e-9);
  }

  /** What is read alone is what is read with everything else. */
  @ParameterizedTest
  @ValueSource(
      strings = {"iterations", "nodes", "edges", "digest", "node_types", "edge_types", "rules"})
  void pruningChangesNoValue(String column) {
    String value = "to_json(struct(" + column + ")) value";
    Dataset<Row> whole = read("maze-locked", "1..12");
    whole.cache();
    try {
      assertEquals(
          whole.selectExpr("seed", value).orderBy("seed").collectAsList(),
          read("maze-locked", "1..12").selectExpr("seed", value).orderBy("seed").collectAsList());
    } finally {
      whole.unpersist();
    }
  }

  @Test
  void numbersOfTheGrammarCanBeChanged() {
    Row row =
        spark
            .read()
            .format("seedcensus")
            .option("grammar", DATA.resolve("grammars/dungeon.json").toString())
            .option("set.stages.expand.limit", "3")
            .option("seeds", "5..5")
            .load()
            .selectExpr(
                "aggregate(filter(rules, r -> r.stage = 'expand'), 0, (n, r) -> n + r.firings)")
            .first();
    assertEquals(3, row.getInt(0));
  }

  @Test
  void aGrammarMayBeGivenAsText() {
    Row row =
        spark
            .read()
            .format("seedcensus")
            .option(
                "grammar",
                "{\"start\": \"A\", \"limit\": 3, \"rules\": [{\"lhs\": \"A\", \"rhs\": [\"A\", \"B\"]}]}")
            .option("seeds", "1..1")
            .load()
            .selectExpr("nodes", "rules[0].rule", "rules[0].stage", "size(node_types)")
            .first();
    assertEquals("[4,#1,#1,0]", row.toString());
  }
}
