package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.Home;
import dev.seedcensus.jobs.replay.Replay;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/**
 * Replays recorded runs. Input: files of recordings. Output: what disagrees, and how many agree.
 * Exit code 1 if any disagrees. Needs no Spark.
 */
@Command(
    name = "verify",
    description = {
      "Replays recorded runs and compares sites, firings, sizes, types, canonical texts, digests,"
          + " nesting depths and chains of keys.",
      "",
      "A bundled grammar is named by its recording and read from data/grammars. Of a run that"
          + " disagrees the first difference is shown."
    },
    footer = {
      "",
      "Examples:",
      "  census verify data/conformance/*.jsonl",
      "  census verify data/conformance/dungeon.trace.jsonl",
      "  census verify --limit work=1000000 downloaded.jsonl"
    })
final class VerifyCommand extends CensusCommand {

  private static final int SHOWN = 20;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Recorded runs, a line each.")
  private List<Path> files;

  @Mixin private LimitOptions limits;

  @Override
  int execute() {
    Replay replay = new Replay(Home::grammar, limits.limits());
    List<String> differences = new ArrayList<>();
    List<String> perFile = new ArrayList<>();
    int runs = 0;
    for (Path file : files) {
      Replay.Outcome outcome = replay.file(file);
      runs += outcome.runs();
      differences.addAll(outcome.differences());
      perFile.add(
          "%s: %d of %d"
              .formatted(file, outcome.runs() - outcome.differences().size(), outcome.runs()));
    }
    // Only now: a file that cannot be read must not leave half an answer behind.
    perFile.forEach(out()::println);
    differences.stream().limit(SHOWN).forEach(out()::println);
    if (differences.size() > SHOWN) {
      out().printf("and %d more%n", differences.size() - SHOWN);
    }
    // Scripts read this line.
    out().printf("%d of %d runs agree%n", runs - differences.size(), runs);
    return differences.isEmpty() ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }
}
