package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.List;
import java.util.Objects;

/** A trial's grammar, compiled. */
public final class RoundSetup implements Setup {

  private final RoundDefinition definition;
  private final Program program;

  public RoundSetup(RoundDefinition definition) {
    this.definition = definition;
    this.program = definition.read().compile();
  }

  @Override
  public String experiment() {
    return RoundExperiment.NAME;
  }

  @Override
  public String label() {
    return Objects.requireNonNullElse(program.grammar().name(), "unnamed");
  }

  @Override
  public String definition() {
    return definition.write();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new RoundRunner(new Yield(program, definition.plan()), columns);
  }
}
