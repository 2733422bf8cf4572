package dev.seedcensus.jobs.tables;

import dev.seedcensus.jobs.sql.Queries;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * What each number swept moves: every measure's mean at every value, over all values of the other
 * numbers, and its change from the first value.
 *
 * <p>A seed counts once, however many points the grid has, since its records at different points
 * are no independent observations. Means have Student's interval and shares Wilson's, over seeds.
 * Changes are paired, point by point and seed by seed, and have Student's: as a seed is much alike
 * at neighbouring points, they are known better than either mean.
 */
public final class SweepEffects {

  /** What this is called where papers are named. */
  public static final String NAME = "sweep";

  private static final String SHARE = ", share";

  /**
   * A measure at a value of a number swept.
   *
   * @param mean over seeds; null from a single seed
   * @param change from the first value; null at the first value, and from a single seed
   */
  private record Effect(
      String measure,
      String parameter,
      double value,
      long seeds,
      double plainMean,
      Estimate mean,
      Estimate change) {}

  private record Run(String id, String grammar) {}

  private final Map<Run, List<Effect>> runs = new LinkedHashMap<>();

  private SweepEffects(List<Row> rows) {
    String before = null;
    for (Row row : rows) {
      String measure = row.getAs("measure");
      String parameter = row.getAs("parameter");
      String list = row.getAs("run_id") + "\n" + measure + "\n" + parameter;
      runs.computeIfAbsent(
              new Run(row.getAs("run_id"), row.getAs("grammar")), run -> new ArrayList<>())
          .add(
              new Effect(
                  measure,
                  parameter,
                  row.<Double>getAs("value"),
                  row.<Long>getAs("n"),
                  row.<Double>getAs("mean"),
                  mean(row, measure),
                  list.equals(before)
                      ? estimate(row, "difference", "difference_sd", "pairs")
                      : null));
      before = list;
    }
  }

  /**
   * The effects in all sweeps that the session's views reach.
   *
   * @param queries folder of a changed {@code sweep/effects.sql}; null for the built-in
   */
  public static SweepEffects of(SparkSession session, Path queries) {
    TableQuery query = TableQuery.of(NAME, "effects", queries);
    return new SweepEffects(
        Queries.answer(query.place(), () -> session.sql(query.sql()).collectAsList()));
  }

  private static Estimate mean(Row row, String measure) {
    long n = row.<Long>getAs("n");
    double mean = row.<Double>getAs("mean");
    // A seed's share over several points is less spread than one of yes and no.
    return measure.endsWith(SHARE)
        ? Estimate.share(Math.round(mean * n), n)
        : estimate(row, "mean", "sd", "n");
  }

  private static Estimate estimate(Row row, String mean, String sd, String n) {
    Double value = row.getAs(mean);
    Double spread = row.getAs(sd);
    long count = row.<Long>getAs(n);
    return value == null || spread == null || count < 2
        ? null
        : Estimate.mean(value, spread, count);
  }

  /** Whether there is any sweep. */
  public boolean isEmpty() {
    return runs.isEmpty();
  }

  /** Prints them, run after run; as CSV in one list. */
  public void print(TablePrinter format, PrintWriter out) {
    if (format == TablePrinter.CSV) {
      List<String[]> lines = new ArrayList<>();
      lines.add(heading(true));
      runs.forEach((run, effects) -> lines.addAll(values(run, effects)));
      format.sheet(lines, numbers(true), out);
      return;
    }
    runs.forEach(
        (run, effects) -> {
          out.printf("Sweep %s of %s%n%n", run.id(), run.grammar());
          out.printf(
              "What moves what: from the first value to the last, ± 95 %%; a dot where no change is"
                  + " seen%n%n");
          List<String[]> changes = changes(effects);
          boolean[] right = new boolean[changes.get(0).length];
          format.sheet(changes, right, out);
          out.printf(
              "%nBy value, over all values of the other numbers; changes are paired by seed%n%n");
          List<String[]> lines = new ArrayList<>();
          lines.add(heading(false));
          lines.addAll(values(null, effects));
          format.sheet(lines, numbers(false), out);
          out.println();
        });
  }

