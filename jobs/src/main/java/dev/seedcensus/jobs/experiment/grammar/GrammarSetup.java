package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.Cost;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A compiled grammar. Its definition is the canonical text, with one more property {@code limits}
 * where a limit is not the default: a seed that reaches it gives another record.
 */
public final class GrammarSetup implements Setup {

  private final String label;
  private final String definition;
  private final Program program;

  /**
   * Creates a setup.
   *
   * @param source names the grammar's file in messages
   * @param limits what a seed may use
   */
  GrammarSetup(Grammar grammar, String label, String source, Limits limits) {
    this.label = label;
    this.definition = new LimitedGrammar(grammar, limits).definition();
    this.program = GrammarFiles.compile(grammar, source, limits);
  }

  /** The setup whose definition this is. */
  static GrammarSetup restore(String definition) {
    return restore(definition, LimitedGrammar.SOURCE, Map.of());
  }

  /**
   * The setup of a definition with some of the grammar's numbers changed.
   *
   * @param source names the grammar in messages
   */
  static GrammarSetup restore(String definition, String source, Map<String, Double> overrides) {
    LimitedGrammar read = LimitedGrammar.parse(definition, source, overrides);
    String label = GrammarFiles.label(read.grammar(), Path.of(GrammarFiles.UNNAMED));
    return new GrammarSetup(read.grammar(), label, source, read.limits());
  }

  /** The grammar, ready to run within its limits. */
  public Program program() {
    return program;
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

  /** Columns for which the same stages run come out of one run. */
  @Override
  public Cost cost(String column) {
    return switch (column) {
      case Records.SEED -> Cost.NONE;
      case Records.ERROR, Records.MICROS -> cost(GrammarRunner.WHOLE, Effort.NONE);
      default -> {
        CensusColumn named = CensusColumn.named(column);
        yield cost(EnumSet.of(named.need()), named.effort());
      }
    };
  }

  private Cost cost(Set<Need> needs, Effort effort) {
    return new Cost(1 + program.stagesFor(needs), effort.rank());
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new GrammarRunner(program, columns.stream().map(CensusColumn::named).toList(), whole);
  }
}
