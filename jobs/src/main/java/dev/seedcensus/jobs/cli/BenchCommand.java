package dev.seedcensus.jobs.cli;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.bench.Bench;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.grammar.GrammarExperiment;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Measures how fast one thread runs a grammar. Input: a grammar file and seeds. Output: seeds and
 * rewrites per second, memory allocated per seed. Starts no Spark.
 */
@Command(
    name = "bench",
    description = "Measures how fast one thread runs a grammar, after a warm-up.",
    footer = {
      "",
      "Examples:",
      "  census bench --grammar data/grammars/dungeon.json --seeds 1..20000",
      "  census bench --grammar data/grammars/dungeon.json --seeds 1..20000 --columns nodes,edges",
      "  census bench --grammar data/grammars/maze-plain.json --seeds 1..500 \\",
      "      --set stages.expand.limit=640 --format json"
    })
final class BenchCommand extends CensusCommand {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** How the result is printed. */
  enum Format {
    table,
    json
  }

  @Option(
      names = "--grammar",
      paramLabel = "FILE",
      required = true,
      description = "A grammar file.")
  private Path file;

  @Option(
      names = "--seeds",
      paramLabel = "A..B",
      defaultValue = "1..10000",
      description = "The seeds, both ends inclusive (default: ${DEFAULT-VALUE}).")
  private String seeds;

  @Option(
      names = "--columns",
      paramLabel = "NAME",
      split = ",",
      description = "The columns to compute, as in a census (default: all).")
  private List<String> columns = List.of();

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      defaultValue = "5",
      description = "How long seeds are run before measuring (default: ${DEFAULT-VALUE}).")
  private double warmUp;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "table",
      description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
  private Format format;

  @Mixin private GrammarOptions options;

  @Override
  int execute() {
    SeedSet range = SeedSet.parse(seeds);
    if (!(warmUp >= 0 && warmUp <= 3600)) {
      throw new UserException(
          "Cannot warm up for %s seconds: give a number from 0 to 3600.".formatted(warmUp));
    }
    Experiment experiment = new GrammarExperiment();
    StructType chosen = chosen(Records.schema(experiment));
    Map<String, String> given = new LinkedHashMap<>();
    given.put("grammar", file.toString());
    given.putAll(options.asOptions());
    Setup setup = experiment.prepare(new Options(given, Path.of("")));
    Bench.Result result = new Bench(setup, chosen).run(range, warmUp);
    out()
        .println(format == Format.json ? json(setup.label(), result) : text(setup.label(), result));
    return result.failed() == 0 ? ExitCode.OK : ExitCode.DOES_NOT_HOLD;
  }

  private StructType chosen(StructType all) {
    if (columns.isEmpty()) {
      return all;
    }
    List<String> known = Arrays.asList(all.fieldNames());
    for (String name : columns) {
      if (!known.contains(name)) {
        throw UserException.unknown("There is no column '%s'".formatted(name), name, known);
      }
    }
    return new StructType(
        Arrays.stream(all.fields())
            .filter(field -> columns.contains(field.name()))
            .toArray(StructField[]::new));
  }

  private static String json(String grammar, Bench.Result result) {
    ObjectNode json = JSON.createObjectNode();
    json.put("grammar", grammar);
    json.put("seeds", result.seeds());
    json.put("seeds_per_second", Math.round(result.seedsPerSecond() * 10) / 10.0);
    json.put("rewrites_per_second", Math.round(result.stepsPerSecond()));
    json.put("bytes_per_seed", result.bytesPerSeed());
    result.columns().forEach(json.putArray("columns")::add);
    if (result.failed() > 0) {
      json.put("failed", result.failed());
    }
    return json.toString();
  }

  private static String text(String grammar, Bench.Result result) {
    return String.join(
        System.lineSeparator(),
        "grammar              " + grammar,
        "columns              " + String.join(", ", result.columns()),
        "seeds                %,d, %,d failed".formatted(result.seeds(), result.failed()),
        "seeds per second     %,.1f".formatted(result.seedsPerSecond()),
        "microseconds a seed  %,.1f".formatted(result.secondsPerSeed() * 1e6),
        "rewrites per second  %,.0f".formatted(result.stepsPerSecond()),
        "bytes a seed         %,d".formatted(result.bytesPerSeed()));
  }
}
