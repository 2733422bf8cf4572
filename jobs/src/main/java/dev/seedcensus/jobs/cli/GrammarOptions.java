package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
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

  @Option(
      names = "--limit",
      paramLabel = "NAME=NUMBER",
      description = {
        "What a seed may use before it fails, for example iterations=5000; may be repeated. Names:"
            + " iterations, nodes, edges, sites, work, expression_steps, label_bytes, graph_bytes,"
            + " millis."
      })
  private Map<String, String> limits = new LinkedHashMap<>();

  /** The limits as written, by name. */
  Map<String, String> limits() {
    return limits;
  }

  /** The options of an experiment that say the same. */
  Map<String, String> asOptions() {
    Map<String, String> options = new LinkedHashMap<>();
    numbers.forEach((path, number) -> options.put("set." + path, number));
    options.putAll(Options.limitOptions(limits));
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
    Limits given = new Options(asOptions(), Path.of("")).limits();
    return GrammarFiles.compile(read(file), file.toString(), given);
  }
}