  /** A row per measure, a column per number swept. */
  private static List<String[]> changes(List<Effect> effects) {
    Map<String, Map<String, List<Effect>>> byMeasure = new LinkedHashMap<>();
    Map<String, List<Double>> parameters = new LinkedHashMap<>();
    for (Effect effect : effects) {
      byMeasure
          .computeIfAbsent(effect.measure(), measure -> new LinkedHashMap<>())
          .computeIfAbsent(effect.parameter(), parameter -> new ArrayList<>())
          .add(effect);
      List<Double> values =
          parameters.computeIfAbsent(effect.parameter(), parameter -> new ArrayList<>());
      if (!values.contains(effect.value())) {
        values.add(effect.value());
      }
    }
    List<String[]> lines = new ArrayList<>();
    List<String> heading = new ArrayList<>(List.of("measure"));
    parameters.forEach(
        (parameter, values) ->
            heading.add(
                "%s %s to %s"
                    .formatted(
                        parameter, plain(values.get(0)), plain(values.get(values.size() - 1)))));
    lines.add(heading.toArray(String[]::new));
    byMeasure.forEach(
        (measure, byParameter) -> {
          List<String> cells = new ArrayList<>(List.of(measure));
          parameters.keySet().forEach(parameter -> cells.add(change(byParameter.get(parameter))));
          lines.add(cells.toArray(String[]::new));
        });
    return lines;
  }

  private static String change(List<Effect> effects) {
    Estimate last = effects == null ? null : effects.get(effects.size() - 1).change();
    if (last == null) {
      return "";
    }
    if (last.sd() == 0 && last.value() == 0) {
      return "no seed differs";
    }
    double margin = last.high() - last.value();
    int decimals = margin > 0 ? (int) Math.max(0, Math.ceil(1 - Math.log10(margin))) : 4;
    String told =
        Math.abs(last.value()) <= margin
            ? "·"
            : String.format(Locale.ROOT, "%+." + decimals + "f", last.value());
    return told + String.format(Locale.ROOT, " ± %." + decimals + "f", margin);
  }

  /** A value as people would write it. */
  private static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  private static String[] heading(boolean asData) {
    return asData
        ? new String[] {
          "run_id",
          "grammar",
          "measure",
          "parameter",
          "value",
          "seeds",
          "mean",
          "low",
          "high",
          "change",
          "change_low",
          "change_high"
        }
        : new String[] {
          "measure",
          "parameter",
          "value",
          "seeds",
          "mean",
          "95 % from",
          "to",
          "change",
          "95 % from",
          "to"
        };
  }

  private static boolean[] numbers(boolean asData) {
    boolean[] right = new boolean[heading(asData).length];
    for (int i = asData ? 4 : 2; i < right.length; i++) {
      right[i] = true;
    }
    return right;
  }

  /**
   * A row per measure, number swept and value.
   *
   * @param run null where the heading tells
   */
  private static List<String[]> values(Run run, List<Effect> effects) {
    List<String[]> lines = new ArrayList<>();
    for (Effect effect : effects) {
      List<String> cells = new ArrayList<>();
      if (run != null) {
        cells.addAll(List.of(run.id(), run.grammar()));
      }
      cells.addAll(
          List.of(
              effect.measure(),
              effect.parameter(),
              plain(effect.value()),
              String.valueOf(effect.seeds()),
              Comparison.number(effect.plainMean())));
      cells.addAll(ends(effect.mean()));
      cells.add(effect.change() == null ? "" : Comparison.number(effect.change().value()));
      cells.addAll(ends(effect.change()));
      lines.add(cells.toArray(String[]::new));
    }
    return lines;
  }

  private static List<String> ends(Estimate estimate) {
    return estimate == null
        ? List.of("", "")
        : List.of(Comparison.number(estimate.low()), Comparison.number(estimate.high()));
  }
}
