package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** The options by which commands change single numbers of a grammar. */
final class GrammarOptions {

  @Option(
      names = "--set",
      paramLabel = "PATH=NUMBER",
      description = {
        "Changes one number of the grammar, for example stages.expand.limit=40; may be repeated."
      })
  private Map<String, String> numbers = new LinkedHashMap<>();

  /** The numbers as written, by path. */
  Map<String, String> numbers() {
    return numbers;
  }

  /** The grammar in a file, with the numbers changed. */
  Grammar read(Path file) {
    Map<String, String> options = new LinkedHashMap<>();
    numbers.forEach((path, number) -> options.put("set." + path, number));
    return GrammarFiles.read(file, new Options(options, Path.of("")).overrides());
  }
}
