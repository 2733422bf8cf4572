package dev.seedcensus.jobs.experiment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.sql.UDFRegistration;

/**
 * Something that can be run for a seed: a name, typed columns, and a pure function from a seed to
 * its record (or to a fixed number of records, see {@link Setup#recordsPerSeed}). Implementations
 * have a public constructor without parameters and are found through {@link
 * java.util.ServiceLoader}.
 */
public interface Experiment {

  /** The option of an experiment that accepts changes of single numbers, {@code set.<path>}. */
  String OVERRIDES = "set.*";

  /** The option of an experiment whose seeds have limits, {@code limits.<name>}. */
  String LIMITS = "limits.*";

  /** Its name in specs and options, for example {@code grammar}. */
  String name();

  /** Name of the view over all its records, with columns {@code run_id} and {@code grammar}. */
  String table();

  /** Whether its records are kept in runs; only then has it a table and views. */
  default boolean isKept() {
    return true;
  }

  /**
   * Names of further views, in the order in which they may build on {@link #table()} and on each
   * other; the query of view {@code x} is the resource {@code views/x.sql}.
   */
  default List<String> views() {
    return List.of();
  }

  /** Registers the functions that its views have beside Spark's. */
  default void register(UDFRegistration functions) {}

  /**
   * The options it understands, each with a line on its meaning; {@link #OVERRIDES} and {@link
   * #LIMITS} stand for many.
   */
  Map<String, String> options();

  /** Its columns, beside those that every record has (see {@link Records}). */
  List<Column> columns();

  /**
   * Reads and checks the options.
   *
   * @throws dev.seedcensus.jobs.UserException (or the engine's own report of a faulty file) if they
   *     cannot be used
   */
  Setup prepare(Options options);

  /** The setup whose {@link Setup#definition()} this is. */
  Setup restore(String definition);

  /**
   * The arguments of a {@code census} command that does with one seed what a run with these options
   * does, and shows what comes of it; empty where only a run of that seed alone can.
   *
   * @param options options that {@link #prepare} accepts
   */
  default Optional<List<String>> replay(Options options, long seed) {
    return Optional.empty();
  }

  /** What sums a run up on the screen, in order. */
  default List<Summary> summaries() {
    return List.of();
  }

  /**
   * A table shown at the end of a run.
   *
   * @param title its heading
   * @param name its query over the experiment's table and views is the resource {@code
   *     summaries/<name>.sql}
   */
  record Summary(String title, String name) {}
}
