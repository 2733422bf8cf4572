package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.sql.CensusSession;
import dev.seedcensus.jobs.sql.SchemaPage;
import dev.seedcensus.jobs.sql.SchemaPage.Format;
import dev.seedcensus.jobs.sql.Views;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Describes the views. Input: none, runs are not needed. Output: every view with its columns, their
 * types, units and meanings.
 */
@Command(
    name = "schema",
    description = "Lists every view with its columns: type, unit and meaning.",
    footer = {
      "",
      "Examples:",
      "  census schema",
      "  census schema firings",
      "  census schema --format markdown    (what data/SCHEMA.md holds)"
    })
final class SchemaCommand extends CensusCommand {

  @Parameters(paramLabel = "VIEW", arity = "0..*", description = "Views (default: all).")
  private List<String> views = List.of();

  @Option(
      names = "--format",
      paramLabel = "table|markdown|json",
      defaultValue = "table",
      description = "How to print (default: ${DEFAULT-VALUE}).")
  private Format format;

  @Override
  int execute() {
    try (CensusSession session = CensusSession.open("local[1]", Map.of(), false)) {
      Views.create(session.spark(), List.of());
      SchemaPage.of(session.spark()).only(views).print(format, out());
    }
    return ExitCode.OK;
  }
}
