package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.jobs.Interrupts;
import dev.seedcensus.jobs.OutOfMemory;
import dev.seedcensus.jobs.ProcessFolder;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.run.StoppedException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs a command line. Exit codes: 0 all well; 1 it ran, but something asked for does not hold; 2
 * the user's mistake, told in one sentence; 3 a bug, with a stack trace; 130 or 143 stopped by
 * Ctrl-C or {@code kill}; 141 nobody reads the output any more.
 */
public final class Main {

  private Main() {}

  /** The only place that ends the process. */
  public static void main(String[] args) {
    // Numbers look the same in every country, wherever they are formatted.
    Locale.setDefault(Locale.Category.FORMAT, Locale.ROOT);
    ProcessFolder.install();
    Interrupts.install();
    PrintWriter out = writer(new StandardOutput());
    PrintWriter err = writer(new FileOutputStream(FileDescriptor.err));
    System.exit(run(args, out, err));
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(stream, true, StandardCharsets.UTF_8);
  }

  /**
   * Runs a command line within this process.
   *
   * @return the exit code
   */
  public static int run(String[] args, PrintWriter out, PrintWriter err) {
    int code =
        new CommandLine(new RootCommand())
            .setOut(out)
            .setErr(err)
            .setUsageHelpWidth(100)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .registerConverter(Path.class, Misuse::path)
            .setParameterExceptionHandler(Main::misused)
            .setExecutionStrategy(parsed -> execute(parsed, out, err))
            .execute(Stream.of(args).map(Main::queryOrOption).toArray(String[]::new));
    err.flush();
    return code;
  }

  /**
   * Runs what was parsed, or prints its help. Picocli's own handler is told neither of what fails
   * while help is printed nor of errors of Java itself.
   */
  private static int execute(ParseResult parsed, PrintWriter out, PrintWriter err) {
    try {
      Misuse.checkNames(parsed);
      int code = new RunLast().execute(parsed);
      out.flush();
      return code;
    } catch (ParameterException e) {
      throw e;
    } catch (ExecutionException e) {
      return failed(e.getCause() == null ? e : e.getCause(), err);
    } catch (RuntimeException | Error e) {
      return failed(e, err);
    }
  }

  /** A query may begin with a comment, which is not to be taken for an option. */
  private static String queryOrOption(String arg) {
    return arg.startsWith("--") && arg.length() > 2 && Character.isWhitespace(arg.charAt(2))
        ? "\n" + arg
        : arg;
  }

  private static int misused(ParameterException misuse, String[] args) {
    CommandLine command = misuse.getCommandLine();
    command.getErr().printf("census: %s: %s%n", Misuse.sentence(misuse), remedy(misuse, command));
    return ExitCode.USER;
  }

  private static String remedy(ParameterException misuse, CommandLine command) {
    String help = "see '" + command.getCommandSpec().qualifiedName() + " --help'.";
    if (misuse instanceof UnmatchedArgumentException unmatched) {
      List<String> known = new ArrayList<>(command.getSubcommands().keySet());
      known.addAll(command.getCommandSpec().optionsMap().keySet());
      return NearestName.of(unmatched.getUnmatched().get(0), known)
          .map(name -> "did you mean '" + name + "'?")
          .orElse(help);
    }
    return help;
  }

  private static int failed(Throwable exception, PrintWriter err) {
    if (exception instanceof OutputException fault && fault.isClosedPipe()) {
      return ExitCode.CLOSED_PIPE;
    }
    if (Interrupts.isStopped()) {
      boolean told = exception instanceof StoppedException;
      err.println("census: " + (told ? exception.getMessage() : "Stopped."));
      return Interrupts.takeExitCode();
    }
    Optional<String> mistake = UserException.sentence(exception);
    if (mistake.isPresent()) {
      err.println("census: " + mistake.get());
      return ExitCode.USER;
    }
    if (OutOfMemory.isBehind(exception)) {
      err.println("census: " + OutOfMemory.sentence());
      return ExitCode.USER;
    }
    err.println("census: this is a bug in Seedcensus; please report it with the lines below.");
    exception.printStackTrace(err);
    return ExitCode.BUG;
  }
}
