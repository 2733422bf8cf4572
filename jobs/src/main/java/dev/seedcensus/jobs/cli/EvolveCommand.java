package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.engine.rewrite.Trace;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.nio.file.Path;
import java.util.EnumSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Generates one graph. Input: a grammar file and a seed. Output: the graph, or how it came about.
 * Needs no Spark.
 */
@Command(
    name = "evolve",
    description = {
      "Generates one graph.",
      "",
      "Formats:",
      "  json       nodes and edges with their labels",
      "  dot        for Graphviz",
      "  canonical  the text by which graphs are compared",
      "  digest     its SHA-256",
      "  trace      a JSON line per iteration: sites per rule, the rule that fired, its site's index"
    },
    footer = {
      "",
      "Examples:",
      "  census evolve --grammar data/grammars/dungeon.json --seed 42",
      "  census evolve --grammar data/grammars/dungeon.json --seed 42 --format dot | dot -Tsvg > d.svg",
      "  census evolve --grammar data/grammars/dungeon.json --seed 42 --format trace"
    })
final class EvolveCommand extends CensusCommand {

  @Option(
      names = "--grammar",
      paramLabel = "FILE",
      required = true,
      description = "A grammar file.")
  private Path file;

  @Option(names = "--seed", paramLabel = "N", required = true, description = "The seed.")
  private String seed;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "json",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private GraphFormat format;

  @Option(
      names = "--full",
      description = {
        "In canonical and digest, keeps the keys that only narrate or draw; as a census does, they"
            + " are left out otherwise."
      })
  private boolean full;

  @Mixin private GrammarOptions options;

  @Override
  int execute() {
    if (!seed.strip().matches("\\d+")) {
      throw new UserException(
          "Cannot evolve seed '%s': give one number from 0 to %d.".formatted(seed, SeedSet.MAX));
    }
    SeedSet seeds = SeedSet.parse(seed);
    Evolver evolver = new Evolver(options.compile(file));
    Trace trace = new Trace();
    try {
      HostGraph graph = evolver.evolve(seeds.first(0), EnumSet.allOf(Need.class), trace);
      out().print(format.print(new GraphFormat.Run(evolver, seeds.first(0), graph, trace, full)));
      return ExitCode.OK;
    } catch (SeedException e) {
      // As a census counts it: the seed was run, and failed.
      err().printf("census: %s%n", e.getMessage());
      return ExitCode.DOES_NOT_HOLD;
    }
  }
}
