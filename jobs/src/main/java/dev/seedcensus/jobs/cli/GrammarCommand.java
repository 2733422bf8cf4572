package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.jobs.UserException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Prints a grammar in full. Input: a grammar file. Output: its canonical form, with shorthand and
 * primitives expanded, or what can be proven of its graphs. Needs no Spark.
 */
@Command(
    name = "grammar",
    description = {
      "Checks a grammar and prints its canonical form, with shorthand and primitives expanded.",
      "",
      "--prove tells what is certain before any seed is run: rules that never fire, and why; rules"
          + " that may nest in their own work; how many places there can be, against the budget."
          + " What may happen need not."
    },
    footer = {
      "",
      "Examples:",
      "  census grammar data/grammars/dungeon.json",
      "  census grammar data/grammars/dungeon.json --set stages.expand.limit=40 --compact",
      "  census grammar data/grammars/maze-locked.json --prove"
    })
final class GrammarCommand extends CensusCommand {

  @Parameters(paramLabel = "FILE", description = "A grammar file.")
  private Path file;

  @Mixin private GrammarOptions options;

  @Option(names = "--compact", description = "Prints it on one line, as the run id sees it.")
  private boolean compact;

  @Option(names = "--prove", description = "Tells what is certain of its graphs instead.")
  private boolean prove;

  @Override
  int execute() {
    if (prove && compact) {
      throw new UserException(
          "--prove prints no grammar, so --compact has no meaning beside it: leave one out.");
    }
    // What does not compile is not printed as if all were well.
    Grammar grammar = options.compile(file).grammar();
    if (prove) {
      new GrammarProofs(grammar, out()).print();
      return ExitCode.OK;
    }
    String text = compact ? CanonicalGrammar.write(grammar) : CanonicalGrammar.writePretty(grammar);
    out().println(text.stripTrailing());
    return ExitCode.OK;
  }
}
