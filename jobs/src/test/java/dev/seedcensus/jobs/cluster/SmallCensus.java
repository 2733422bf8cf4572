package dev.seedcensus.jobs.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A job spec over a small grammar, whose seeds take well under a millisecond each and hardly ever
 * give the same graph twice: a record in another's place is seen.
 */
public final class SmallCensus {

  static final String GRAMMAR =
      """
      {"name": "cellar", "start": "START", "stages": [
        {"primitive": "init"},
        {"name": "expand", "limit": 8, "rules": [
          {"primitive": "midpoint-room", "weight": 2},
          {"primitive": "dead-end"},
          {"primitive": "parallel-path"},
          {"primitive": "key-door", "weight": 3, "limit": 2}]}]}
      """;

  private SmallCensus() {}

  /** Writes the spec and its grammar into a folder. */
  public static Path write(Path folder, int seeds, int chunk) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve("cellar.json"), GRAMMAR);
    return Files.writeString(
        folder.resolve("cellar.yaml"),
        "experiment: grammar\ngrammar: cellar.json\nseeds: 1..%d\nchunk: %d\nout: out\n"
            .formatted(seeds, chunk));
  }
}
