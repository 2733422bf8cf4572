package dev.seedcensus.jobs.experiment.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment.Summary;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpec;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.Views;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players on generated graphs, as records and views show them. */
class PlayExperimentTest {

  private static final String GRAMMAR = "../data/grammars/maze-locked.json";

  private static SparkSession spark;

  @BeforeAll
  static void start() {
    spark = SharedSpark.session();
  }

  private static Options options(String... namesAndValues) {
    Map<String, String> values = new HashMap<>(Map.of("grammar", GRAMMAR));
    for (int i = 0; i < namesAndValues.length; i += 2) {
      values.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return new Options(values, Path.of(""));
  }

  private static List<String> read(String seeds) {
    return spark
        .read()
        .format("seedcensus")
        .option("experiment", "play")
        .option("grammar", GRAMMAR)
        .option("walks", "3")
        .option("seeds", seeds)
        .load()
        .orderBy("seed")
        .selectExpr("seed", "battles", "plays", "error")
        .collectAsList()
        .stream()
        .map(Row::toString)
        .toList();
  }

  @Test
  void limitsHoldAndArePartOfTheDefinition() {
    Setup plain = Experiments.prepare("play", options());
    Setup limited = Experiments.prepare("play", options("limits.nodes", "9"));
    assertTrue(limited.definition().contains("\"limits\":{\"nodes\":9}"), limited.definition());
    assertFalse(plain.definition().contains("limits"), plain.definition());
    Setup restored = Experiments.named("play").restore(limited.definition());
    assertEquals(limited.definition(), restored.definition());
    SeedRunner runner = restored.open(List.of("battles"), false);
    SeedException reached = assertThrows(SeedException.class, () -> runner.run(1));
    assertTrue(reached.getMessage().contains("limit nodes: "), reached.getMessage());
    plain.open(List.of("battles"), false).run(1);
  }

  /**
   * Walks share the work of their seed, however many they are and however long they would go on.
   */
  @ParameterizedTest
  @ValueSource(strings = {"greedy", "cautious", "random"})
  void walksThatTakeTooMuchWorkFailTheSeed(String policy) {
    Setup setup =
        Experiments.prepare(
            "play",
            options(
                "grammar",
                "../data/grammars/maze-plain.json",
                "limits.work",
                "1000000",
                "policies",
                policy,
                "walks",
                "1000000"));
    SeedRunner runner = setup.open(List.of("plays"), false);
    SeedException reached = assertThrows(SeedException.class, () -> runner.run(1));
    assertTrue(
        reached.getMessage().matches("limit work: what is asked of a graph .* 1000000 steps\\."),
        reached.getMessage());
    setup.open(List.of("battles"), false).run(1);
  }

  @Test
  void eachSeedIsThereOnceWhateverWasWalkedBefore() {
    List<String> rows = read("1..24");
    assertEquals(24, rows.size());
    assertEquals(rows.subList(16, 24), read("17..24"));
    assertEquals(rows.subList(4, 5), read("5..5"));
    assertTrue(rows.stream().allMatch(row -> row.endsWith(",null]")), rows.get(0));
  }

  @Test
  void viewsAndSummariesHaveARowPerPolicy(@TempDir Path out) {
    Job job =
        Job.of(
            new JobSpec(
                "play",
                options("walks", "2", "policies", "greedy, optimal"),
                SeedSet.parse("1..6"),
                OptionalLong.of(3),
                List.of(),
                out));
    try (RunFiller filler = RunFiller.open(job)) {
      filler.fill(spark);
    }
    Views.create(spark, Runs.below(out));
    assertEquals(
        List.of("[maze-locked,greedy,6,12,12]", "[maze-locked,optimal,6,null,null]"),
        spark
            .sql(
                """
                SELECT grammar, policy, count(DISTINCT seed), sum(walks),
                  sum(wins + deaths + losses + stuck + capped)
                FROM plays GROUP BY 1, 2 ORDER BY 2""")
            .collectAsList()
            .stream()
            .map(Row::toString)
            .toList());
    assertEquals(2, Views.summary(spark, new Summary("", "play_ends")).count());
    assertEquals(1, Views.summary(spark, new Summary("", "play_walks")).count());
  }

  @Test
  void aDefinitionGivesTheSameSetup() {
    Setup setup = Experiments.prepare("play", options("hp", "0.50", "moves", "77"));
    Setup restored = new PlayExperiment().restore(setup.definition());
    assertEquals(setup.definition(), restored.definition());
    assertEquals("maze-locked", restored.label());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "policies | greedy,gredy | Option policies names 'gredy', which is none: did you mean"
            + " \"greedy\"?",
        "policies | greedy,greedy | Option policies names 'greedy' twice: leave one out.",
        "walks | 0 | Option walks must be a whole number from 1 to 1000000, not '0'.",
        "moves | -1 | Option moves must be a whole number from 1 to 10000000, not '-1'.",
        "hp | -0.3 | Option hp must be above 0, at most 1 and have at most 6 decimals, not '-0.3'.",
        "hp | much | Option hp must be above 0, at most 1 and have at most 6 decimals, not 'much'.",
        "walk | 3 | Experiment play has no option 'walk': did you mean \"walks\"?"
      })
  void mistakesAreExplained(String option, String value, String message) {
    UserException mistake =
        assertThrows(
            UserException.class, () -> Experiments.prepare("play", options(option, value)));
    assertEquals(message, mistake.getMessage());
  }
}
