package dev.seedcensus.jobs.prompt;

import dev.seedcensus.jobs.UserException;
import java.nio.file.Path;
import org.apache.spark.SparkContext;
import org.jline.reader.EOFError;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.terminal.Terminal;

/**
 * Talks with someone at a terminal: lines are edited, completed and remembered, a statement may go
 * over several, Ctrl-C cancels the query at work and Ctrl-D ends.
 */
public final class Prompt {

  private static final String PROMPT = "census> ";
  private static final String GOES_ON = "   ...> ";
  private static final String JOBS = "seedcensus-prompt";

  private final Terminal terminal;
  private final SparkContext context;
  private final Conversation conversation;
  private final LineReader reader;
  private volatile boolean cancelled;

  /**
   * @param context of the conversation's session
   * @param history the file that lines are remembered in
   */
  public Prompt(Terminal terminal, SparkContext context, Conversation conversation, Path history) {
    this.terminal = terminal;
    this.context = context;
    this.conversation = conversation;
    this.reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .appName("census")
            .parser(new StatementParser())
            .completer(new NameCompleter(conversation))
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .variable(LineReader.SECONDARY_PROMPT_PATTERN, GOES_ON)
            .variable(LineReader.HISTORY_FILE, history)
            .build();
  }

  /** Asks and answers until the end is asked for. */
  public void run() {
    context.setJobGroup(JOBS, "typed at the prompt", true);
    terminal.handle(Terminal.Signal.INT, signal -> cancel());
    try {
      while (!conversation.isOver()) {
        carryOut(line());
      }
    } catch (EndOfFileException e) {
      terminal.writer().println();
    } finally {
      context.clearJobGroup();
      terminal.flush();
    }
  }

  /** What is entered next; Ctrl-C drops what has been typed. */
  private String line() {
    try {
      return reader.readLine(PROMPT);
    } catch (UserInterruptException e) {
      return "";
    }
  }

  private void cancel() {
    cancelled = true;
    context.cancelJobGroup(JOBS);
  }

  private void carryOut(String text) {
    cancelled = false;
    try {
      if (text.stripLeading().startsWith(".")) {
        conversation.command(text);
      } else {
        Statements.of(text).whole().forEach(conversation::statement);
      }
    } catch (RuntimeException e) {
      report(e);
    }
  }

  /** A mistake is a sentence and a cancelled query a word; neither ends the conversation. */
  private void report(RuntimeException failure) {
    if (cancelled) {
      terminal.writer().println("Cancelled.");
    } else if (failure instanceof UserException) {
      terminal.writer().println(failure.getMessage());
    } else {
      terminal.writer().println("This is a bug in Seedcensus; please report it:");
      failure.printStackTrace(terminal.writer());
    }
    terminal.flush();
  }

  /** Takes lines together until a semicolon ends the statement; words end where names do. */
  private static final class StatementParser extends DefaultParser {

    StatementParser() {
      setQuoteChars(new char[0]);
      setEscapeChars(new char[0]);
    }

    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
      boolean entered = context == ParseContext.ACCEPT_LINE;
      if (entered && !line.stripLeading().startsWith(".") && !Statements.of(line).complete()) {
        throw new EOFError(-1, -1, "The statement goes on until a semicolon");
      }
      return super.parse(line, cursor, context);
    }

    @Override
    public boolean isDelimiterChar(CharSequence buffer, int position) {
      return " \t\n,()=<>+-*/[]'".indexOf(buffer.charAt(position)) >= 0;
    }
  }
}
