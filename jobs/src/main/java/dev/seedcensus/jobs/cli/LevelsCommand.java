package dev.seedcensus.jobs.cli;

import picocli.CommandLine.Command;

/** The commands about levels of the rule-pushing puzzle. */
@Command(
    name = "levels",
    synopsisSubcommandLabel = "COMMAND",
    description = "Solves levels of the rule-pushing puzzle, plays routes and shows boards.",
    subcommands = {LevelsSolveCommand.class, LevelsBenchCommand.class},
    footer = {
      "",
      "Examples:",
      "  census levels solve data/rulepush/keke-levels.json --level 10",
      "  census levels solve data/rulepush/golden.json --level off_limits --replay RRRDDRDRDLLLLUU",
      "  census levels bench data/rulepush/keke-levels.json",
      "",
      "A census of levels and their mutations: census run conf/levels.yaml"
    })
final class LevelsCommand extends CensusCommand {

  @Override
  int execute() {
    spec().commandLine().usage(out());
    return ExitCode.OK;
  }
}
