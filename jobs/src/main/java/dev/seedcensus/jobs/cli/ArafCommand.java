package dev.seedcensus.jobs.cli;

import picocli.CommandLine.Command;

/** The command {@code census araf}: names what can be done with a single board. */
@Command(
    name = "araf",
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "Solves and checks Araf boards: a grid with some numbers is cut into rooms that hold two numbers",
      "each, the area strictly between. Needs no Spark."
    },
    subcommands = {ArafSolveCommand.class, ArafCheckCommand.class, ArafBenchCommand.class},
    footer = {"", "'census araf COMMAND --help' explains a command."})
final class ArafCommand extends CensusCommand {

  @Override
  int execute() {
    spec().commandLine().usage(out());
    return ExitCode.OK;
  }
}
