package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.math3.distribution.TDistribution;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sweep as a user makes, widens and reads it. */
class SweepTest {

  /** Leaves are added one by one; the weight decides how many have twigs instead. */
  private static final String GRAMMAR =
      """
      {"name": "growth", "start": "A",
       "stages": [
         {"name": "grow", "limit": 3, "rules": [
           {"name": "leaf", "lhs": "A", "rhs": {"node": ["A", "B"]}},
           {"name": "twig", "lhs": "A", "rhs": {"node": ["A", "C", "D"]}, "limit": 2}
         ]}
       ]}
      """;

  private static final String SPEC =
      """
      experiment: sweep
      grammar: g.json
      sweep:
        stages.grow.limit: [4, 2, 9]
        stages.grow.rules.twig.weight: [1, 0.25]
      seeds: 1..40
      chunk: 20
      out: out
      """;

  @TempDir static Path shared;
  @TempDir Path folder;

  private static Outcome run;

  @BeforeAll
  static void runOnce() throws IOException {
    SharedSpark.session();
    Files.writeString(shared.resolve("g.json"), GRAMMAR);
    Files.writeString(shared.resolve("sweep.yaml"), SPEC);
    run = census("run", shared.resolve("sweep.yaml").toString());
  }

  private static List<String> csv(Path folder, String query) {
    Outcome outcome =
        census("sql", "--in", folder.resolve("out").toString(), "--format", "csv", query);
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    List<String> lines = outcome.out().lines().toList();
    return lines.subList(1, lines.size());
  }

  @Test
  void everySeedIsRunAtEveryPoint() {
    assertEquals(ExitCode.OK, run.code(), run.err());
    assertTrue(run.out().contains("\n40 seeds, 0 failed."), run.out());
    assertEquals(
        List.of(
            "0,4.0,1.0,40",
            "1,4.0,0.25,40",
            "2,2.0,1.0,40",
            "3,2.0,0.25,40",
            "4,9.0,1.0,40",
            "5,9.0,0.25,40"),
        csv(
            shared,
            "select point, swept['stages.grow.limit'], swept['stages.grow.rules.twig.weight'],"
                + " count(distinct seed) from sweeps group by 1, 2, 3 order by 1"));
    // A limit on rewrites that are always possible is their number.
    assertEquals(
        List.of("0"),
        csv(shared, "select count(*) from sweeps where iterations <> swept['stages.grow.limit']"));
  }

  @Test
  void aRowIsRepeatedByEvolveWithItsNumbers() {
    for (String row :
        csv(
            shared,
            "select seed, swept['stages.grow.limit'], swept['stages.grow.rules.twig.weight'],"
                + " digest from sweeps where seed in (3, 17) order by seed, point")) {
      String[] cells = row.split(",", -1);
      Outcome evolved =
          census(
              "evolve",
              "--grammar",
              shared.resolve("g.json").toString(),
              "--seed",
              cells[0],
              "--set",
              "stages.grow.limit=" + cells[1],
              "--set",
              "stages.grow.rules.twig.weight=" + cells[2],
              "--format",
              "digest");
      assertEquals(cells[3], evolved.out().strip());
    }
  }

  /** By hand, from the records: means over seeds of means over points, and changes likewise. */
  @Test
  void tablesHoldMeansOverSeedsAndPairedChanges() {
    List<String> lines =
        census("tables", "sweep", shared.resolve("sweep.yaml").toString(), "--format", "csv")
            .out()
            .lines()
            .filter(line -> line.contains(",nodes,stages.grow.rules.twig.weight,"))
            .toList();
    SummaryStatistics firsts = new SummaryStatistics();
    SummaryStatistics means = new SummaryStatistics();
    SummaryStatistics changes = new SummaryStatistics();
    String byPoint =
        "select seed, max(nodes) filter (where point = 0), max(nodes) filter (where point = 1),"
            + " max(nodes) filter (where point = 2), max(nodes) filter (where point = 3),"
            + " max(nodes) filter (where point = 4), max(nodes) filter (where point = 5)"
            + " from sweeps group by seed";
    for (String row : csv(shared, byPoint)) {
      double[] nodes = Stream.of(row.split(",", -1)).mapToDouble(Double::parseDouble).toArray();
      firsts.addValue((nodes[1] + nodes[3] + nodes[5]) / 3);
      means.addValue((nodes[2] + nodes[4] + nodes[6]) / 3);
      changes.addValue((nodes[2] - nodes[1] + nodes[4] - nodes[3] + nodes[6] - nodes[5]) / 3);
    }
    assertEquals(2, lines.size());
    assertTrue(lines.get(0).contains(",1,40,") && lines.get(0).endsWith(",,,"), lines.get(0));
    assertEquals(
        "0.25,40,%s,%s".formatted(withEnds(means), withEnds(changes)),
        lines.get(1).replaceFirst(".*weight,", ""));
    // Pairing pays: at the same seed, graphs at neighbouring points are alike.
    assertTrue(changes.getVariance() < firsts.getVariance() + means.getVariance());
  }

