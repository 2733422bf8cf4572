package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.BundledFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The list of classes that the launcher's archive is made of, against the libraries of today. */
class LibraryClassesTest {

  private static final double MOST_GONE = 0.02;

  @Test
  void theClassesListedExist() throws IOException {
    List<String> listed = names();
    List<String> gone = listed.stream().filter(name -> !exists(name)).toList();
    assertTrue(listed.size() > 10_000, listed.size() + " classes are less than Spark's");
    assertTrue(
        gone.size() < MOST_GONE * listed.size(),
        () ->
            "The libraries have changed, make jobs/bin/libraries.classes anew (its head says how): "
                + gone);
  }

  @Test
  void noneIsOfTheProjectItself() throws IOException {
    assertEquals(
        List.of(), names().stream().filter(name -> name.startsWith("dev/seedcensus")).toList());
  }

  private static List<String> names() throws IOException {
    return Files.readAllLines(BundledFiles.folder().resolve("jobs/bin/libraries.classes")).stream()
        .filter(line -> !line.startsWith("#") && !line.startsWith("@"))
        .toList();
  }

  private static boolean exists(String name) {
    return ClassLoader.getSystemResource(name + ".class") != null;
  }
}
