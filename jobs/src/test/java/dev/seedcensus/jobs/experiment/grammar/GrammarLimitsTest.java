package dev.seedcensus.jobs.experiment.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/** Limits of a seed as options: what they stop, and what they are part of. */
class GrammarLimitsTest {

  private static final String ENDLESS =
      """
      {"name": "weed", "start": "A", "stages": [
        {"name": "grow", "rules": [{"name": "sow", "lhs": "A", "rhs": ["A", "B"]}]}]}
      """;

  private static Setup prepare(Map<String, String> limits) {
    Map<String, String> options = new HashMap<>(Options.limitOptions(limits));
    options.put("grammar", ENDLESS);
    return Experiments.prepare("grammar", new Options(options, Path.of("")));
  }

  @Test
  void aGrammarWithoutEndIsARowThatTellsTheLimit() {
    DataFrameReader source =
        SharedSpark.session()
            .read()
            .format("seedcensus")
            .option("grammar", ENDLESS)
            .option("seeds", "4..6");
    List<Row> rows =
        source.option("limits.nodes", "30").load().select("seed", "nodes", "error").collectAsList();
    assertEquals(3, rows.size());
    for (Row row : rows) {
      assertNull(row.get(1));
      assertEquals(
          "grammar weed, stage grow, iteration 30, seed "
              + row.getLong(0)
              + ": limit nodes: the graph has more than 30 nodes.",
          row.getString(2));
    }
    UserException unknown =
        assertThrows(
            UserException.class, () -> source.option("limits.nods", "3").load().collectAsList());
    assertEquals("There is no limit 'nods': did you mean \"nodes\"?", unknown.getMessage());
  }

  @Test
  void limitsArePartOfTheDefinitionWhereTheyAreNotTheDefault() {
    Setup plain = prepare(Map.of());
    assertEquals(plain.definition(), prepare(Map.of("nodes", "1000000")).definition());
    Setup limited = prepare(Map.of("nodes", "30", "work", "99"));
    assertNotEquals(plain.definition(), limited.definition());
    assertTrue(
        limited.definition().endsWith(",\"limits\":{\"nodes\":30,\"work\":99}}"),
        limited.definition());
    Setup restored = new GrammarExperiment().restore(limited.definition());
    assertEquals(limited.definition(), restored.definition());
    assertEquals("weed", restored.label());
  }
}
