package dev.seedcensus.jobs.prompt;

import dev.seedcensus.jobs.UserException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import org.apache.spark.SparkContext;
import org.jline.keymap.KeyMap;
import org.jline.reader.Buffer;
import org.jline.reader.EOFError;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Reference;
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
  private static final String END = "end-or-delete-char";

  private final Terminal terminal;
  private final SparkContext context;
  private final Conversation conversation;
  private final LineReader reader;
  private volatile boolean cancelled;
  private volatile String group = "";
  private boolean ended;

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
    reader.getWidgets().put(END, this::endOrDelete);
    reader.getKeyMaps().get(LineReader.MAIN).bind(new Reference(END), KeyMap.ctrl('D'));
  }

  /**
   * Ctrl-D on a line that has nothing ends the conversation, and deletes a character elsewhere. The
   * reader's own would list all completions at the end of a statement that is half typed.
   */
  private boolean endOrDelete() {
    Buffer typed = reader.getBuffer();
    if (typed.length() > 0 && typed.prevChar() != '\n') {
      return typed.delete();
    }
    ended = true;
    typed.clear();
    reader.callWidget(LineReader.ACCEPT_LINE);
    return true;
  }

  /** Asks and answers until the end is asked for. */
  public void run() {
    terminal.handle(Terminal.Signal.INT, signal -> cancel());
    try {
      String line = line();
      while (line != null) {
        carryOut(line);
        line = conversation.isOver() ? null : line();
      }
    } finally {
      context.clearJobGroup();
      terminal.flush();
    }
  }

  /** What is entered next, or null at the end; Ctrl-C drops what has been typed. */
  private String line() {
    try {
      String line = reader.readLine(PROMPT);
      return ended ? null : line;
    } catch (UserInterruptException e) {
      return "";
    } catch (EndOfFileException e) { // The terminal is gone.
      return null;
    }
  }

  /** Whatever is at work, and what it had yet to begin; each statement is a group of its own. */
  private void cancel() {
    cancelled = true;
    context.cancelJobGroupAndFutureJobs(group);
  }

  private void carryOut(String text) {
    cancelled = false;
    // Spark remembers for good which groups have no future.
    group = UUID.randomUUID().toString();
    context.setJobGroup(group, "typed at the prompt", true);
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
    Optional<String> mistake = UserException.sentence(failure);
    if (cancelled) {
      terminal.writer().println("Cancelled.");
    } else if (mistake.isPresent()) {
      terminal.writer().println(mistake.get());
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
      char given = buffer.charAt(position);
      // A dot begins a command, and parts a column from its view.
      return " \t\n;,()=<>+-*/[]'".indexOf(given) >= 0 || (given == '.' && position > 0);
    }
  }
}
