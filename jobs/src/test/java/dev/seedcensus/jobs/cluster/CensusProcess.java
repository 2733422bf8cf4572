package dev.seedcensus.jobs.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The command line as {@code jobs/bin/census} starts it: the packaged jar and its class path. */
public final class CensusProcess {

  private static final Path TARGET = Path.of("target").toAbsolutePath();
  static final String MAIN = "dev.seedcensus.jobs.cli.Main";

  private CensusProcess() {}

  /** Starts a command; its output goes to a new file in a folder. */
  public static JavaProcess start(Path logs, List<String> arguments) throws IOException {
    return start(List.of(), logs, arguments);
  }

  /** Starts a command behind a wrapper, for example {@code setpriv …}. */
  public static JavaProcess start(List<String> wrapper, Path logs, List<String> arguments)
      throws IOException {
    Files.createDirectories(logs);
    List<String> program = new ArrayList<>();
    program.add(MAIN);
    program.addAll(arguments);
    return JavaProcess.start(
        wrapper, classPath(), Map.of(), Files.createTempFile(logs, "census", ".log"), program);
  }

  /** The jars that spark-submit ships with the census's own. */
  static List<Path> companions() throws IOException {
    try (Stream<Path> files = Files.list(TARGET.resolve("application"))) {
      return files.sorted().toList();
    }
  }

  /** The class path of the command line, the census's own jar first. */
  static String classPath() throws IOException {
    return jar() + File.pathSeparator + Files.readString(TARGET.resolve("class-path.txt")).strip();
  }

  /** The census's own jar. */
  static Path jar() throws IOException {
    try (Stream<Path> files = Files.list(TARGET)) {
      return files
          .filter(file -> file.getFileName().toString().matches("seedcensus-jobs-.*\\.jar"))
          .findFirst()
          .orElseThrow(() -> new IllegalStateException("These tests run after packaging"));
    }
  }
}
