package dev.seedcensus.jobs;

import java.nio.file.Path;

/** Where the project is: its data is found from there. */
public final class Home {

  private Home() {}

  /** The project's folder; the launcher says, otherwise the working folder. */
  public static Path folder() {
    return Path.of(System.getProperty("census.home", "")).toAbsolutePath().normalize();
  }

  /** Where the bundled specs write. */
  public static Path out() {
    return folder().resolve("data").resolve("out");
  }

  /** The bundled specs. */
  public static Path specs() {
    return folder().resolve("conf");
  }

  /** What the papers published. */
  public static Path papers() {
    return folder().resolve("data").resolve("papers");
  }

  /** The bundled grammars. */
  public static Path grammars() {
    return folder().resolve("data").resolve("grammars");
  }

  /** The file of a bundled grammar. */
  public static Path grammar(String name) {
    return grammars().resolve(name + ".json");
  }
}
