package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.sql.Queries;
import dev.seedcensus.jobs.sql.Views;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Computes tables of a paper again. Made before anything is run, so that mistakes in what was asked
 * show first.
 */
public final class PaperTables {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Paper paper;
  private final Settings settings;
  private final Map<PublishedTable, TableQuery> queries = new LinkedHashMap<>();
  private final List<PublishedTable> tables;
  private final List<Job> jobs;

  /**
   * Where things are, and which seeds.
   *
   * @param specs folder of the bundled specs
   * @param out where runs are kept
   * @param queries folder of changed queries; null for none
   * @param seeds seeds to take instead of the paper's; null for the paper's
   * @param warmUpSeconds how long code is run before its time is taken
   */
  public record Settings(Path specs, Path out, Path queries, SeedSet seeds, double warmUpSeconds) {}

  /**
   * Reads the queries and what they need.
   *
   * @throws dev.seedcensus.jobs.UserException if a query or spec cannot be read
   */
  public PaperTables(Paper paper, List<PublishedTable> tables, Settings settings) {
    this.paper = paper;
    this.settings = settings;
    this.tables = List.copyOf(tables);
    TableRuns runs = new TableRuns(settings.specs(), settings.out(), settings.seeds());
    for (PublishedTable table : tables) {
      if (!isTimed(table)) {
        TableQuery query = TableQuery.of(paper.id(), table.id(), settings.queries());
        queries.put(table, query);
        runs.need(table, query);
      }
    }
    this.jobs = runs.jobs();
  }

  /** Whether a table is about times, which no run keeps. */
  static boolean isTimed(PublishedTable table) {
    return Growth.measures(table) || PoolGrowth.measures(table);
  }

  /** The jobs whose runs must be filled before {@link #compute}. */
  public List<Job> jobs() {
    return jobs;
  }

  /** Computes the tables, in the paper's order. Replaces the session's views. */
  public List<ComputedTable> compute(SparkSession session) {
    Views.create(session, TableRuns.runs(jobs));
    return tables.stream().map(table -> compute(table, session)).toList();
  }

  private ComputedTable compute(PublishedTable table, SparkSession session) {
    if (PoolGrowth.measures(table)) {
      return new PoolGrowth(settings.warmUpSeconds()).measure(paper.id(), table);
    }
    if (Growth.measures(table)) {
      return new Growth(settings.specs(), settings.warmUpSeconds()).measure(paper.id(), table);
    }
    TableQuery query = queries.get(table);
    published(table, query, session).createOrReplaceTempView("published");
    List<Result> results =
        Queries.answer(
            query.place(),
            () ->
                session.sql(query.sql(), arguments(table, query)).collectAsList().stream()
                    .map(row -> Result.of(row, query.key()))
                    .toList());
    return new ComputedTable(
        paper.id(),
        table,
        seeds(table, query),
        query.key(),
        new Comparison(table, query, results, isOwn(table, query)).lines());
  }

  private boolean isOwn(PublishedTable table, TableQuery query) {
    return !query.sample()
        && table.subjects().stream()
            .allMatch(
                row ->
                    !query.readsRuns()
                        || seeds(row, table, query).equals(table.ownSeeds(row, query.seeds())));
  }

  private SeedSet seeds(List<JsonNode> row, PublishedTable table, TableQuery query) {
    return table.seeds(row, settings.seeds(), query.seeds());
  }

  private String seeds(PublishedTable table, TableQuery query) {
    if (!query.readsRuns()) {
      return "";
    }
    if (table.columns().contains(PublishedTable.SEED)) {
      return "as its rows say";
    }
    List<String> sets =
        table.subjects().stream()
            .map(row -> seeds(row, table, query).toString())
            .distinct()
            .toList();
    return sets.size() == 1 ? sets.get(0) : "as its rows say";
  }

  /** A table whose rows are about several grammars or ranges reads them from the published rows. */
  private Map<String, Object> arguments(PublishedTable table, TableQuery query) {
    Map<String, Object> arguments = new HashMap<>();
    if (query.readsRuns()) {
      SeedSet seeds = seeds(table.subjects().get(0), table, query);
      arguments.put("grammar", String.valueOf(table.grammar(table.subjects().get(0))));
      arguments.put("first", seeds.first(0));
      arguments.put("last", seeds.last(seeds.ranges() - 1));
    }
    return arguments;
  }

  private Dataset<Row> published(PublishedTable table, TableQuery query, SparkSession session) {
    List<String> lines = new ArrayList<>();
    for (int r = 0; r < table.rows().size(); r++) {
      List<JsonNode> row = table.rows().get(r);
      ObjectNode line = JSON.createObjectNode();
      for (int i = 0; i < row.size(); i++) {
        line.set(table.columns().get(i), row.get(i));
      }
      if (query.readsRuns()) {
        SeedSet seeds = seeds(row, table, query);
        line.put("first_seed", seeds.first(0)).put("last_seed", seeds.last(seeds.ranges() - 1));
      }
      if (!table.exactValues().isEmpty()) {
        line.putArray("exact_values").addAll(table.exactValues().get(r));
      }
      lines.add(line.toString());
    }
    return session.read().json(session.createDataset(lines, Encoders.STRING()));
  }
}
