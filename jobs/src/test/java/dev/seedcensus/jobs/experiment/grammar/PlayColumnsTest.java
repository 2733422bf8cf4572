package dev.seedcensus.jobs.experiment.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.RecordWriter;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The columns that tell what a graph is worth. */
class PlayColumnsTest {

  private static final Path DATA = Path.of("../data");

  private static SparkSession spark;

  @BeforeAll
  static void start() {
    spark = SharedSpark.session();
  }

  private static Path file(String grammar) {
    return DATA.resolve("grammars/" + grammar + ".json");
  }

  private static Dataset<Row> read(String grammar, String seeds) {
    return spark
        .read()
        .format("seedcensus")
        .option("grammar", file(grammar).toString())
        .option("seeds", seeds)
        .load();
  }

  @ParameterizedTest
  @ValueSource(strings = {"dungeon", "mystery-daily", "dag-locked"})
  void depthAndChainAreThoseRecorded(String grammar) throws IOException {
    List<Row> rows =
        read(grammar, "1..30")
            .orderBy("seed")
            .selectExpr("nesting_depth", "to_json(chain)")
            .collectAsList();
    List<String> lines = Files.readAllLines(DATA.resolve("conformance/" + grammar + ".jsonl"));
    for (int i = 0; i < rows.size(); i++) {
      JsonNode run = new ObjectMapper().readTree(lines.get(i));
      assertEquals(run.get("depth").intValue(), rows.get(i).getInt(0));
      assertEquals(run.get("chain").toString(), rows.get(i).getString(1));
    }
  }

  /** A record holds what the measures say of the finished graph, null where they say nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"dungeon", "mystery-daily", "dag-locked"})
  void everyColumnIsItsMeasure(String grammar) {
    Evolver evolver = new Evolver(Program.compile(GrammarFiles.read(file(grammar), Map.of())));
    GraphMeasures measures = new GraphMeasures();
    for (Row row : read(grammar, "1..12").orderBy("seed").collectAsList()) {
      measures.of(evolver.evolve(row.<Long>getAs("seed")));
      Map<String, Object> expected =
          Map.ofEntries(
              Map.entry("places", measures.places()),
              Map.entry("keys", measures.keys()),
              Map.entry("nesting_depth", measures.nestingDepth()),
              Map.entry("simple_depth", measures.nestingDepthIgnoringProgress()),
              Map.entry("stranded", measures.stranded()),
              Map.entry("unopenable", measures.unopenable()),
              Map.entry("dangling", measures.dangling()),
              Map.entry("diameter", measures.diameter()),
              Map.entry("winnable", measures.winnable()),
              Map.entry("shortest_win", measures.shortestWin()),
              Map.entry("search_capped", measures.searchCapped()),
              Map.entry("acyclic", measures.acyclic()),
              Map.entry("minigame_nodes", measures.minigameNodes()),
              Map.entry("minigame_edges", measures.minigameEdges()));
      expected.forEach((column, value) -> assertEquals(value, row.getAs(column), column));
      assertEquals(measures.routeDepth(), row.getAs("route_depth"));
      assertEquals(measures.winShare(), row.getAs("win_share"));
      assertEquals(measures.winChance(), row.getAs("win_chance"));
      assertEquals(grammar.equals("dag-locked"), row.getAs("win_share") != null);
      assertEquals(
          measures.skins().stream()
              .map(
                  s ->
                      "[%s,%s,%s,%s]"
                          .formatted(s.kind(), s.locked(), s.loadBearing(), s.decisive()))
              .toList(),
          row.getList(row.fieldIndex("skins")).stream().map(Object::toString).toList());
      assertEquals(
          measures.locks().stream()
              .map(
                  l ->
                      "[%s,%s,%s,%s]".formatted(l.pairId(), l.depth(), l.distance(), l.reachable()))
              .toList(),
          row.getList(row.fieldIndex("locks")).stream().map(Object::toString).toList());
    }
  }

  /** A lock whose key lies behind it, and a gate that asks for what is not there. */
  @Test
  void flawsAreCounted() {
    String grammar =
        """
        {"start": "S", "limit": 1, "rules": [{"lhs": {"node": [["s", "S"]]}, "rhs": {
          "node": [["a", {"type": "start"}], ["d", {"type": "door", "pairId": "p"}],
                   ["k", {"type": "key", "pairId": "p"}], ["w", {"type": "win"}]],
          "edge": [["a", "d", {"type": "path"}],
                   ["d", "k", {"type": "path", "prereq": {"pairId": "p"}}],
                   ["k", "w", {"type": "path", "prereq": {"traversed": "nowhere"}}]]}}]}
        """;
    Row row =
        spark
            .read()
            .format("seedcensus")
            .option("grammar", grammar)
            .option("seeds", "1..1")
            .load()
            .selectExpr(
                "stranded", "unopenable", "dangling", "winnable", "shortest_win", "locks", "chain")
            .first();
    assertEquals("[1,1,1,false,null,ArraySeq([p,null,1,false]),ArraySeq()]", row.toString());
  }

  /** What is computed alone is what is computed with everything else. */
  @Test
  void pruningChangesNoValue() {
    Setup setup = setup("dag-locked");
    StructType all = Records.schema(new GrammarExperiment());
    RecordWriter whole = new RecordWriter(setup, all);
    for (PlayColumn column : PlayColumn.values()) {
      int ordinal = all.fieldIndex(column.column().name());
      StructType one = new StructType(new StructField[] {all.fields()[ordinal]});
      RecordWriter alone = new RecordWriter(setup, one);
      for (long seed = 1; seed <= 20; seed++) {
        assertEquals(
            whole.record(seed).get(ordinal, column.value().type()),
            alone.record(seed).get(0, column.value().type()),
            column.name());
      }
    }
  }

  /** Captions mean nothing to a player: the stage that adds them is left out. */
  @Test
  void decorationIsNotRunForThem() {
    Setup setup = setup("dungeon");
    assertTrue(steps(setup, "keys") < steps(setup, "digest"));
    assertEquals(steps(setup, "nodes"), steps(setup, "win_share"));
  }

  private static Setup setup(String grammar) {
    Options options = new Options(Map.of("grammar", file(grammar).toString()), Path.of(""));
    return Experiments.prepare("grammar", options);
  }

  private static long steps(Setup setup, String column) {
    SeedRunner runner = setup.open(List.of(column), false);
    runner.run(7);
    return runner.steps();
  }
}
