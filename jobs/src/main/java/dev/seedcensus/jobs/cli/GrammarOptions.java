package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options by which commands change single numbers of a grammar and limit its seeds. */
final class GrammarOptions {

  @Option(
      names = "--set",
      paramLabel = "PATH=NUMBER",
      description = {
        "Changes one number of the grammar, for example stages.expand.limit=40; may be repeated."
      })
  private Map<String, String> numbers = new LinkedHashMap<>();

  @Mixin private LimitOptions limits;

  /** The limits as written, by name. */
  Map<String, String> limits() {
    return limits.given();
  }

  /** The options of an experiment that say the same. */
  Map<String, String> asOptions() {
    Map<String, String> options = new LinkedHashMap<>();
    numbers.forEach((path, number) -> options.put("set." + path, number));
    options.putAll(Options.limitOptions(limits.given()));
    return options;
  }

  /** The numbers as written, by path. */
  Map<String, String> numbers() {
    return numbers;
  }

  /** The grammar in a file, with the numbers changed. */
  Grammar read(Path file) {
    return GrammarFiles.read(file, new Options(asOptions(), Path.of("")).overrides());
  }

  /** The grammar in a file, with the numbers changed, ready to run within the limits. */
  Program compile(Path file) {
    return GrammarFiles.compile(read(file), file.toString(), limits.limits());
  }
}
