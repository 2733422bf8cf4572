package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.Home;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.sql.CensusSession;
import dev.seedcensus.jobs.sql.ConnectServer;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Serves queries to other programs until it is stopped. Input: a folder of runs, which may grow
 * meanwhile. Output: a line that says where it listens.
 */
@Command(
    name = "serve",
    description = {
      "Serves the views and functions of 'census sql' to other programs, over Spark Connect.",
      "",
      "Every client has a session of its own, with temporary views of its own; tables, files and"
          + " jars are refused. Runs that are new or have grown show with the next"
          + " query. It listens on this machine only, since Spark asks for no password: --host says"
          + " otherwise."
    },
    footer = {
      "",
      "Examples:",
      "  census serve",
      "  census serve --in /data/census --port 15003",
      "",
      "In Python (pip install pyspark-client):",
      "  from pyspark.sql import SparkSession",
      "  spark = SparkSession.builder.remote(\"sc://127.0.0.1:15002\").getOrCreate()",
      "  spark.sql(\"select rule, avg(firings) from firings group by 1\").toPandas()",
      "",
      "By JDBC (the driver is in Spark's own distribution, jars/connect-repl):",
      "  jdbc:sc://127.0.0.1:15002"
    })
final class ServeCommand extends CensusCommand {

  private static final int MOST = 65_535;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "" + ConnectServer.PORT,
      description =
          "Port to listen at, from 1024, or 0 for any that is free (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = ConnectServer.LOOPBACK,
      description = "Address to listen at (default: ${DEFAULT-VALUE}).")
  private String host;

  @Option(
      names = "--in",
      paramLabel = "DIR",
      description = "Folder below which runs are kept (default: data/out of the project).")
  private Path in;

  @Mixin private SparkOptions sparkOptions;

  @Override
  int execute() {
    Path folder = in == null ? Home.out() : in;
    if (in != null && !Files.isDirectory(in)) {
      throw new UserException(
          "There is no folder %s: run a census first, or name its output folder.".formatted(in));
    }
    if (port != 0 && (port < ConnectServer.LOWEST_PORT || port > MOST)) {
      throw new UserException(
          "Option --port must be a whole number from %d to %d, or 0 for any that is free, not '%d'."
              .formatted(ConnectServer.LOWEST_PORT, MOST, port));
    }
    try (CensusSession session = sparkOptions.open(false);
        ConnectServer server = ConnectServer.start(session.spark(), host, port, folder)) {
      out()
          .printf(
              "Serving the runs below %s at sc://%s:%d; Ctrl-C ends it.%n",
              folder, host, server.port());
      server.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return ExitCode.OK;
  }
}
