package dev.seedcensus.jobs.experiment.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Mutation;
import dev.seedcensus.engine.rulepush.Piece;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.search.Constraints;
import dev.seedcensus.engine.rulepush.search.Solution;
import dev.seedcensus.engine.rulepush.search.Solver;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelsExperimentTest {

  private static final Path FILE = Path.of("..", "data", "rulepush", "keke-levels.json");
  private static final int MUTATIONS = 2;
  private static final long CAP = 400;

  @TempDir private Path folder;

  private static Setup setup() {
    return Experiments.prepare(
        "levels",
        new Options(
            Map.of("levels", FILE.toString(), "mutations", "2", "cap", "400"), Path.of("")));
  }

  @Test
  void aRecordIsTheSearchOfItsLevel() {
    List<Level> levels = LevelFile.read(FILE);
    List<Row> rows =
        SharedSpark.session()
            .read()
            .format("seedcensus")
            .option("experiment", "levels")
            .option("levels", FILE.toString())
            .option("mutations", MUTATIONS)
            .option("cap", CAP)
            .option("seeds", "0..62")
            .load()
            .orderBy("seed")
            .collectAsList();
    int found = 0;
    for (Row row : rows) {
      long seed = row.getAs("seed");
      Level level = levels.get((int) (seed / 3));
      assertEquals(level.id(), row.getAs("level"));
      assertEquals((int) (seed % 3), row.<Integer>getAs("mutation"));
      Level played = level;
      if (seed % 3 == 0) {
        assertNull(row.getAs("moved"));
        assertNull(row.getAs("to_x"));
      } else {
        Mutation mutation = Mutation.of(level, seed).orElseThrow();
        played = mutation.level();
        Piece after = mutation.after();
        assertEquals(
            mutation.before(),
            after.at(row.<Integer>getAs("from_x"), row.<Integer>getAs("from_y")));
        assertTrue(played.pieces().contains(after) && !level.pieces().contains(after));
        assertEquals(after, after.at(row.<Integer>getAs("to_x"), row.<Integer>getAs("to_y")));
        assertEquals((after.word() ? "word " : "") + after.text(), row.getAs("moved"));
      }
      Solution solution =
          Solver.solve(new LevelTable(played, Mechanics.STANDARD), Constraints.NONE, CAP);
      assertEquals(solution.result().toString(), row.getAs("result"));
      assertEquals(solution.expansions(), row.<Long>getAs("expansions"));
      assertEquals(solution.visited(), row.<Long>getAs("visited"));
      assertEquals(solution.bytesPerState(), row.<Double>getAs("bytes_per_state"));
      assertNull(row.getAs("error"));
      if (solution.isFound()) {
        found++;
        assertEquals(solution.route().size(), row.<Integer>getAs("length"));
        assertEquals(solution.bypass(), row.<Boolean>getAs("bypass"));
        assertEquals(solution.handsOff(), row.<Boolean>getAs("hands_off"));
      } else {
        assertNull(row.getAs("length"));
        assertNull(row.getAs("bypass"));
      }
    }
    assertEquals(63, rows.size());
    assertTrue(found > 10 && found < 60, "%d found".formatted(found));
  }

  @Test
  void aMutationMovesOneObjectToAFreeCell() {
    Level level = LevelFile.read(FILE).get(0);
    Level mutant = Mutation.of(level, 1).orElseThrow().level();
    assertEquals(mutant, Mutation.of(level, 1).orElseThrow().level());
    assertNotEquals(mutant, Mutation.of(level, 2).orElseThrow().level());
    assertEquals(
        level.pieces().size() - 1,
        mutant.pieces().stream().filter(level.pieces()::contains).count());
    // MT19937 of seed 1 draws 0.417022 and then 0.997185 (32-bit fractions).
    int moved = (int) (0.417022 * level.pieces().size());
    assertTrue(!mutant.pieces().get(moved).equals(level.pieces().get(moved)));
  }

  @Test
  void aFullLevelHasNoMutationWhichIsNoError() throws IOException {
    Path file = folder.resolve("full.json");
    Files.writeString(file, "[{\"id\": \"full\", \"rows\": [\"bbf\", \"B12\", \"F13\"]}]");
    List<Row> rows =
        SharedSpark.session()
            .read()
            .format("seedcensus")
            .option("experiment", "levels")
            .option("levels", file.toString())
            .option("mutations", 1)
            .option("seeds", "0..1")
            .load()
            .orderBy("seed")
            .collectAsList();
    assertEquals("solved", rows.get(0).getAs("result"));
    Row mutated = rows.get(1);
    assertEquals("no mutation", mutated.getAs("result"));
    assertEquals("full", mutated.getAs("level"));
    for (String column : List.of("moved", "length", "expansions", "visited", "bypass", "error")) {
      assertNull(mutated.getAs(column), column);
    }
  }

  @Test
  void aSetupIsRestoredFromItsDefinition() {
    Setup setup = setup();
    Setup restored = Experiments.restore("levels", setup.definition());
    assertEquals(setup.definition(), restored.definition());
    assertEquals(setup, restored);
    assertEquals("keke-levels", restored.label());
  }

  @Test
  void levelsAreSearchedOnlyIfAsked() {
    assertEquals(0, steps(List.of("level", "mutation", "moved", "to_y"), false));
    assertTrue(steps(List.of("level"), true) > 0);
    assertTrue(steps(List.of("bypass"), false) > 0);
  }

  @Test
  void objectsAreMovedOnlyIfAsked() {
    assertNull(moved(List.of("level", "mutation"), false));
    Mutation mutation = Mutation.of(LevelFile.read(FILE).get(0), 1).orElseThrow();
    for (String column : List.of("moved", "to_y", "result", "hands_off")) {
      assertEquals(mutation, moved(List.of(column), false), column);
    }
    assertEquals(mutation, moved(List.of("level"), true));
  }

  private static Mutation moved(List<String> columns, boolean whole) {
    LevelsRunner runner = (LevelsRunner) setup().open(columns, whole);
    runner.run(1);
    return runner.moved();
  }

  private static long steps(List<String> columns, boolean whole) {
    SeedRunner runner = setup().open(columns, whole);
    runner.run(0);
    return runner.steps();
  }

  @Test
  void aSearchThatFillsItsMemorySaysSo() {
    Row row =
        SharedSpark.session()
            .read()
            .format("seedcensus")
            .option("experiment", "levels")
            .option("levels", FILE.resolveSibling("golden.json").toString())
            .option("cap", 1_000_000)
            .option("memory", 1)
            .option("seeds", "0..5")
            .load()
            .where("gave_up_at = 'memory'")
            .head();
    assertEquals("limit", row.getAs("result"));
    assertTrue(row.<Long>getAs("visited") * row.<Double>getAs("bytes_per_state") <= 1 << 20);
  }

  @Test
  void theMemoryIsPartOfTheDefinitionOnlyIfGiven() {
    assertFalse(setup().definition().contains("memory"));
    Setup limited =
        Experiments.prepare(
            "levels", new Options(Map.of("levels", FILE.toString(), "memory", "7"), Path.of("")));
    assertEquals(limited, Experiments.restore("levels", limited.definition()));
    assertNotEquals(setup(), limited);
  }

  @Test
  void aSeedBeyondTheLastLevelIsARowWithAnError() {
    Row row =
        SharedSpark.session()
            .read()
            .format("seedcensus")
            .option("experiment", "levels")
            .option("levels", FILE.toString())
            .option("seeds", "184")
            .load()
            .head();
    assertEquals("seed 184: the last level's last mutation is seed 183", row.getAs("error"));
  }
}
