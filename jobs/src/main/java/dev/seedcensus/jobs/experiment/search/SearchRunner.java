package dev.seedcensus.jobs.experiment.search;

import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Asks one seed after the other, part by part, and is done with a seed at the first part that does
 * not hold. A seed that meets the whole condition is run once more as a census would run it: only
 * what a census keeps is accepted.
 */
final class SearchRunner implements SeedRunner {

  /** A run of a seed, and the questions put to it. */
  private record Stage(SeedRunner runner, List<Question> questions) {}

  private final List<String> asked;
  private final List<Stage> stages = new ArrayList<>();
  private final SeedRunner whole;
  private final StructType foundColumns;
  private final UnsafeRowWriter foundRow;
  private final scala.Function1<Object, Object> converter;
  private int questions;
  private long steps;
  private String found;

  /**
   * @param columns the columns that the steps read beside the seed
   * @param asked the columns of a search that are wanted
   */
  SearchRunner(
      Setup inner,
      Experiment experiment,
      List<SearchSetup.Step> steps,
      List<String> columns,
      List<String> asked) {
    this.asked = asked;
    for (SearchSetup.Step step : steps) {
      List<String> own = new ArrayList<>(step.columns());
      own.remove(Records.SEED);
      SeedRunner runner = step.run() == 0 ? null : inner.open(own, false);
      stages.add(
          new Stage(
              runner,
              step.conjuncts().stream().map(part -> new Question(part, runner, own)).toList()));
    }
    this.whole = inner.open(columns, true);
    StructType all = Records.schema(experiment);
    this.foundColumns =
        new StructType(columns.stream().map(name -> all.apply(name)).toArray(StructField[]::new));
    this.foundRow = new UnsafeRowWriter(columns.size());
    this.converter = CatalystTypeConverters.createToScalaConverter(foundColumns);
  }

  @Override
  public void run(long seed) {
    steps = 0;
    questions = 0;
    found = null;
    if (holds(seed)) {
      whole.run(seed);
      steps += whole.steps();
      found = findings();
    }
  }

  private boolean holds(long seed) {
    for (Stage stage : stages) {
      if (stage.runner() != null) {
        stage.runner().run(seed);
        steps += stage.runner().steps();
      }
      for (Question question : stage.questions()) {
        questions++;
        if (!question.holds(seed)) {
          return false;
        }
      }
    }
    return true;
  }

  private String findings() {
    foundRow.reset();
    foundRow.zeroOutNullBytes();
    for (int i = 0; i < foundColumns.length(); i++) {
      whole.write(i, foundRow, i);
    }
    return ((Row) converter.apply(foundRow.getRow())).json();
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    switch (asked.get(column)) {
      case SearchExperiment.ACCEPTED -> row.write(ordinal, found != null);
      case SearchExperiment.ASKED -> row.write(ordinal, questions);
      default -> writeFound(row, ordinal);
    }
  }

  private void writeFound(UnsafeRowWriter row, int ordinal) {
    if (found == null) {
      row.setNullAt(ordinal);
    } else {
      row.write(ordinal, UTF8String.fromString(found));
    }
  }

  @Override
  public long steps() {
    return steps;
  }
}
