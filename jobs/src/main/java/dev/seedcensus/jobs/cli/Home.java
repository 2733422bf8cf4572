package dev.seedcensus.jobs.cli;

import java.nio.file.Path;

/** Where the project is: its data is found from there. */
final class Home {

  private Home() {}

  /** The project's folder; the launcher says, otherwise the working folder. */
  static Path folder() {
    return Path.of(System.getProperty("census.home", "")).toAbsolutePath().normalize();
  }

  /** Where the bundled specs write. */
  static Path out() {
    return folder().resolve("data").resolve("out");
  }

  /** The bundled specs. */
  static Path specs() {
    return folder().resolve("conf");
  }

  /** What the papers published. */
  static Path papers() {
    return folder().resolve("data").resolve("papers");
  }

  /** The file of a bundled grammar. */
  static Path grammar(String name) {
    return folder().resolve("data").resolve("grammars").resolve(name + ".json");
  }
}
