package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.Interrupts;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.search.Findings;
import dev.seedcensus.jobs.search.Search;
import dev.seedcensus.jobs.search.SearchReport;
import dev.seedcensus.jobs.search.SearchSpec;
import dev.seedcensus.jobs.search.SearchSpecs;
import dev.seedcensus.jobs.sql.CensusSession;
import java.nio.file.Path;
import java.util.function.LongFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Searches seeds. Input: a search spec. Output: the seeds that meet its condition, how many were
 * tried, and what that tells of the rate. Writes nothing. Exit code 1 if there are fewer hits than
 * wanted.
 */
@Command(
    name = "search",
    description = {
      "Searches seeds that meet a condition.",
      "",
      "Seeds are tried in ascending order until there are as many hits as wanted, or the cap is"
          + " reached. A condition is what could stand in a WHERE over the columns of the census;"
          + " its parts, joined by AND, are asked the cheapest first, and a seed is done with at"
          + " the first that does not hold. A seed that fails is counted and not accepted; one that"
          + " is accepted has been run to its end.",
      "",
      "A search that stops at its last hit samples inversely: its rate is (hits - 1) / (tried - 1),"
          + " its interval the exact one for that; a search that tries all it may has Wilson's."
    },
    footer = {
      "",
      "A spec:",
      "  experiment: grammar",
      "  grammar: ../data/grammars/dungeon.json",
      "  overrides: {stages.expand.limit: 30}   # where numbers are changed; limits: as in a run",
      "  where: keys = 3 and nesting_depth = 2 and winnable",
      "  from: 1",
      "  hits: 10                               # or all: every hit among the seeds of the cap",
      "  cap: 100000",
      "",
      "Examples:",
      "  census search conf/search-dungeon.yaml",
      "  census search conf/search-dungeon.yaml --where \"node_types['monster'] >= 9\" --hits 3",
      "  census search conf/search-mystery.yaml --format json"
    })
final class SearchCommand extends CensusCommand {

  @Parameters(paramLabel = "SPEC", description = "A search spec (YAML).")
  private Path specFile;

  @Option(names = "--where", paramLabel = "CONDITION", description = "The condition.")
  private String where;

  @Option(names = "--from", paramLabel = "SEED", description = "The first seed.")
  private String from;

  @Option(names = "--hits", paramLabel = "N|all", description = "How many seeds are wanted.")
  private String hits;

  @Option(names = "--cap", paramLabel = "N", description = "How many seeds may be tried.")
  private String cap;

  @Option(
      names = "--format",
      paramLabel = "table|csv|json",
      defaultValue = "table",
      description = "How to print (default: ${DEFAULT-VALUE}); csv has the hits alone.")
  private SearchReport.Format format;

  @Mixin private GrammarOptions grammarOptions;

  @Mixin private SparkOptions sparkOptions;

  @Override
  int execute() {
    SearchSpec spec =
        SearchSpecs.read(
            specFile,
            new SearchSpecs.CommandLine(
                where, from, hits, cap, grammarOptions.numbers(), grammarOptions.limits()));
    Findings findings;
    try (CensusSession session = sparkOptions.open(true)) {
      findings = new Search(spec, session.spark()).run(this::tell);
    }
    new SearchReport(findings, command(spec)).print(format, out(), err());
    if (findings.end() == Findings.End.STOPPED) {
      err().println("census: Stopped.");
      return Interrupts.takeExitCode();
    }
    return findings.isMet() ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private void tell(Findings findings) {
    err().printf("%,d seeds tried: %,d accepted.%n", findings.tried(), findings.hits().size());
  }

  /** The command that shows a seed; null where the experiment has none. */
  private static LongFunction<String> command(SearchSpec spec) {
    Experiment experiment = Experiments.named(spec.experiment());
    return experiment.replay(spec.options(), spec.from()).isEmpty()
        ? null
        : seed ->
            "census " + ShellWords.join(experiment.replay(spec.options(), seed).orElseThrow());
  }
}
