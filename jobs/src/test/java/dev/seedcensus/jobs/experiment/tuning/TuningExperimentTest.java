package dev.seedcensus.jobs.experiment.tuning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TuningExperimentTest {

  private static final String GRAMMAR =
      """
      {"name": "growth", "start": "A", "limit": 12, "rules": [
        {"name": "leaf", "lhs": "A", "rhs": {"node": ["A", "B"]}},
        {"name": "twig", "lhs": "B", "rhs": {"node": ["B", "C"]}, "limit": 4},
        {"name": "never", "lhs": "Z", "rhs": "Z"}]}
      """;

  @TempDir Path folder;

  private Path grammar(String text) throws IOException {
    return Files.writeString(folder.resolve("g.json"), text);
  }

  @Test
  void triesEveryMethodUntilOneMeetsTheTargets() throws IOException {
    List<Row> rows =
        SharedSpark.session()
            .read()
            .format("seedcensus")
            .option("experiment", "tuning")
            .option("grammars", grammar(GRAMMAR).toString())
            .option("seeds_per_round", 100)
            .option("arbitrary", 3)
            .option("seeds", "1..6")
            .load()
            .selectExpr(
                "seed",
                "tuned",
                "feasible",
                "ruled_out",
                "needed",
                "attempts.method",
                "attempts.met",
                "error")
            .collectAsList();
    assertEquals(6, rows.size());
    for (Row row : rows) {
      assertTrue(row.isNullAt(7), row.toString());
      assertEquals("growth", row.getString(1));
      assertEquals(row.getLong(0) % 3 != 0, row.getBoolean(2), row.toString());
      List<String> methods = row.getList(5);
      List<Boolean> met = row.getList(6);
      assertEquals(List.of("fixpoint", "damped", "newton").subList(0, methods.size()), methods);
      assertEquals(row.getBoolean(3), methods.isEmpty(), row.toString());
      if (!row.isNullAt(4)) {
        assertEquals(methods.get(methods.size() - 1), row.getString(4));
        assertEquals(methods.size() - 1, met.indexOf(true), row.toString());
      }
    }
    assertTrue(rows.stream().anyMatch(row -> "fixpoint".equals(row.getString(4))), rows.toString());
  }

  @Test
  void itsDefinitionMakesAnEqualSetup() throws IOException {
    Options options = new Options(Map.of("grammars", grammar(GRAMMAR).toString()), Path.of(""));
    Setup setup = Experiments.prepare("tuning", options);
    assertEquals(
        setup.definition(), Experiments.named("tuning").restore(setup.definition()).definition());
  }

  @Test
  void limitsHoldForTheSeedsOfATrial() throws IOException {
    Options options =
        new Options(
            Map.of("grammars", grammar(GRAMMAR).toString(), "limits.iterations", "3"), Path.of(""));
    Setup setup = Experiments.prepare("tuning", options);
    assertTrue(setup.definition().contains("\"limits\":{\"iterations\":3}"), setup.definition());
    Setup restored = Experiments.named("tuning").restore(setup.definition());
    assertEquals(setup.definition(), restored.definition());
    SeedException reached =
        assertThrows(SeedException.class, () -> restored.open(List.of("needed"), false).run(1));
    assertTrue(reached.getMessage().contains("limit iterations"), reached.getMessage());
  }

  @Test
  void aGrammarWithoutWeightsToMoveIsRefused() throws IOException {
    Path file = grammar(GRAMMAR.replace("\"lhs\"", "\"weight\": \"1\", \"lhs\""));
    Options options = new Options(Map.of("grammars", file.toString()), Path.of(""));
    String message =
        assertThrows(UserException.class, () -> Experiments.prepare("tuning", options))
            .getMessage();
    assertEquals(file + " has no weight that can be moved: leave the grammar out.", message);
  }
}
