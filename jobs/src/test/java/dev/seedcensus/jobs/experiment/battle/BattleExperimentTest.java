package dev.seedcensus.jobs.experiment.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpec;
import dev.seedcensus.jobs.run.Manifest;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.Views;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
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

class BattleExperimentTest {

  private static final String COLUMNS =
      "seed, policy, trials, wins, deaths, rolls, rolls_squared, moves, error";

  /** The last digits are more than a double holds: nothing on the way may round them. */
  private static final String TUNE =
      "{\"defend-death\": {\"playerDamage\": 1, \"weight\": 0.10000000000000000000001},"
          + " \"defend-stalemate\": {\"weight\": 0.49999999999999999999999}}";

  private static SparkSession spark;

  @TempDir private Path folder;

  @BeforeAll
  static void startSpark() {
    spark = SharedSpark.session();
  }

  private static List<Row> records(String seeds) {
    return spark
        .read()
        .format("seedcensus")
        .option("experiment", "battle")
        .option("trials", "500")
        .option("seeds", seeds)
        .load()
        .selectExpr(COLUMNS.split(", ", -1))
        .orderBy("seed", "policy")
        .collectAsList();
  }

  @Test
  void everyBlockHasARecordPerPolicy() {
    List<Row> rows = records("0..5");
    assertEquals(
        24, new HashSet<>(rows.stream().map(r -> r.get(0) + " " + r.get(1)).toList()).size());
    for (Row row : rows) {
      assertEquals(500L, row.getLong(2));
      assertEquals(500L, row.getLong(3) + row.getLong(4));
      assertEquals(2 * row.getLong(5), row.getLong(7));
      assertTrue(row.isNullAt(8));
    }
  }

  @Test
  void aBlockDependsOnItsNumberAlone() {
    List<Row> apart = new ArrayList<>();
    for (int block = 0; block <= 5; block++) {
      apart.addAll(records(block + ".." + block));
    }
    assertEquals(records("0..5"), apart);
  }

  private static Setup setup(Map<String, String> options) {
    return Experiments.prepare("battle", new Options(options, Path.of("")));
  }

  private static long steps(Setup setup, List<String> columns, boolean whole) {
    SeedRunner runner = setup.open(columns, whole);
    runner.run(1, 3);
    return runner.steps();
  }

  @Test
  void battlesAreFoughtOnlyIfAsked() {
    Setup setup = setup(Map.of("trials", "50"));
    assertEquals(0, steps(setup, List.of("policy", "trials"), false));
    assertEquals(50, steps(setup, List.of("policy"), true));
    assertEquals(50, steps(setup, List.of("moves"), false));
  }

  @Test
  void aDefinitionHoldsTheWholeTable() {
    Setup setup =
        setup(
            Map.of(
                "policies", "best, defend/defend",
                "player_hp", "0.5",
                "tune", "{\"defend-death\": {\"playerDamage\": 0.4}}",
                "set.attack-death.playerDamage", "0.9"));
    assertEquals(2, setup.recordsPerSeed());
    assertTrue(
        setup
            .definition()
            .startsWith(
                "{\"trials\":10000,\"player_hp\":\"0.5\",\"policies\":[\"best\",\"defend/defend\"],"
                    + "\"tune\":{\"attack-stalemate\":{\"weight\":\"0.4\",\"playerDamage\":\"0.2\","),
        setup.definition());
    assertTrue(
        setup
            .definition()
            .contains("\"attack-death\":{\"weight\":\"0.1\",\"playerDamage\":\"0.9\","));
    assertTrue(
        setup
            .definition()
            .contains("\"defend-death\":{\"weight\":\"0.1\",\"playerDamage\":\"0.4\","));
    assertEquals(
        setup.definition(), new BattleExperiment().restore(setup.definition()).definition());
  }

  @Test
  void tuneMayBeAFile() throws IOException {
    Path file = folder.resolve("tune.json");
    Files.writeString(file, "{\"defend-death\": {\"playerDamage\": 0.25}}");
    Setup inFile = Experiments.prepare("battle", new Options(Map.of("tune", "tune.json"), folder));
    assertEquals(
        setup(Map.of("tune", "{\"defend-death\": {\"playerDamage\": \"0.25\"}}")).definition(),
        inFile.definition());
    Files.writeString(file, "{\"defend-death\": {\"playerDamage\": -0.25}}");
    assertEquals(
        file
            + ": Cannot use the battle table: playerDamage of defend-death is -0.25, but must lie"
            + " in [0, 1].",
        assertThrows(
                UserException.class,
                () ->
                    Experiments.prepare("battle", new Options(Map.of("tune", "tune.json"), folder)))
            .getMessage());
  }

