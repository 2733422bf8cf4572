package dev.seedcensus.jobs.tables;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a table is computed.
 *
 * @param place the file, for messages
 * @param what what it shows, where no paper says so; null otherwise
 * @param sql the query
 * @param key the columns that tell its rows apart, beside the measure
 * @param given published columns that are no results
 * @param specs the bundled specs whose runs it reads; null for the census of the table's grammars
 * @param seeds the seeds where the paper does not tell; null where it does
 * @param exact measures that must be equal although the table is not marked exact
 * @param sample whether the published numbers are a sample from a random stream of the paper's own:
 *     then no seeds are the paper's, and counts are held against each other as shares
 */
record TableQuery(
    String place,
    String what,
    String sql,
    List<String> key,
    List<String> given,
    List<String> specs,
    SeedSet seeds,
    List<String> exact,
    boolean sample) {

  private static final String NO_RUNS = "none";

  TableQuery {
    key = List.copyOf(key);
    given = List.copyOf(given);
    specs = specs == null ? null : List.copyOf(specs);
    exact = List.copyOf(exact);
  }

  /** Whether it reads runs: other queries ask the engine alone. */
  boolean readsRuns() {
    return specs == null || !specs.isEmpty();
  }

  /**
   * The query of a table.
   *
   * @param folder where a changed {@code <paper>/<table>.sql} may stand; null for none
   * @throws UserException if the folder's file cannot be read, or its comments be understood
   */
  static TableQuery of(String paper, String table, Path folder) {
    String name = paper + "/" + table + ".sql";
    if (folder != null && Files.exists(folder.resolve(name))) {
      Path file = folder.resolve(name);
      return parse(file.toString(), Options.read(file));
    }
    return parse(name, resource(name));
  }

  private static String resource(String name) {
    try (InputStream in = TableQuery.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("There is no query " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static TableQuery parse(String place, String sql) {
    String specs = comment(sql, "runs");
    String seeds = comment(sql, "seeds");
    try {
      return new TableQuery(
          place,
          comment(sql, "what"),
          sql,
          names(comment(sql, "key")),
          names(comment(sql, "given")),
          specs == null ? null : NO_RUNS.equals(specs) ? List.of() : names(specs),
          seeds == null ? null : SeedSet.parse(seeds),
          names(comment(sql, "exact")),
          comment(sql, "sample") != null);
    } catch (UserException e) {
      throw new UserException(place + ": " + e.getMessage(), e);
    }
  }

  private static List<String> names(String list) {
    return list == null ? List.of() : Arrays.stream(list.split(",")).map(String::strip).toList();
  }

  private static String comment(String sql, String name) {
    Matcher line = Pattern.compile("(?m)^-- " + name + ":(.*)$").matcher(sql);
    return line.find() ? line.group(1).strip() : null;
  }
}
