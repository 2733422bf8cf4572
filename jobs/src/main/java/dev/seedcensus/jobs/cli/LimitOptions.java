package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.jobs.experiment.Options;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Option;

/** The option by which commands limit what a seed may use. */
final class LimitOptions {

  @Option(
      names = "--limit",
      paramLabel = "NAME=NUMBER",
      description = {
        "What a seed may use before it fails, for example iterations=5000; may be repeated. Names:"
            + " iterations, nodes, edges, sites, work, expression_steps, label_bytes, graph_bytes,"
            + " millis."
      })
  private Map<String, String> limits = new LinkedHashMap<>();

  /** The limits as written, by name. */
  Map<String, String> given() {
    return limits;
  }

  /**
   * The limits given, and the defaults of the others.
   *
   * @throws dev.seedcensus.jobs.UserException if there is no such limit, or no such value of it
   */
  Limits limits() {
    return new Options(Options.limitOptions(limits), Options.limitPlaces(limits), null, Path.of(""))
        .limits();
  }
}
