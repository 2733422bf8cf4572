package dev.seedcensus.jobs.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code census}: names the others. */
@Command(
    name = "census",
    versionProvider = VersionProvider.class,
    synopsisSubcommandLabel = "COMMAND",
    description =
        "Runs a puzzle generator over a range of seeds and measures what it really makes.",
    subcommands = {
      RunCommand.class,
      StatusCommand.class,
      ReportCommand.class,
      SqlCommand.class,
      ServeCommand.class,
      SchemaCommand.class,
      EvolveCommand.class,
      VerifyCommand.class,
      GrammarCommand.class,
      TablesCommand.class,
      TuneCommand.class,
      SearchCommand.class,
      BattleCommand.class,
      LevelsCommand.class,
      ArafCommand.class,
      BenchCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  census run conf/dungeon.yaml --seeds 1..1000",
      "  census evolve --grammar data/grammars/dungeon.json --seed 42 --format dot",
      "  census sql \"select node_types['key'] k, count(*) n from seeds group by 1\"",
      "",
      "'census COMMAND --help' explains a command.",
      "Exit codes: 0 all well; 1 it ran, but something asked for does not hold; 2 a mistake in",
      "what was asked; 3 a bug; 130 stopped by Ctrl-C, 143 by kill."
    })
final class RootCommand extends CensusCommand {

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Prints the version.")
  boolean version;

  @Override
  int execute() {
    spec().commandLine().usage(out());
    return ExitCode.OK;
  }
}
