package dev.seedcensus.jobs.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.ConfidenceInterval;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.RunFiller;
import dev.seedcensus.jobs.tables.Line.Agreement.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every table of the papers, from the papers' own seeds and from others. */
class PaperTablesTest {

  private static final Path PAPERS = Path.of("../data/papers");

  @TempDir private static Path out;

  private static final Map<String, ComputedTable> OWN = new LinkedHashMap<>();
  private static SparkSession spark;

  @BeforeAll
  static void computeAll() {
    spark = SharedSpark.session();
    for (String paper : Paper.KNOWN) {
      Paper read = Paper.read(paper, PAPERS);
      List<PublishedTable> tables =
          read.tables().stream().filter(table -> !PaperTables.isTimed(table)).toList();
      compute(read, tables, null).forEach(table -> OWN.put(table.published().id(), table));
    }
  }

  private static List<ComputedTable> compute(
      Paper paper, List<PublishedTable> tables, SeedSet seeds) {
    PaperTables computation =
        new PaperTables(
            paper, tables, new PaperTables.Settings(Path.of("../conf"), out, null, seeds, 0));
    for (Job job : computation.jobs()) {
      try (RunFiller filler = RunFiller.open(job)) {
        filler.fill(spark);
      }
    }
    return computation.compute(spark);
  }

  /** From seeds 11 to 40, which the runs have already. */
  private static Map<String, ComputedTable> others;

