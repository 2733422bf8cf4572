package dev.seedcensus.jobs.experiment.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.araf.Board;
import dev.seedcensus.engine.araf.BoardGenerator;
import dev.seedcensus.engine.araf.BoardSurvey;
import dev.seedcensus.engine.araf.GeneratedBoard;
import dev.seedcensus.engine.araf.LocalMaximum;
import dev.seedcensus.engine.araf.PairScreen.Fate;
import dev.seedcensus.engine.araf.Rigidity;
import dev.seedcensus.engine.araf.WideningWalk;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.sql.Views;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ArafExperimentTest {

  private static SparkSession spark;

  @BeforeAll
  static void startSpark() {
    spark = SharedSpark.session();
  }

  private static List<Row> records(
      String experiment, Map<String, String> options, String seeds, String... order) {
    return spark
        .read()
        .format("seedcensus")
        .option("experiment", experiment)
        .options(options)
        .option("seeds", seeds)
        .load()
        .orderBy("seed", order)
        .collectAsList();
  }

  @Test
  void aRecordIsTheBoardOfItsSeed() {
    BoardGenerator generator = new BoardGenerator(5, 4, 8);
    Map<String, String> options = Map.of("rows", "5", "cols", "4", "max_given", "8");
    for (Row row : records("araf", options, "0..20")) {
      GeneratedBoard generated = generator.generate(row.getAs("seed"));
      BoardSurvey survey = new BoardSurvey(generated);
      Rigidity rigidity = survey.rigidity();
      assertNull(row.getAs("error"));
      assertEquals(generated.board(), Board.parse(row.getAs("board")));
      assertEquals(Optional.empty(), LocalMaximum.fault(Board.parse(row.getAs("board")), 8));
      assertEquals(generated.answer().toString(), row.getAs("answer"));
      assertEquals(
          List.of(
              5,
              4,
              8,
              generated.answer().count(),
              generated.draws(),
              generated.kept(),
              generated.tried()),
          ints(row, "rows", "cols", "max_given", "rooms", "draws", "kept", "tried"));
      assertEquals(
          List.of(
              survey.screen().pairs(),
              survey.screen().count(Fate.NO_SIZE),
              survey.screen().count(Fate.TOO_FAR),
              survey.screen().count(Fate.BLOCKED),
              survey.screen().count(Fate.BLOCKED),
              survey.screen().count(Fate.ALIVE),
              survey.grading().rooms()),
          ints(
              row, "pairs", "no_size", "too_far", "blocked", "blocked_only", "alive", "catalogue"));
      assertEquals(survey.grading().pair() / 20.0, row.<Double>getAs("share_pair"));
      assertEquals(survey.grading().cell() / 20.0, row.<Double>getAs("share_cell"));
      assertEquals(survey.grading().ration() / 20.0, row.<Double>getAs("share_ration"));
      assertEquals(survey.tightCell(), row.<Boolean>getAs("tight_cell"));
      assertEquals(
          List.of(rigidity.donations(), rigidity.floor(), rigidity.ceiling(), rigidity.broken(), 0),
          ints(row, "donations", "floor", "ceiling", "broken", "legal_donations"));
      assertEquals(
          List.of(rigidity.trades(), rigidity.trades(), 0, rigidity.giveTakePairs(), 0),
          ints(row, "trades", "trades_broken", "legal_trades", "give_take_pairs", "movable_pairs"));
      assertEquals(
          generated.answer().count(),
          ints(row, "only_take", "only_give", "both", "neither").stream()
              .mapToInt(Integer::intValue)
              .sum());
      assertEquals(generated.kept(), row.<Integer>getAs("slack"));
      List<Row> killers = row.getList(row.fieldIndex("killers"));
      assertEquals(
          rigidity.broken() + rigidity.brokenTrades(),
          killers.stream().mapToInt(k -> k.<Integer>getAs("shape")).sum());
      assertEquals(
          rigidity.donations() - rigidity.broken(),
          killers.stream().mapToInt(k -> k.<Integer>getAs("number")).sum());
    }
  }

  private static List<Integer> ints(Row row, String... columns) {
    return Arrays.stream(columns).map(c -> row.<Integer>getAs(c)).toList();
  }

  @Test
  void aDialHasARecordPerNumberOfWidenings() {
    Map<String, String> options =
        Map.of("rows", "4", "cols", "4", "widenings", "0, 5,40", "cap", "3", "start", "any");
    WideningWalk walk = new WideningWalk(new BoardGenerator(4, 4, 9), true, 3);
    List<Row> records = records("araf_dial", options, "1..10", "widenings");
    assertEquals(30, records.size());
    for (int i = 0; i < records.size(); i++) {
      Row row = records.get(i);
      WideningWalk.Stop stop = walk.walk(row.getAs("seed"), List.of(0, 5, 40)).get(i % 3);
      assertEquals(stop.widenings(), row.<Integer>getAs("widenings"));
      assertEquals(stop.board().text(), row.getAs("board"));
      assertEquals(stop.answers(), row.<Integer>getAs("answers"));
      assertEquals(stop.answers() == 1, row.<Boolean>getAs("unique"));
      assertNull(row.getAs("error"));
    }
  }

  private static Setup setup(String experiment, Map<String, String> options) {
    return Experiments.prepare(experiment, new Options(options, Path.of("")));
  }

  @Test
  void boardsAreMadeOnlyIfAsked() {
    Setup setup = setup("araf", Map.of("rows", "4", "cols", "4"));
    SeedRunner sizes = setup.open(List.of("rows", "max_given"), false);
    sizes.run(1);
    assertEquals(0, sizes.steps());
    SeedRunner boards = setup.open(List.of("rows"), true);
    boards.run(1);
    assertTrue(boards.steps() > 0);
  }

  @Test
  void aSetupIsItsDefinition() {
    Setup boards = setup("araf", Map.of("rows", "8"));
    assertEquals("8x6, givens to 9", boards.label());
    assertEquals("{\"rows\":8,\"cols\":6,\"max_given\":9}", boards.definition());
    assertEquals(
        boards.definition(), new ArafExperiment().restore(boards.definition()).definition());
    Setup dial = setup("araf_dial", Map.of("widenings", "3,9"));
    assertEquals("6x6, givens to 9, from a unique board", dial.label());
    assertEquals(2, dial.recordsPerSeed());
    assertEquals(dial, new DialExperiment().restore(dial.definition()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "araf|rows|1|Option rows must be a whole number from 2 to 12, not '1'.",
        "araf|cols|200|Option cols must be a whole number from 2 to 12, not '200'.",
        "araf|max_given|5|Option max_given must be a whole number from 6 to 20, not '5'.",
        "araf_dial|start|some|Option start is one of unique, any, not 'some'.",
        "araf_dial|cap|1|Option cap must be a whole number from 2 to 100000, not '1'.",
        "araf_dial|widenings|4,4|Option widenings must be ascending whole numbers from 0 to 10000,"
            + " with commas between, not '4,4'.",
        "araf_dial|widenings|x|Option widenings must be ascending whole numbers from 0 to 10000,"
            + " with commas between, not 'x'."
      })
  void refuses(String experiment, String option, String text, String message) {
    assertEquals(
        message,
        assertThrows(UserException.class, () -> setup(experiment, Map.of(option, text)))
            .getMessage());
  }

  @Test
  void queriesAskTheEngine() {
    Views.create(spark, List.of());
    Row answer =
        spark
            .sql(
                "SELECT fixed_polyominoes(5), grid_cuts(3, 3, 1, 9), board_read('13', 'normal').rooms,"
                    + " board_read('2./.4', 'inclusive').only_one,"
                    + " board_read('2./.4', 'normal').alive")
            .first();
    assertEquals("63,1434,1,true,1", answer.mkString(","));
  }
}
