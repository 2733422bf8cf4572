package dev.seedcensus.jobs.prompt;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.sql.ResultPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import org.apache.spark.sql.SparkSession;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;

/**
 * Somebody who types at a prompt and reads what it shows. Whoever waits for what does not come
 * fails after a while: nothing here waits for ever, and the prompt's thread holds up no process.
 */
final class Typist implements AutoCloseable {

  static final String TAB = "\t";
  static final String ENTER = "\r";
  static final String UP = "\u001b[A";
  static final String CTRL_C = "\u0003";
  static final String CTRL_D = "\u0004";

  /** Looks at the screen, ten milliseconds apart, before giving up. */
  private static final int PATIENCE = 6000;

  private static final int KEYS = 1 << 16;

  private final PipedOutputStream keys = new PipedOutputStream();
  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private final Terminal terminal;
  private final FutureTask<Void> talk;
  private int seen;

  /** Sits down at a prompt over a session. */
  Typist(SparkSession session, Path history) {
    try {
      // Not by way of the builder, which takes a pseudo terminal where it can: in there Ctrl-C goes
      // to
      // whoever is in its foreground, and nobody is.
      terminal =
          new ExternalTerminal(
              "typist", "ansi", new PipedInputStream(keys, KEYS), screen, StandardCharsets.UTF_8);
      terminal.setSize(new Size(160, 50));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Conversation conversation = new Conversation(session, ResultPrinter.CSV, terminal.writer());
    talk =
        new FutureTask<>(
            () -> new Prompt(terminal, session.sparkContext(), conversation, history).run(), null);
    Thread thread = new Thread(talk, "prompt");
    thread.setDaemon(true);
    thread.start();
    sees("census> ");
  }

  /** Types keys. */
  Typist types(String text) {
    try {
      keys.write(text.getBytes(StandardCharsets.UTF_8));
      keys.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Waits until a text is shown, after what was seen before. */
  Typist sees(String text) {
    await(() -> shown().indexOf(text, seen) >= 0, text);
    seen = shown().indexOf(text, seen) + text.length();
    return this;
  }

  /** Waits until the prompt has ended by itself. */
  void seesTheEnd() {
    for (int looks = 0; !talk.isDone(); looks++) {
      assertTrue(looks < PATIENCE, () -> "The prompt does not end: " + shown());
      pause();
    }
    assertDoesNotThrow(() -> talk.get());
  }

  /** What was shown so far, without the sequences that move the cursor and choose colours. */
  String shown() {
    return screen
        .toString(StandardCharsets.UTF_8)
        .replaceAll("\u001b\\[[0-9;?]*[A-Za-z]|\u001b[=>]|[\r\u0007]", "");
  }

  private interface Condition {
    boolean holds();
  }

  /** Counts looks and not seconds: a machine that stands still meanwhile fails no test. */
  private void await(Condition condition, String what) {
    for (int looks = 0; !condition.holds(); looks++) {
      assertTrue(
          looks < PATIENCE && !talk.isDone(),
          () -> "'%s' was never shown, but:%n%s".formatted(what, shown()));
      pause();
    }
  }

  static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    talk.cancel(true);
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
