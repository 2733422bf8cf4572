package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;

/** A compiled grammar; its definition is the canonical text. */
final class GrammarSetup implements Setup {

  private final String label;
  private final String definition;
  private final Program program;

  GrammarSetup(Grammar grammar, String label) {
    this.label = label;
    this.definition = CanonicalGrammar.write(grammar);
    this.program = Program.compile(grammar);
  }

  @Override
  public String experiment() {
    return GrammarExperiment.NAME;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public String definition() {
    return definition;
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new GrammarRunner(program, columns.stream().map(CensusColumn::named).toList(), whole);
  }
}
