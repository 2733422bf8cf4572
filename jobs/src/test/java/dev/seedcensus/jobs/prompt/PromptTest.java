package dev.seedcensus.jobs.prompt;

import static dev.seedcensus.jobs.prompt.Typist.CTRL_C;
import static dev.seedcensus.jobs.prompt.Typist.CTRL_D;
import static dev.seedcensus.jobs.prompt.Typist.ENTER;
import static dev.seedcensus.jobs.prompt.Typist.TAB;
import static dev.seedcensus.jobs.prompt.Typist.UP;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.BundledFiles;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.sql.Views;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What somebody at the keyboard sees. The views have no rows. */
@ExtendWith(BundledFiles.class)
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class PromptTest {

  private static SparkSession session;

  @TempDir private Path folder;
  private Typist typist;

  @BeforeAll
  static void open() {
    session = SharedSpark.session();
    Views.create(session, List.of());
  }

  @BeforeEach
  void sitDown() {
    typist = new Typist(session, history());
  }

  @AfterEach
  void leave() {
    typist.close();
  }

  private Path history() {
    return folder.resolve("history");
  }

  @Test
  void listsViewsAndTheirColumns() {
    typist.types(".tables" + ENTER).sees("firings\n").sees("locks\n").sees("seeds\n");
    typist.types(".schema locks" + ENTER).sees("pair_id").sees("depth").sees("census> ");
    typist.types(".schema lock" + ENTER).sees("There is no view 'lock': did you mean \"locks\"?");
    typist.types(".table" + ENTER).sees("There is no command '.table'");
    assertFalse(typist.shown().contains("firings  "), typist.shown());
  }

  @Test
  void completesCommandsViewsColumnsAndWords() {
    typist.types(".sch" + TAB).sees(".schema").types("firing" + TAB).sees("firings").types(ENTER);
    typist.sees("expected").sees("census> ");
    typist
        .types("selec" + TAB + "count(*) n, max(l.expec" + TAB)
        .sees("expected")
        .types(") from firing" + TAB + "l;" + ENTER)
        .sees("n,max(expected)\n0,\n");
  }

  /** Of a view that the statement names, only its own columns are offered. */
  @Test
  void offersTheColumnsOfTheViewsThatAreNamed() {
    typist.types("select * from locks where nesting_d" + TAB + " = 1;" + ENTER);
    typist.sees("`nesting_d`").sees("census> ");
    typist.types("select * from seeds where nesting_d" + TAB + " = 1;" + ENTER);
    typist.sees("nesting_depth").sees("run_id,grammar,seed").sees("census> ");
  }

  @Test
  void aStatementGoesOnUntilItsSemicolon() {
    typist.types("select 40" + ENTER).sees("   ...> ").types("+ 2 as x" + ENTER);
    typist.sees("   ...> ").types("; select 7 y;" + ENTER).sees("x\n42\n").sees("y\n7\n");
  }

  @Test
  void tellsTheTimeAndChoosesTheFormat() {
    typist.types(".timer on" + ENTER).sees("census> ");
    typist.types("select 5 x;" + ENTER).sees("x\n5\n").sees("Time: ");
    typist.types(".timer off" + ENTER).sees("census> ");
    typist.types(".format json" + ENTER).sees("census> ");
    typist.types("select 6 x;" + ENTER).sees("{\"x\":6}\n").sees("census> ");
    assertFalse(typist.shown().split("\\{\"x\":6}", 2)[1].contains("Time"), typist.shown());
    typist.types(".format xml" + ENTER).sees("write .format table|csv|json");
  }

  @Test
  void aMistakeIsASentenceAndTheConversationGoesOn() {
    typist.types("selec 1;" + ENTER).sees("Cannot answer the query: ").sees("census> ");
    typist.types("select nothing;" + ENTER).sees("Cannot answer the query: ").sees("census> ");
    typist.types("select 1 / (id - id) from range(3);" + ENTER).sees("Cannot answer the query: ");
    typist.types("select count(*) from census('../README.md', 1, 2);" + ENTER).sees("README.md");
    typist.types("select 42 x;" + ENTER).sees("x\n42\n");
    assertFalse(typist.shown().contains("bug"), typist.shown());
    assertFalse(typist.shown().contains("\tat "), typist.shown());
  }

  @Test
  void ctrlCDropsWhatWasTyped() {
    typist.types("select 1 as dropped").sees("dropped").types(CTRL_C).sees("census> ");
    typist.types("select 42 x;" + ENTER).sees("x\n42\n");
    assertFalse(typist.shown().contains("dropped\n1\n"), typist.shown());
  }

  @Test
  void ctrlCCancelsTheQueryAtWork() {
    typist.types("select sum(hash(id)) from range(1000000000000);" + ENTER);
    awaitJob();
    typist.types(CTRL_C).sees("Cancelled.").sees("census> ");
    typist.types("select 42 x;" + ENTER).sees("x\n42\n");
  }

  private static void awaitJob() {
    while (session.sparkContext().statusTracker().getActiveStageIds().length == 0) {
      Typist.pause();
    }
  }

  @Test
  void ctrlDEnds() {
    typist.types(CTRL_D).seesTheEnd();
  }

  @Test
  void ctrlDEndsAlsoWhereAStatementIsHalfTyped() {
    typist.types("select 1" + ENTER).sees("   ...> ").types(CTRL_D).seesTheEnd();
  }

  @Test
  void remembersWhatWasTypedTheTimeBefore() throws IOException {
    typist.types("select 42 as x;" + ENTER).sees("x\n42\n").types(".quit" + ENTER).seesTheEnd();
    assertTrue(Files.readString(history()).contains("select 42 as x;"));
    typist.close();
    typist = new Typist(session, history());
    typist.types(UP).sees(".quit").types(UP).sees("select 42 as x;").types(ENTER).sees("x\n42\n");
  }

  /** A home that cannot be written to costs the history and nothing else. */
  @Test
  void goesOnWithoutAPlaceForItsHistory() throws IOException {
    typist.close();
    Path file = Files.writeString(folder.resolve("file"), "");
    typist = new Typist(session, file.resolve("history"));
    typist.types("select 42 as x;" + ENTER).sees("x\n42\n").types(CTRL_D).seesTheEnd();
  }
}
