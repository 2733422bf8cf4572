package dev.seedcensus.jobs.experiment.catalogue;

import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Applies all primitives of the catalogue for a seed, as far as the columns ask for it. */
final class CatalogueRunner implements SeedRunner {

  private final List<PrimitiveTrial> trials;
  private final int limits;
  private final List<String> columns;
  private final boolean whole;
  private final List<Entry.Once> once = new ArrayList<>();
  private final List<Entry.Alone> alone = new ArrayList<>();
  private long steps;

  CatalogueRunner(List<PrimitiveTrial> trials, int limits, List<String> columns, boolean whole) {
    this.trials = trials;
    this.limits = limits;
    this.columns = columns;
    this.whole = whole;
  }

  @Override
  public void run(long seed) {
    once.clear();
    alone.clear();
    steps = 0;
    for (PrimitiveTrial trial : trials) {
      if (whole || columns.contains(CatalogueExperiment.ONCE)) {
        once.add(trial.once(seed));
        steps += trial.steps();
      }
      for (int i = 0; i < limits && (whole || columns.contains(CatalogueExperiment.ALONE)); i++) {
        alone.add(trial.alone(i, seed));
        steps += trial.steps();
      }
    }
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    if (columns.get(column).equals(CatalogueExperiment.ONCE)) {
      Entry.ONCE.write(once, Entry.Once::write, row, ordinal);
    } else {
      Entry.ALONE.write(alone, Entry.Alone::write, row, ordinal);
    }
  }

  @Override
  public long steps() {
    return steps;
  }
}
