package dev.seedcensus.jobs.prompt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;

/** Carries out what is piped in, up to the end or the first mistake. */
public final class Script {

  private Script() {}

  /**
   * Carries out all statements; the last needs no semicolon.
   *
   * @throws dev.seedcensus.jobs.UserException at the first mistake
   */
  public static void run(Reader in, Conversation conversation) {
    StringBuilder pending = new StringBuilder();
    try (BufferedReader lines = new BufferedReader(in)) {
      String line = lines.readLine();
      while (line != null && !conversation.isOver()) {
        if (pending.isEmpty() && line.stripLeading().startsWith(".")) {
          conversation.command(line);
        } else {
          pending.append(line).append('\n');
          Statements statements = Statements.of(pending.toString());
          statements.whole().forEach(conversation::statement);
          pending.setLength(0);
          if (!statements.complete()) {
            pending.append(statements.rest()).append('\n');
          }
        }
        line = lines.readLine();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (!pending.isEmpty() && !conversation.isOver()) {
      conversation.statement(pending.toString().strip());
    }
  }
}
