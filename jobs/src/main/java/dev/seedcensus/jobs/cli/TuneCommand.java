package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.tuning.Outcome;
import dev.seedcensus.jobs.sql.CensusSession;
import dev.seedcensus.jobs.tune.TuneReport;
import dev.seedcensus.jobs.tune.TuneSpec;
import dev.seedcensus.jobs.tune.TuneSpecs;
import dev.seedcensus.jobs.tune.Tuning;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Finds weights that meet targets. Input: a tuning spec. Output: a grammar file with the weights, a
 * table of the trials, and a run per trial. Exit code 1 if the targets are not met.
 */
@Command(
    name = "tune",
    description = {
      "Finds weights by which a grammar's rules fire as often as they should.",
      "",
      "A spec names a grammar, a stage and targets: mean firings of rules, or their shares of the"
          + " stage's firings; the mean of places, keys, nesting_depth, nodes or edges, or the"
          + " shares of seeds with each value of one. Weights are moved and measured again on the"
          + " same seeds, until the targets are met on seeds that were not tuned on. In the new"
          + " file only the weights differ. Every trial is a run; the view rounds shows them."
    },
    footer = {
      "",
      "A spec:",
      "  experiment: grammar",
      "  grammar: ../data/grammars/dungeon.json",
      "  stage: expand",
      "  firings: {key-door: 2.5, dead-end: 6}",
      "  keys: {2: 0.3, 3: 0.6}            # shares of seeds; keys: 2.4 is a mean",
      "  weights: {key-door: 0.1..50, dead-end: 0.1..50}",
      "  tolerance: 2 %%                    # of a mean; of all seeds for shares of seeds",
      "  seeds: 1..64000                   # may be tuned on; seeds_per_round: 2000 to begin with",
      "  check: 1000001..1020000",
      "  rounds: 20",
      "  limits: {work: 10000000}          # what a seed may use before it fails",
      "  to: tuned.json",
      "  out: ../data/out",
      "",
      "Examples:",
      "  census tune conf/tune-dungeon.yaml",
      "  census tune conf/tune-dungeon.yaml --to my-dungeon.json --force",
      "  census sql \"select trial, by, target, wanted, measured, low, high from rounds order by"
          + " 1\""
    })
final class TuneCommand extends CensusCommand {

  @Parameters(paramLabel = "SPEC", description = "A tuning spec (YAML).")
  private Path specFile;

  @Option(names = "--to", paramLabel = "FILE", description = "The file for the tuned grammar.")
  private Path to;

  @Option(names = "--force", description = "Replaces that file where it exists.")
  private boolean force;

  @Option(names = "--nearest", description = "Writes it also where the targets are not met.")
  private boolean nearest;

  @Option(names = "--out", paramLabel = "DIR", description = "Folder below which runs are kept.")
  private Path outFolder;

  @Mixin private LimitOptions limits;

  @Mixin private SparkOptions sparkOptions;

  @Override
  int execute() {
    TuneSpec spec =
        TuneSpecs.read(specFile, new TuneSpecs.CommandLine(to, outFolder, limits.given()));
    Tuning tuning = new Tuning(spec, force);
    List<String> faults = tuning.faults();
    if (!faults.isEmpty()) {
      out().println("Not met, whatever the weights.");
      faults.forEach(out()::println);
      return ExitCode.DOES_NOT_HOLD;
    }
    TuneReport report = new TuneReport(spec);
    Outcome outcome;
    try (CensusSession session = sparkOptions.open(true)) {
      outcome = tuning.tune(session.spark(), round -> err().println(report.line(round)));
    }
    report.table(outcome, out());
    out().println();
    report.verdict(outcome).forEach(out()::println);
    if (tuning.failed() > 0) {
      out().printf("%,d seeds of all trials failed and do not count.%n", tuning.failed());
    }
    if (outcome.met() || nearest) {
      tuning.write(outcome.last());
      out().printf("The tuned grammar is %s%n", spec.to());
    }
    out().printf("Trials are runs in %s, tuning %s%n", spec.out().resolve("round"), tuning.id());
    return outcome.met() ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }
}
