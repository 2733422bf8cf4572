package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.BundledFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that starts the command line, over a build that is not whole. */
class LauncherTest {

  @TempDir Path project;

  @Test
  void aLibraryThatCannotBeReadIsOneSentence() throws Exception {
    for (String part : List.of("engine/src/main", "jobs/src/main", "jobs/bin", "jobs/target")) {
      Files.createDirectories(project.resolve(part));
    }
    for (String pom : List.of("pom.xml", "engine/pom.xml", "jobs/pom.xml")) {
      Files.createFile(project.resolve(pom));
    }
    Path launcher = project.resolve("jobs/bin/census");
    Files.copy(BundledFiles.folder().resolve("jobs/bin/census"), launcher);
    Path there = Files.createFile(project.resolve("there.jar"));
    Path gone = project.resolve("gone.jar");
    Files.writeString(project.resolve("jobs/target/class-path.txt"), there + ":" + gone);
    Files.createFile(project.resolve("jobs/target/.built-by-census"));
    assertTrue(Files.notExists(gone));
    Process process =
        new ProcessBuilder("bash", launcher.toString(), "--version")
            .redirectErrorStream(true)
            .start();
    String said = text(process);
    assertEquals(2, process.waitFor(), said);
    assertEquals(1, said.lines().count(), said);
    assertTrue(said.startsWith("census: you cannot read " + gone), said);
  }

  private static String text(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