  private static String withEnds(SummaryStatistics of) {
    double margin =
        new TDistribution(of.getN() - 1.0).inverseCumulativeProbability(0.975)
            * of.getStandardDeviation()
            / Math.sqrt((double) of.getN());
    return "%.4f,%.4f,%.4f".formatted(of.getMean(), of.getMean() - margin, of.getMean() + margin);
  }

  @Test
  void tablesTellWhatMovesWhat() {
    Outcome outcome = census("tables", "sweep", "--in", shared.resolve("out").toString());
    assertEquals(ExitCode.OK, outcome.code(), outcome.err());
    String line =
        outcome.out().lines().filter(text -> text.startsWith("iterations  ")).findFirst().get();
    assertTrue(
        outcome
            .out()
            .contains(
                "measure          stages.grow.limit 4 to 9  stages.grow.rules.twig.weight 1 to 0.25"),
        outcome.out());
    assertEquals("iterations       +5.0000 ± 0.0000          no seed differs", line);
    assertTrue(outcome.out().contains(" of growth\n"), outcome.out());
    // Some of the seeds only.
    assertTrue(
        census(
                "tables",
                "sweep",
                "--in",
                shared.resolve("out").toString(),
                "--seeds",
                "1..7",
                "--format",
                "csv")
            .out()
            .contains(",nodes,stages.grow.limit,9,7,"));
  }

  @Test
  void aWiderSweepComputesOnlyWhatIsMissing() throws IOException {
    Files.writeString(folder.resolve("g.json"), GRAMMAR);
    Files.writeString(folder.resolve("sweep.yaml"), SPEC);
    String spec = folder.resolve("sweep.yaml").toString();
    census("run", spec, "--seeds", "1..15");
    Outcome wider = census("run", spec, "--seeds", "1..30");
    assertTrue(wider.err().contains(": 15 seeds to do, in 2 blocks"), wider.err());
    assertEquals(
        List.of("30,180,180"),
        csv(
            folder,
            "select count(distinct seed), count(*), count(distinct seed, point) from sweeps"));
    assertTrue(census("status", spec, "--seeds", "1..31").out().contains("missing  1 seeds: 31"));
  }

  /** The record of a seed that failed at a point still says which point it was. */
  @Test
  void aFailureNamesItsPoint() throws IOException {
    Files.writeString(folder.resolve("g.json"), GRAMMAR);
    Files.writeString(folder.resolve("sweep.yaml"), SPEC + "limits: {iterations: 8}\n");
    Outcome failing = census("run", folder.resolve("sweep.yaml").toString(), "--seeds", "1..2");
    assertEquals(ExitCode.DOES_NOT_HOLD, failing.code());
    assertTrue(
        failing.out().contains("\n1: At stages.grow.limit=9 stages.grow.rules.twig.weight=1: "),
        failing.out());
    assertEquals(
        List.of("4,9.0,2", "5,9.0,2"),
        csv(
            folder,
            "select point, swept['stages.grow.limit'], count(*) from sweeps where error is not null"
                + " group by 1, 2 order by 1"));
    assertTrue(
        census("tables", "sweep", "--in", folder.resolve("out").toString(), "--format", "csv")
            .out()
            .contains(",\"failed, share\",stages.grow.limit,9,2,1,0.3424,1,1,1,1"));
  }

