package dev.seedcensus.jobs.experiment.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.matching.CluePool;
import dev.seedcensus.engine.matching.Form;
import dev.seedcensus.engine.matching.LargestGain;
import dev.seedcensus.engine.matching.Propagator;
import dev.seedcensus.engine.matching.Puzzle;
import dev.seedcensus.engine.matching.PuzzleSurvey;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.sql.Views;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchingExperimentTest {

  private static SparkSession spark;

  @BeforeAll
  static void startSpark() {
    spark = SharedSpark.session();
  }

  private static List<Row> records(String n, String forms, String propagator, String seeds) {
    return spark
        .read()
        .format("seedcensus")
        .option("experiment", "matching")
        .options(
            propagator == null
                ? Map.of("n", n, "forms", forms)
                : Map.of("n", n, "forms", forms, "propagator", propagator))
        .option("seeds", seeds)
        .load()
        .orderBy("seed")
        .collectAsList();
  }

  @Test
  void aRecordIsThePuzzleOfItsSeed() {
    Set<Form> forms = EnumSet.of(Form.NEG, Form.OR, Form.IF);
    PuzzleSurvey survey = new PuzzleSurvey(new CluePool(4, forms), Optional.of(Propagator.ARC));
    for (Row row : records("4", "IF,NEG, OR", "arc", "0..40")) {
      Puzzle puzzle = survey.puzzle(row.getAs("seed"));
      LargestGain gain = survey.largestGain(puzzle).orElseThrow();
      assertEquals(4, row.<Integer>getAs("n"));
      assertEquals(puzzle.clues().size(), row.<Integer>getAs("clues"));
      assertEquals(0, row.<Integer>getAs("pos") + row.<Integer>getAs("rel"));
      assertEquals(puzzle.count(Form.NEG), row.<Integer>getAs("neg"));
      assertEquals(puzzle.count(Form.OR), row.<Integer>getAs("or_clues"));
      assertEquals(puzzle.count(Form.IF), row.<Integer>getAs("if_clues"));
      assertEquals(puzzle.dropped(), row.<Integer>getAs("dropped"));
      assertEquals(survey.minimum().orElseThrow(), row.<Integer>getAs("minimum"));
      assertEquals(gain.size(), row.<Integer>getAs("largest_gain"));
      assertEquals(Propagator.UNIT.solves(puzzle), row.<Boolean>getAs("unit_direct"));
      assertTrue(row.<Boolean>getAs("arc_direct"));
      assertEquals(survey.steps(puzzle), row.<Integer>getAs("steps"));
      assertEquals(gain.unitDirect(), row.<Boolean>getAs("largest_gain_unit_direct"));
      assertEquals(gain.arcDirect(), row.<Boolean>getAs("largest_gain_arc_direct"));
      assertEquals(gain.steps(), row.<Integer>getAs("largest_gain_steps"));
      assertNull(row.getAs("error"));
    }
  }

  /** Above 8 no matching is listed, so what needs the list is null. */
  @Test
  void tenThingsHaveRecords() {
    for (Row row : records("10", "all", null, "1..2")) {
      assertTrue(row.<Integer>getAs("clues") >= 5);
      assertTrue(row.<Integer>getAs("steps") >= 9);
      assertNull(row.getAs("minimum"));
      assertNull(row.getAs("largest_gain"));
      assertNull(row.getAs("largest_gain_arc_direct"));
      assertNull(row.getAs("error"));
    }
  }

  private static Setup setup(Map<String, String> options) {
    return Experiments.prepare("matching", new Options(options, Path.of("")));
  }

  @Test
  void puzzlesAreMadeOnlyIfAsked() {
    Setup setup = setup(Map.of());
    assertEquals(0, steps(setup, "n", false));
    assertEquals(1, steps(setup, "n", true));
    assertEquals(1, steps(setup, "rel", false));
  }

  private static long steps(Setup setup, String column, boolean whole) {
    SeedRunner runner = setup.open(List.of(column), whole);
    runner.run(1);
    return runner.steps();
  }

  @Test
  void aSetupIsNamedAfterItsPool() {
    assertEquals("n=3, all forms", setup(Map.of()).label());
    Setup weak = setup(Map.of("n", "5", "forms", "IF, OR, NEG", "propagator", "unit"));
    assertEquals("n=5, NEG+OR+IF, for unit", weak.label());
    assertEquals(
        "{\"n\":5,\"forms\":[\"NEG\",\"OR\",\"IF\"],\"propagator\":\"unit\"}", weak.definition());
    assertEquals(
        weak.definition(), new MatchingExperiment().restore(weak.definition()).definition());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "n|13|Option n must be a whole number from 2 to 12, not '13'.",
        "n|1|Option n must be a whole number from 2 to 12, not '1'.",
        "n|three|Option n must be a whole number from 2 to 12, not 'three'.",
        "forms|POS,NOT|Cannot use clues of form \"NOT\": there is none of that name;",
        "forms|REL|Cannot make puzzles of forms [REL]: they cannot tell targets of one kind apart;"
            + " add a form.",
        "propagator|arcs|Cannot solve by \"arcs\": there is no propagator of that name; did you mean"
            + " \"arc\"?"
      })
  void refuses(String option, String text, String message) {
    String told = assertThrows(UserException.class, () -> setup(Map.of(option, text))).getMessage();
    assertTrue(told.startsWith(message), told);
  }

  /** Implications alone never let unit propagation begin: the seed fails, not the job. */
  @Test
  void aPropagatorThatSolvesNothingFailsTheSeed() {
    Row row = records("3", "IF", "unit", "5..5").get(0);
    assertEquals(
        "seed 5: Cannot generate a puzzle of 3 things that unit propagation solves: none of 100000"
            + " did",
        row.getAs("error"));
    assertNull(row.getAs("clues"));
  }

  @Test
  void queriesAskTheEngine() {
    Views.create(spark, List.of());
    Row answer =
        spark
            .sql(
                "SELECT clue_holds('not p(B,y)', 'xyz'), clue_holds('not p(B,y)', 'yxz'),"
                    + " answer_cost(4).wrong_nodes, answer_cost(4).edges,"
                    + " element_at(clue_forms(3), 1).true_sets[2]")
            .first();
    assertEquals("false,true,23,47,9", answer.mkString(","));
  }
}
