package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Records;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Which columns of an experiment a run keeps. */
public final class Columns {

  private Columns() {}

  /**
   * These columns, with {@code seed} and {@code error}, in the order of the experiment's schema;
   * all for an empty list.
   */
  public static StructType of(Experiment experiment, List<String> names) {
    StructType all = Records.schema(experiment);
    if (names.isEmpty()) {
      return all;
    }
    Set<String> kept = new LinkedHashSet<>(names);
    kept.addAll(List.of(Records.SEED, Records.ERROR));
    return new StructType(
        Arrays.stream(all.fields())
            .filter(field -> kept.contains(field.name()))
            .toArray(StructField[]::new));
  }

  /**
   * The names, if the experiment has them all.
   *
   * @throws UserException naming the nearest column
   */
  public static List<String> checked(Experiment experiment, List<String> names) {
    List<String> known = List.of(Records.schema(experiment).fieldNames());
    for (String name : names) {
      if (!known.contains(name)) {
        throw UserException.unknown(
            "Experiment %s has no column '%s'".formatted(experiment.name(), name), name, known);
      }
    }
    return names;
  }
}