  /** What stands in the spec, what instead, and the message's end. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "stages.grow.limit|stages.grwo.limit|sweep.yaml, line 3, column 1: FOLDER/g.json, override \"stages.grwo.limit\": there is no stage"
            + " \"grwo\"; did you mean \"grow\"?",
        "[4, 2, 9]|[]|sweep.yaml, line 3, column 1: stages.grow.limit has an empty list: give it"
            + " values, or leave it out.",
        "[4, 2, 9]|[4, 2, 4.0]|line 3, column 1: stages.grow.limit has the value 4 twice: keep"
            + " one.",
        "[4, 2, 9]|[4, two]|line 3, column 1: stages.grow.limit cannot be 'two': its values are"
            + " finite numbers, for example [10, 20, 40].",
        "[4, 2, 9]|[4, [2]]|line 3, column 1: stages.grow.limit cannot be [\"2\"]: its values are"
            + " finite numbers, for example [10, 20, 40].",
        "[4, 2, 9]|[4, 2.5]|sweep.yaml, line 3, column 1: FOLDER/g.json, override \"stages.grow.limit\": a limit is a whole number of at"
            + " least 0, not 2.5.",
        "chunk: 20|overrides: {stages.grow.limit: 3}|line 3, column 1: stages.grow.limit is swept"
            + " and set to one value, too: leave one out.",
        "stages.grow.rules.twig.weight: [1, 0.25]|stages.0.limit: [1, 3]|line 3, column 1: points of the grid are the"
            + " same grammar: two paths name one number, leave one out.",
        "chunk: 20|overrides: {stages.grow.limti: 3}|sweep.yaml, line 7, column 1: FOLDER/g.json, override"
            + " \"stages.grow.limti\": a stage has no number \"limti\"; did you mean \"limit\"?",
        "chunk: 20|sweeep: 3|line 7, column 1: there is no field 'sweeep': did you mean \"sweep\"?",
      })
  void mistakesAreOneSentence(String part, String instead, String message) throws IOException {
    assertTrue(SPEC.contains(part));
    Files.writeString(folder.resolve("g.json"), GRAMMAR);
    Files.writeString(folder.resolve("sweep.yaml"), SPEC.replace(part, instead));
    Outcome outcome = census("run", folder.resolve("sweep.yaml").toString());
    assertEquals(ExitCode.USER, outcome.code(), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertTrue(
        outcome.err().stripTrailing().endsWith(message.replace("FOLDER", folder.toString())),
        outcome.err());
    assertFalse(Files.exists(folder.resolve("out")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "sweep: 7|line 3, column 1: a sweep is a map from the numbers of the grammar that change to"
            + " lists of values: write, for example, 'sweep: {stages.expand.limit: [10, 20, 40]}'.",
        "sweep: {}|line 3, column 1: a sweep needs a number that changes: write, for example,"
            + " 'sweep: {stages.expand.limit: [10, 20, 40]}'.",
        "limits: {nodes: 9}|sweep.yaml: Experiment sweep needs the option 'sweep': write, for example, 'sweep:"
            + " {stages.expand.limit: [10, 20, 40]}'.",
        "sweep: {limit: MANY, stages.grow.limit: MANY}|line 3, column 1: the grid has 1,000,000"
            + " points, and a sweep has at most 400: leave out values, or sweep fewer numbers at"
            + " once.",
      })
  void gridsThatAreNoneAreRefused(String sweep, String message) throws IOException {
    String many = Stream.iterate(1, n -> n + 1).limit(1000).toList().toString();
    Files.writeString(folder.resolve("g.json"), GRAMMAR);
    Files.writeString(
        folder.resolve("sweep.yaml"),
        "experiment: sweep\ngrammar: g.json\n%s\nseeds: 1..4\nout: out\n"
            .formatted(sweep.replace("MANY", many)));
    Outcome outcome = census("status", folder.resolve("sweep.yaml").toString());
    assertEquals(ExitCode.USER, outcome.code(), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertTrue(outcome.err().stripTrailing().endsWith(message), outcome.err());
  }

  @Test
  void tablesSayWhatTheyLack() throws IOException {
    Files.createDirectories(folder.resolve("out"));
    assertEquals(
        "census: There are no sweeps below %s: run one first, for example census run conf/sweep-dungeon.yaml.\n"
            .formatted(folder.resolve("out")),
        census("tables", "sweep", "--in", folder.resolve("out").toString()).err());
    assertTrue(
        census("tables", "sweep", "../conf/dungeon.yaml")
            .err()
            .endsWith("is a spec of experiment grammar: name one of experiment sweep.\n"));
    assertTrue(
        census("tables", "budgets", "../conf/dungeon.yaml")
            .err()
            .endsWith(
                "Only sweeps take a spec: write census tables sweep ../conf/dungeon.yaml.\n"));
  }
}
