package dev.seedcensus.engine.rewrite;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Something of which a run may use only so much. */
public enum Limit {
  /** Rewrites of a run, all stages together. */
  ITERATIONS(1_000_000, "rewrites of a run"),

  /** Nodes of the graph, after any iteration. */
  NODES(1_000_000, "nodes of the graph"),

  /** Edges of the graph, after any iteration. */
  EDGES(2_000_000, "edges of the graph"),

  /**
   * Sites of a stage's rules at one time. Rules that look for the same share theirs; a site of more
   * than eight nodes counts as one for every eight.
   */
  SITES(1_000_000, "match sites of a stage at one time"),

  /**
   * Work of a run: host nodes tried for pattern nodes, sites judged or listed anew, edges moved,
   * steps of expressions.
   */
  WORK(1_000_000_000, "nodes tried, sites judged and expression steps of a run"),

  /** Steps of one evaluation of an expression, or of one search for a regular expression. */
  EXPRESSION_STEPS(1_000_000, "steps of one evaluation of an expression"),

  /** Characters (UTF-16 code units) and values of one label, each counted as a byte. */
  LABEL_BYTES(1 << 20, "characters and values of one label"),

  /** The same of all labels together, after any iteration. */
  GRAPH_BYTES(1 << 26, "characters and values of all labels"),

  /**
   * Wall-clock time of a run, in milliseconds; 0 for no end. It depends on the machine which seeds
   * reach it.
   */
  MILLIS(0, "milliseconds of a run, 0 for no end; depends on the machine");

  /** The greatest value that any limit can have. */
  public static final long MOST = 1_000_000_000_000L;

  private final long unlessGiven;
  private final String meaning;

  Limit(long unlessGiven, String meaning) {
    this.unlessGiven = unlessGiven;
    this.meaning = meaning;
  }

  /** The limit's name in specs and options, for example {@code expression_steps}. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it limits, in a few words. */
  public String meaning() {
    return meaning;
  }

  /** The value where none is given. */
  public long unlessGiven() {
    return unlessGiven;
  }

  /** The smallest value. */
  public long least() {
    return this == MILLIS ? 0 : 1;
  }

  /** The limit of a name, if there is one. */
  public static Optional<Limit> named(String key) {
    return Arrays.stream(values()).filter(limit -> limit.key().equals(key)).findFirst();
  }

  /** The names of all limits. */
  public static List<String> keys() {
    return Arrays.stream(values()).map(Limit::key).toList();
  }
}