  private static ComputedTable other(String id) {
    if (others == null) {
      Paper read = Paper.read("budgets", PAPERS);
      List<PublishedTable> tables = read.tables(List.of("key-counts", "places", "budget-hits"));
      others = new LinkedHashMap<>();
      compute(read, tables, SeedSet.parse("11..40"))
          .forEach(table -> others.put(table.published().id(), table));
    }
    return others.get(id);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "site-census",
        "firings",
        "key-counts",
        "depth-counts",
        "places",
        "mystery-depth",
        "budget-hits",
        "rejection",
        "self-nesting",
        "key-distance",
        "nesting",
        "chains",
        "clue-truth",
        "clue-forms",
        "matching-lock",
        "encoding-cost",
        "skin-share",
        "polyominoes",
        "cuts"
      })
  void exactTablesAgree(String id) {
    ComputedTable table = OWN.get(id);
    assertTrue(table.exact());
    assertEquals(
        List.of(), table.lines().stream().filter(line -> line.agreement().differs()).toList());
    long cells = table.lines().stream().filter(line -> !line.published().isEmpty()).count();
    assertEquals(cells, table.compared());
    assertTrue(cells >= table.published().rows().size());
    assertFalse(table.fails());
  }

  @Test
  void noOtherTableIsMarkedExact() {
    assertEquals(20, OWN.values().stream().filter(ComputedTable::exact).count());
    assertEquals(40, OWN.size());
  }

  /** The budget's rules refuse ways that others bypass, and keep minigames below corridors. */
  @Test
  void aTableOfOursHasNothingPublishedBeside() {
    List<Line> lines = OWN.get("skin-share-budget").lines();
    assertEquals(12, lines.size());
    assertTrue(lines.stream().allMatch(line -> line.published().isEmpty()));
    double without = value(lines, "dungeon", "load-bearing minigames, share");
    double with = value(lines, "dungeon-skinned", "load-bearing minigames, share");
    assertTrue(without < 0.65 && with > 0.9, without + " " + with);
    assertTrue(
        value(lines, "dungeon-skinned", "share of nodes")
            < value(lines, "dungeon", "share of nodes"));
  }

  private static double value(List<Line> lines, String grammar, String measure) {
    return lines.stream()
        .filter(line -> line.key().equals(List.of(grammar)) && line.measure().equals(measure))
        .mapToDouble(line -> Double.parseDouble(line.ours()))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Fractions must be equal; what is simulated must be near what is exact and what others found.
   */
  @Test
  void battlesAgreeExactlyAndSimulated() {
    ComputedTable table = OWN.get("battle");
    ComputedTable exact = table.exactPart();
    assertEquals(8, exact.compared());
    assertEquals(0, exact.different());
    assertEquals(
        "246746/390625", line(table, List.of("defend", "attack"), "P(win) exactly").ours());
    int near = 0;
    for (Line line : table.lines()) {
      double apart = line.agreement().standardErrors();
      assertTrue(Double.isNaN(apart) || Math.abs(apart) < 4, line.toString());
      near += line.measure().endsWith("against exact") ? 1 : 0;
    }
    assertEquals(12, near);
  }

  /**
   * Every board has one answer, so nothing can be given, traded or moved, and every rung is sound.
   */
  @Test
  void boardsWithOneAnswerAreRigid() {
    for (String table : List.of("donations", "trades")) {
      assertEquals("0", line(OWN.get(table), List.of(), "legal").ours());
    }
    ComputedTable corollary = OWN.get("corollary");
    for (String board : List.of("6x6", "8x8")) {
      assertEquals("0", line(corollary, board, "pairs whose cell could move").ours());
      assertTrue(
          Double.parseDouble(line(corollary, board, "give/take pairs per board").ours()) > 1);
      assertEquals("1", line(OWN.get("rungs"), "search", board).ours().replaceAll("\\.0*$", ""));
    }
    Line shape = line(OWN.get("rigidity"), "shape", "share");
    assertEquals("0.735", shape.published());
    // Recorded from boards of our own, whose share is half of what the paper found on its own.
    assertEquals(
        List.of("0.3587", "0.3392", "0.3782"), List.of(shape.ours(), shape.low(), shape.high()));
    assertEquals("1", line(OWN.get("dial"), "0", "8x8 unique of 120, share").ours());
  }

  /** The paper's stream is its own, so its counts are a sample, whatever the seeds. */
  @Test
  void samplesAreComparedAsShares() {
    ComputedTable sizes = OWN.get("set-sizes");
    assertFalse(sizes.exact());
    Line two = line(sizes, "2", "puzzles, share");
    assertEquals("0.3695", two.published());
    assertTrue(Math.abs(two.agreement().standardErrors()) < 4);
    assertEquals("2", line(sizes, "all", "least minimum").ours());
    assertEquals("2", line(sizes, "all", "greatest minimum").ours());
    assertTrue(Double.parseDouble(line(sizes, "all", "chance by chi-square").ours()) > 0.001);
  }

  @Test
  void propagatorsSolveThePublishedShares() {
    ComputedTable table = OWN.get("difficulty");
    for (String corpus :
        List.of("n=3, all forms", "n=3, NEG+OR+IF", "n=4, all forms", "n=5, all forms")) {
      for (String solver : List.of("unit propagation", "arc consistency")) {
        double z = Double.parseDouble(line(table, corpus, solver + ", z").ours());
        assertTrue(Math.abs(z) < 4, corpus + " " + solver + " " + z);
        double chance = Double.parseDouble(line(table, corpus, solver + ", chance of z").ours());
        assertTrue(chance > 0 && chance <= 1);
      }
    }
  }

  /** Times are shown, never judged; matchings and clues must be equal. */
  @Test
  void poolsGrowAsPublished() {
    Paper paper = Paper.read("minigames", PAPERS);
    ComputedTable growth = compute(paper, paper.tables(List.of("pool-growth")), null).get(0);
    assertEquals(12, growth.exactPart().compared());
    assertEquals(0, growth.exactPart().different());
    assertEquals("6232", line(growth, "8", "pool").ours());
    assertEquals("3628800", line(growth, "10", "matchings").ours());
    assertTrue(Double.parseDouble(line(growth, "10", "ms").ours()) > 0);
  }

  @Test
  void theCatalogueAgrees() {
    ComputedTable catalogue = OWN.get("catalogue");
    assertEquals(24, catalogue.compared());
    assertEquals(0, catalogue.different());
  }

  @Test
  void routeDepthsAreThoseOfSeeds3And8WithTheirDistribution() {
    ComputedTable table = OWN.get("route-depth");
    assertEquals(5, table.compared());
    assertEquals(0, table.different());
    assertEquals("15", line(table, "20", "depth of seed 8").ours());
    assertEquals("83", line(table, "4", "seeds of depth  4").ours());
    long seeds =
        table.lines().stream()
            .filter(line -> line.key().equals(List.of("20")) && line.measure().startsWith("seeds"))
            .mapToLong(line -> Long.parseLong(line.ours()))
            .sum();
    assertEquals(100, seeds);
  }

  /** Both numbers for a rule's firings: from the table of mean sites, and the mean of expected. */
  @Test
  void firingsArePredictedInTwoWays() {
    ComputedTable table = OWN.get("firings");
    assertEquals("9.15", line(table, "dead-end", "predicted").ours());
    assertEquals("9.40", line(table, "dead-end", "expected").ours());
    assertEquals("2.78", line(table, "midpoint-room", "expected").ours());
  }

  @Test
  void aSimpleFloodIsNeverTooDeep() {
    ComputedTable table = OWN.get("flood-error");
    assertFalse(table.exact());
    assertEquals(Kind.APART, table.lines().get(0).agreement().kind());
    assertTrue(Long.parseLong(table.lines().get(0).ours()) > 0);
    assertEquals("0", table.lines().get(1).ours());
  }

  @Test
  void aLossIsNotStranded() {
    ComputedTable table = OWN.get("false-strandings");
    assertEquals("none", table.lines().get(0).ours());
    assertEquals("2", table.lines().get(1).ours());
    assertEquals(List.of("Note: the right answer is none."), table.notes());
  }

  /** Pairs of one seed are no independent draws. */
  @Test
  void theDistanceOfKeysHasAnIntervalOverSeeds() {
    Paper read = Paper.read("key-lock", PAPERS);
    ComputedTable distance =
        compute(read, read.tables(List.of("key-distance")), SeedSet.parse("11..40")).get(0);
    Line pairs = line(distance, "2", "pairs");
    assertEquals(List.of("", ""), List.of(pairs.low(), pairs.high()));
    Line seeds = line(distance, "2", "seeds with such a pair, share");
    assertEquals("1", seeds.ours());
    long withAKey =
        spark
            .sql("SELECT count(DISTINCT seed) FROM locks WHERE seed BETWEEN 11 AND 40")
            .head()
            .getLong(0);
    assertTrue(withAKey > 0 && withAKey < Long.parseLong(pairs.ours()), pairs.ours());
    assertEquals(
        ConfidenceInterval.ofShare(withAKey, withAKey).low(),
        Double.parseDouble(seeds.low()),
        1e-4);
  }

  private static Line line(ComputedTable table, String key, String measure) {
    return line(table, List.of(key), measure);
  }

  private static Line line(ComputedTable table, List<String> key, String measure) {
    return table.lines().stream()
        .filter(line -> line.key().equals(key) && line.measure().equals(measure))
        .findFirst()
        .orElseThrow();
  }

  /** From other seeds counts become shares, and nothing must be equal. */
  @Test
  void otherSeedsGiveSharesAndStandardErrors() {
    ComputedTable table = other("key-counts");
    assertFalse(table.exact());
    assertEquals("11..40", table.seeds());
    Line none = line(table, "0", "seeds, share");
    assertEquals("0.3400", none.published());
    double share = Double.parseDouble(none.ours());
    ConfidenceInterval wilson = ConfidenceInterval.ofShare(Math.round(share * 30), 30);
    assertEquals(wilson.low(), Double.parseDouble(none.low()), 1e-4);
    assertEquals(wilson.high(), Double.parseDouble(none.high()), 1e-4);
    double spread = share * (1 - share) * (1 / 30.0 + 1 / 50.0);
    assertEquals((share - 0.34) / Math.sqrt(spread), none.agreement().standardErrors(), 1e-3);
    double sum = 0;
    for (Line line : table.lines()) {
      sum += Double.parseDouble(line.ours());
    }
    assertEquals(1, sum, 1e-3);
  }

  @Test
  void otherSeedsGiveMeansWithIntervals() {
    Line mean = line(other("places"), "mean places", "value");
    assertEquals("26.02", mean.published());
    double ours = Double.parseDouble(mean.ours());
    double sd = Double.parseDouble(line(other("places"), "sd places", "value").ours());
    Estimate expected = Estimate.mean(ours, sd, 30);
    assertEquals(expected.low(), Double.parseDouble(mean.low()), 0.02);
    assertEquals(expected.high(), Double.parseDouble(mean.high()), 0.02);
    assertEquals(Kind.APART, mean.agreement().kind());
    assertEquals(expected.standardErrorsFrom(26.02, 50), mean.agreement().standardErrors(), 0.1);
  }

  /** Rows of single seeds are about those, whatever else is asked for. */
  @Test
  void tablesOfSingleSeedsStayExact() {
    Paper read = Paper.read("key-lock", PAPERS);
    ComputedTable chains =
        compute(read, read.tables(List.of("chains")), SeedSet.parse("1..3")).get(0);
    assertTrue(chains.exact());
    assertEquals(8, chains.compared());
    assertEquals(0, chains.different());
  }

  @Test
  void rowsOfSeveralGrammarsTakeTheSeedsAskedFor() {
    ComputedTable table = other("budget-hits");
    assertEquals("11..40", table.seeds());
    assertEquals(4, table.lines().size());
    assertEquals("1", table.lines().get(1).ours());
    assertEquals("1", table.lines().get(1).published());
  }

  /** Times are shown, never judged. */
  @Test
  void growthIsMeasuredBeyondWhatWasPublished() {
    Paper paper = Paper.read("budgets", PAPERS);
    ComputedTable growth = compute(paper, paper.tables(List.of("growth")), null).get(0);
    List<String> limits = new ArrayList<>();
    for (Line line : growth.lines()) {
      if (line.measure().equals("ms")) {
        limits.add(line.key().get(0));
      }
    }
    assertEquals(List.of("10", "20", "40", "60", "80", "160", "320", "640"), limits);
    assertEquals("3.46", line(growth, "80", "local exponent").published());
    assertFalse(line(growth, "640", "local exponent").ours().isEmpty());
    assertFalse(growth.fails());
  }
}
