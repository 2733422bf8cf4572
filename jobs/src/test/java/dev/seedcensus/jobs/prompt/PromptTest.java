package dev.seedcensus.jobs.prompt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.sql.ResultPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.apache.spark.sql.SparkSession;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class PromptTest {

  private static final String CTRL_C = "\u0003";

  @TempDir private Path folder;
  private SparkSession spark;

  @BeforeEach
  void createView() {
    spark = SharedSpark.session();
    spark.sql("SELECT 7 AS keys_found, 'x' AS label").createOrReplaceTempView("treasures");
  }

  private String script(String text) {
    StringWriter out = new StringWriter();
    Script.run(
        new StringReader(text), new Conversation(spark, ResultPrinter.CSV, new PrintWriter(out)));
    return out.toString();
  }

  @Test
  void carriesOutWhatIsPipedIn() {
    assertEquals(
        """
        a
        1
        b
        2
        treasures
        keys_found
        7
        """,
        script(
            "select 1 a; select\n2 b;\n.tables\n\n-- the last needs no semicolon\nselect keys_found from treasures\n"));
    assertEquals("", script("create temporary view other as select 1;\n.quit\nselect 5;"));
  }

  @Test
  void changesFormatShowsSchemaAndTakesTime() {
    assertTrue(script(".schema treasures").contains("treasures  keys_found  int"));
    String timed = script(".timer on\n.format json\nselect 1 a;\n.timer off\nselect 2 a;");
    assertTrue(timed.matches("\\{\"a\":1}\\nTime: \\d+\\.\\d{3} s\\n\\{\"a\":2}\\n"), timed);
  }

  @Test
  void aScriptEndsAtItsFirstMistake() {
    assertEquals(
        "There is no command '.table': did you mean \".tables\"?",
        assertThrows(UserException.class, () -> script(".table\nselect 1;")).getMessage());
    assertThrows(UserException.class, () -> script("select nothing;"));
    assertThrows(UserException.class, () -> script(".format xml"));
    assertThrows(UserException.class, () -> script(".schema treasure"));
  }

  /** Types one piece whenever the prompt asks; what has been typed and shown comes back. */
  private String type(String... pieces) throws IOException {
    return type(new AtomicReference<>(), pieces);
  }

  /** Tells where keys go, too. */
  private String type(AtomicReference<OutputStream> where, String... pieces) throws IOException {
    PipedOutputStream keys = new PipedOutputStream();
    where.set(keys);
    Screen screen = new Screen(keys, pieces);
    try (Terminal terminal =
        TerminalBuilder.builder()
            .system(false)
            .type("ansi")
            .encoding(StandardCharsets.UTF_8)
            .streams(new PipedInputStream(keys, 1 << 16), screen)
            .build()) {
      Conversation conversation = new Conversation(spark, ResultPrinter.CSV, terminal.writer());
      new Prompt(terminal, spark.sparkContext(), conversation, folder.resolve("history")).run();
    }
    return screen.text();
  }

  /** Keys that come before the prompt does are the terminal's own, not the prompt's. */
  private static final class Screen extends ByteArrayOutputStream {

    private static final String ASKS = "census>|\\.\\.\\.>";

    private final OutputStream keys;
    private final Iterator<String> pieces;
    private int asked;

    Screen(OutputStream keys, String... pieces) {
      this.keys = keys;
      this.pieces = List.of(pieces).iterator();
    }

    @Override
    public synchronized void write(byte[] bytes, int from, int length) {
      super.write(bytes, from, length);
      int asking = text().split(ASKS, -1).length - 1;
      while (asked < asking && pieces.hasNext()) {
        press(keys, pieces.next());
        asked++;
      }
    }

    synchronized String text() {
      return toString(StandardCharsets.UTF_8).replace("\r", "");
    }
  }

  private static void press(OutputStream keys, String text) {
    try {
      keys.write(text.getBytes(StandardCharsets.UTF_8));
      keys.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  @Timeout(120)
  void completesNamesTakesSeveralLinesAndSurvivesMistakes() throws IOException {
    String screen =
        type("select nothing;\r", "select keys_f\t * 6 as answer\r", "from treas\t;\r", ".quit\r");
    assertTrue(screen.contains("Cannot answer the query: [UNRESOLVED_COLUMN"), screen);
    assertTrue(screen.contains("   ...> "), screen);
    assertTrue(screen.contains("answer\n42\n"), screen);
    assertTrue(Files.readString(folder.resolve("history")).contains("keys_found"));
  }

  @Test
  @Timeout(120)
  void theEndOfTheInputEndsIt() throws IOException {
    assertTrue(type("\u0004").contains("census> "));
  }

  /** The query would take hours. */
  @Test
  @Timeout(300)
  void ctrlCCancelsTheQueryAndNothingElse() throws IOException {
    AtomicReference<OutputStream> terminal = new AtomicReference<>();
    SparkListener interrupter =
        new SparkListener() {
          @Override
          public void onTaskStart(SparkListenerTaskStart start) {
            OutputStream keys = terminal.getAndSet(null);
            if (keys != null) {
              press(keys, CTRL_C);
            }
          }
        };
    spark.sparkContext().addSparkListener(interrupter);
    try {
      String screen =
          type(
              terminal,
              "select sum(hash(a.id, b.id)) from range(10000000) a cross join range(10000000) b;\r",
              "select 5 five;\r",
              ".quit\r");
      assertTrue(screen.contains("Cancelled.\n"), screen);
      assertTrue(screen.contains("five\n5\n"), screen);
    } finally {
      spark.sparkContext().removeSparkListener(interrupter);
    }
  }
}
