package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.grammar.Grammar;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Prints a grammar in full. Input: a grammar file. Output: its canonical form, with shorthand and
 * primitives expanded. Needs no Spark.
 */
@Command(
    name = "grammar",
    description =
        "Checks a grammar and prints its canonical form, with shorthand and primitives expanded.",
    footer = {
      "",
      "Examples:",
      "  census grammar data/grammars/dungeon.json",
      "  census grammar data/grammars/dungeon.json --set stages.expand.limit=40 --compact"
    })
final class GrammarCommand extends CensusCommand {

  @Parameters(paramLabel = "FILE", description = "A grammar file.")
  private Path file;

  @Mixin private GrammarOptions options;

  @Option(names = "--compact", description = "Prints it on one line, as the run id sees it.")
  private boolean compact;

  @Override
  int execute() {
    // What does not compile is not printed as if all were well.
    Grammar grammar = options.compile(file).grammar();
    String text = compact ? CanonicalGrammar.write(grammar) : CanonicalGrammar.writePretty(grammar);
    out().println(text.stripTrailing());
    return ExitCode.OK;
  }
}
