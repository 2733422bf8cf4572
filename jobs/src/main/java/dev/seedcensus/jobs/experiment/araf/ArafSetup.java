package dev.seedcensus.jobs.experiment.araf;

import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;

/** Boards of one size. */
final class ArafSetup implements Setup {

  private final BoardTerms terms;

  ArafSetup(BoardTerms terms) {
    this.terms = terms;
  }

  @Override
  public String experiment() {
    return ArafExperiment.NAME;
  }

  @Override
  public String label() {
    return terms.label();
  }

  @Override
  public String definition() {
    return terms.definition().toString();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new ArafRunner(terms, RunColumn.named(ArafColumn.class, columns), whole);
  }
}