  /** Blocks are added up beside what is exact, also of a table that was tuned. */
  @Test
  void theViewHoldsSimulatedAgainstExact() {
    Job job =
        Job.of(
            new JobSpec(
                "battle",
                new Options(Map.of("trials", "5000", "tune", TUNE), folder),
                SeedSet.parse("1..7"),
                OptionalLong.of(3),
                List.of(),
                folder));
    try (RunFiller filler = RunFiller.open(job)) {
      filler.fill(spark);
    }
    Manifest manifest = job.folder().manifest().orElseThrow();
    assertEquals(
        List.of(12L, 12L, 4L), manifest.blocks().stream().map(Manifest.Block::rows).toList());
    Views.create(spark, Runs.below(folder));
    List<Row> rows = spark.sql("SELECT * FROM battles ORDER BY policy").collectAsList();
    assertEquals(4, rows.size());
    for (Row row : rows) {
      assertEquals(35_000L, row.<Long>getAs("trials"));
      for (String apart : List.of("win_apart", "death_apart", "rolls_apart")) {
        assertTrue(Math.abs(row.<Double>getAs(apart)) < 4, apart + " " + row);
      }
      assertEquals(
          row.<Double>getAs("win") - row.<Double>getAs("exact_win"),
          row.<Double>getAs("win_apart") * row.<Double>getAs("win_error"),
          1e-12);
    }
    Row defending = rows.get(3);
    assertEquals("501/625", rows.get(0).getAs("exact_win_fraction"));
    // Defending ends with each roll of victory, 0.1, or of death, 10^-23 more.
    assertEquals(
        "10000000000000000000000/20000000000000000000001", defending.getAs("exact_win_fraction"));
    assertEquals(
        "100000000000000000000000/20000000000000000000001",
        defending.getAs("exact_rolls_fraction"));
    assertEquals(
        2 * defending.<Double>getAs("exact_rolls"), defending.<Double>getAs("exact_moves"), 1e-12);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "policies|atack/attack|Cannot play the policy \"atack/attack\": there is none of that name;"
            + " did you mean \"attack/attack\"?",
        "policies|best,best|Policy 'best' is named twice: name each once.",
        "player_hp|0|Cannot begin a battle with 0 hit points: they must lie in (0, 1].",
        "player_hp|full|Option player_hp must be a number above 0 and at most 1, not 'full'.",
        "trials|0|Option trials must be a whole number from 1 to 1000000000, not '0'.",
        "tune|{|Option tune is no JSON: write a map.",
        "tune|none.json|Cannot read none.json: there is no such file.",
        "tune|{\"attack-death\": {\"weight\": 0.2}}|Cannot use the battle table: the weights of the"
            + " attack roll add up to 1.1, but must add up to 1.",
        "tune|{\"attack-death\": {\"weight\": \"much\"}}|Cannot use the battle table:"
            + " tune.attack-death.weight must be a number, but is \"much\".",
        "tune|{\"atack-death\": {\"weight\": 0.2}}|Cannot use the battle table: there is no role"
            + " \"atack-death\"; did you mean \"attack-death\"?",
        "tune|{\"defend-stalemate\": {\"playerDamage\": 1e-12}}|Cannot count hit points with 12"
            + " decimals: at most 9 are kept.",
        "player_hp|1e999999999|Cannot begin a battle with 1E+999999999 hit points: they must lie in (0,"
            + " 1].",
        "tune|{\"attack-death\": {\"weight\": 1e999999999}}|Cannot use the battle table: weight of"
            + " attack-death is 1E+999999999, but must lie in [0, 1].",
        "tune|{\"attack-death\": {\"weight\": 1e-999999999}}|Cannot use the battle table: weight of"
            + " attack-death has 999999999 decimals, but at most 100 are added up exactly.",
        "set.attack|0.2|Cannot set attack: write role and number, for example"
            + " attack-death.weight=0.1.",
        "tune|{\"defend-stalemate\": {\"weight\": 1}, \"defend-advantage\": {\"weight\": 0},"
            + " \"defend-victory\": {\"weight\": 0}, \"defend-death\": {\"weight\": 0}}|Cannot"
            + " simulate the policy \"defend/attack\": under it the battle may go on for ever."
      })
  void refuses(String option, String text, String message) {
    assertEquals(
        message, assertThrows(UserException.class, () -> setup(Map.of(option, text))).getMessage());
  }
}
