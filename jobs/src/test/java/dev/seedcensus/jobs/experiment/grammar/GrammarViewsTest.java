package dev.seedcensus.jobs.experiment.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.experiment.Experiment.Summary;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.JobSpec;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.Views;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The views over what graphs are worth. */
class GrammarViewsTest {

  private static SparkSession spark;

  @BeforeAll
  static void fillRuns(@TempDir Path out) throws IOException {
    spark = SharedSpark.session();
    Path twins = out.resolve("twins.json");
    Files.writeString(
        twins,
        """
        {
          "name": "twins",
          "start": "A",
          "rules": [
            {"name": "twin", "lhs": "A", "rhs": ["A", "B"], "limit": 2},
            {"name": "twin", "lhs": "B", "rhs": "C", "limit": 1},
            {"lhs": "C", "rhs": "D", "limit": 1}
          ]
        }
        """);
    fill(twins, "1..10", List.of("rules"), out);
    fill(bundled("mystery-daily"), "1..20", List.of(), out);
    fill(bundled("dungeon"), "1..3", List.of("nodes"), out);
    Views.create(spark, Runs.below(out));
  }

  private static Path bundled(String grammar) {
    return Path.of("../data/grammars", grammar + ".json");
  }

  private static void fill(Path grammar, String seeds, List<String> columns, Path out) {
    Map<String, String> options = Map.of("grammar", grammar.toString());
    Job job =
        Job.of(
            new JobSpec(
                "grammar",
                new Options(options, Path.of("")),
                SeedSet.parse(seeds),
                OptionalLong.of(100),
                columns,
                out));
    try (RunFiller filler = RunFiller.open(job)) {
      filler.fill(spark);
    }
  }

  private static List<String> rows(String query) {
    return spark.sql(query).collectAsList().stream().map(Row::toString).toList();
  }

  @Test
  void locksAreOnePerPair() {
    assertEquals(
        List.of("[mystery-daily,1,20,true]", "[mystery-daily,2,20,true]"),
        rows(
            """
            SELECT grammar, depth, count(DISTINCT seed), bool_and(reachable)
            FROM locks WHERE depth < 3 GROUP BY 1, 2 ORDER BY 1, 2
            """));
    assertEquals(
        rows("SELECT seed, keys FROM seeds WHERE keys IS NOT NULL ORDER BY 1"),
        rows("SELECT seed, count(pair_id) FROM locks GROUP BY 1 ORDER BY 1"));
  }

  @Test
  void rulesOfOneNameAreTwoRules() {
    assertEquals(
        List.of("[0,twin,10,20]", "[1,twin,10,10]", "[2,#2,10,10]"),
        rows(
            """
            SELECT place, rule, count(*), sum(firings)
            FROM firings WHERE grammar = 'twins' GROUP BY 1, 2 ORDER BY 1
            """));
    assertEquals(
        List.of("[0,twin,40]", "[1,twin,40]", "[2,#2,40]"),
        rows(
            """
            SELECT place, rule, count(*)
            FROM sites WHERE grammar = 'twins' GROUP BY 1, 2 ORDER BY 1
            """));
  }

  @Test
  void skinsAreOnePerMinigame() {
    assertEquals(
        List.of("[mystery-daily,puzzle,20]"),
        rows("SELECT grammar, kind, count(*) FROM skins GROUP BY 1, 2"));
  }

  @Test
  void budgetsAreOfThoseWhoDeclareOne() {
    assertEquals(
        List.of(
            "[mystery-daily,keys,4,20,20]",
            "[mystery-daily,minigames,1,20,20]",
            "[mystery-daily,npcs,5,20,20]",
            "[mystery-daily,rooms,8,20,0]"),
        rows(
            """
            SELECT grammar, field, declared, count(measured), count_if(hit)
            FROM budgets WHERE field <> 'nestingDepth' GROUP BY 1, 2, 3 ORDER BY 1, 2
            """));
    assertEquals(
        rows("SELECT seed, nesting_depth, nesting_depth = 3 FROM seeds WHERE keys > 0 ORDER BY 1"),
        rows("SELECT seed, measured, hit FROM budgets WHERE field = 'nestingDepth' ORDER BY 1"));
  }

  /** A run that did not keep them, or is older than they are, has nulls in their place. */
  @Test
  void whatARunLacksIsNull() {
    assertEquals(
        List.of("[3,3,0,0]"),
        rows(
            "SELECT count(*), count(nodes), count(keys), count(chain) FROM seeds"
                + " WHERE grammar = 'dungeon'"));
    assertEquals(List.of(), rows("SELECT * FROM locks WHERE grammar = 'dungeon'"));
    assertEquals(List.of(), rows("SELECT * FROM budgets WHERE grammar = 'dungeon'"));
  }

  @Test
  void summariesTellSharesWithIntervals() {
    List<Row> play = Views.summary(spark, new Summary("", "play")).collectAsList();
    assertEquals("[keys,4.0,0.0,4,4,1.0,0.8389,1.0]", play.get(1).toString());
    assertEquals("[stranded,0.0,0.0,0,0,0.0,0.0,0.1611]", play.get(3).toString());
    List<Row> budgets = Views.summary(spark, new Summary("", "budgets")).collectAsList();
    assertEquals("[rooms,8,9.0,9,9,0.0,0.0,0.1611,target]", budgets.get(0).toString());
    assertEquals("[keys,4,4.0,4,4,1.0,0.8389,1.0,exact]", budgets.get(1).toString());
  }
}
