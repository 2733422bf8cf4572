package dev.seedcensus.jobs.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/**
 * What all commands share. A command checks everything the user gave before it starts Spark or
 * writes, and reports mistakes as {@link dev.seedcensus.jobs.UserException}; {@link Main} turns
 * outcomes into exit codes.
 */
abstract class CensusCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Explains this command.")
  boolean help;

  /**
   * Does the work.
   *
   * @return the exit code
   */
  abstract int execute();

  @Override
  public final Integer call() {
    return execute();
  }

  final CommandSpec spec() {
    return spec;
  }

  /** Where results go. */
  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** Where progress and complaints go. */
  final PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
