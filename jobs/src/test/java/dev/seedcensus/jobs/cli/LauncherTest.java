package dev.seedcensus.jobs.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.BundledFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script that starts the command line, in a project of nothing but it. Java is another script,
 * which tells what it is asked for and, asked for an archive, makes a file.
 */
class LauncherTest {

  private static final String JAVA =
      """
      #!/usr/bin/env bash
      for argument in "$@"; do
        case $argument in
          -XX:SharedArchiveFile=*) file=${argument#*=} ;;
        esac
      done
      case $1 in
        -Xshare:dump)
          echo "$@" >>"$(dirname "$0")/dumps"
          echo "half" >"$file"
          [ ! -f "$(dirname "$0")/broken" ] || exit 1
          ;;
        *) echo "$@" ;;
      esac
      """;

  private static final String MAVEN =
      """
      #!/usr/bin/env bash
      echo built >>"$(dirname "$0")/builds"
      """;

  @TempDir Path project;
  @TempDir Path libraries;
  private final Map<String, String> environment = new HashMap<>();
  private Path launcher;
  private Path library;
  private Path archive;

  @BeforeEach
  void aBuiltProject() throws IOException {
    for (String part :
        List.of(
            "engine/src/main",
            "jobs/src/main",
            "jobs/bin",
            "jobs/target",
            "engine/target",
            "jdk/bin",
            "mvn")) {
      Files.createDirectories(project.resolve(part));
    }
    for (String file :
        List.of("pom.xml", "engine/pom.xml", "jobs/pom.xml", "jobs/target/seedcensus-jobs-1.jar")) {
      Files.createFile(project.resolve(file));
    }
    launcher = project.resolve("jobs/bin/census");
    for (String file : List.of("census", "libraries.classes")) {
      Files.copy(
          BundledFiles.folder().resolve("jobs/bin").resolve(file), launcher.resolveSibling(file));
    }
    writeProgram("jdk/bin/java", JAVA);
    writeProgram("mvn/mvn", MAVEN);
    library = Files.writeString(libraries.resolve("library.jar"), "1");
    archive = project.resolve("jobs/target/libraries.jsa");
    Path engine = Files.createFile(project.resolve("engine/target/engine.jar"));
    writeClassPath(engine + ":" + library);
    Files.createFile(project.resolve("jobs/target/.built-by-census"));
  }

  private void writeProgram(String name, String text) throws IOException {
    Path program = Files.writeString(project.resolve(name), text);
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private void writeClassPath(String classPath) throws IOException {
    Files.writeString(project.resolve("jobs/target/class-path.txt"), classPath);
  }

  @Test
  void aLibraryThatIsGoneIsBuiltForAgainAndThenOneSentence() throws Exception {
    Path gone = project.resolve("gone.jar");
    writeClassPath(project.resolve("engine/target/engine.jar") + ":" + gone);
    Process process = start();
    String said = text(process);
    assertEquals(2, process.waitFor(), said);
    assertEquals(1, said.lines().count(), said);
    assertTrue(said.startsWith("census: there is no " + gone), said);
    assertEquals(List.of("built"), Files.readAllLines(project.resolve("mvn/builds")));
  }

  @Test
  void aProjectThatWasMovedIsBuiltAgain() throws Exception {
    environment.put("CENSUS_ARCHIVE", "no");
    Path elsewhere = Files.createFile(libraries.resolve("engine.jar"));
    writeClassPath(elsewhere + ":" + library);
    said();
    assertEquals(List.of("built"), Files.readAllLines(project.resolve("mvn/builds")));
  }

  @Test
  void librariesStandBeforeTheProjectsOwnClasses() throws Exception {
    environment.put("CENSUS_ARCHIVE", "no");
    String said = said();
    assertTrue(
        said.contains(
            " -cp %s:%s:%s "
                .formatted(
                    library,
                    project.resolve("engine/target/engine.jar"),
                    project.resolve("jobs/target/seedcensus-jobs-1.jar"))),
        said);
  }

  @Test
  void anArchiveOfTheLibrariesIsMadeOnceAndThenStartedWith() throws Exception {
    assertFalse(said().contains("SharedArchiveFile"));
    awaitAttempts(1);
    for (int call = 0; call < 3; call++) {
      assertTrue(said().contains(" -XX:SharedArchiveFile=%s ".formatted(archive)));
    }
    assertEquals(1, dumps().size(), dumps().toString());
    assertTrue(dumps().get(0).endsWith(" -cp " + library), "of the libraries alone: " + dumps());
  }

  @Test
  void anotherLibraryMakesAnotherArchive() throws Exception {
    said();
    awaitAttempts(1);
    Files.writeString(library, "another");
    assertFalse(said().contains("SharedArchiveFile"));
    awaitAttempts(2);
    assertTrue(said().contains("SharedArchiveFile"));
  }

  @Test
  void anArchiveThatWasCutShortIsMadeAnew() throws Exception {
    said();
    awaitAttempts(1);
    Files.writeString(archive, "ha");
    assertFalse(said().contains("SharedArchiveFile"), "Java would crash over it");
    awaitAttempts(2);
    assertTrue(said().contains("SharedArchiveFile"));
  }

  @Test
  void theTimeZoneMakesNoDifference() throws Exception {
    said();
    awaitAttempts(1);
    environment.put("TZ", "Asia/Tokyo");
    assertTrue(said().contains("SharedArchiveFile"));
  }

  @Test
  void noArchiveIsMadeOrUsedIfNoneIsWanted() throws Exception {
    said();
    awaitAttempts(1);
    environment.put("CENSUS_ARCHIVE", "no");
    assertFalse(said().contains("SharedArchiveFile"));
    Files.writeString(library, "another");
    assertFalse(said().contains("SharedArchiveFile"));
    assertEquals(1, dumps().size());
  }

  @Test
  void withoutTheListOfClassesThereIsNoArchive() throws Exception {
    Files.delete(launcher.resolveSibling("libraries.classes"));
    assertFalse(said().contains("SharedArchiveFile"));
    assertEquals(List.of(), dumps());
  }

  @Test
  void anArchiveThatCannotBeMadeIsDoneWithout() throws Exception {
    Files.createFile(project.resolve("jdk/bin/broken"));
    said();
    awaitAttempts(1);
    for (int call = 0; call < 3; call++) {
      assertFalse(said().contains("SharedArchiveFile"));
    }
    assertEquals(1, dumps().size(), "and not tried again at once");
    try (Stream<Path> left = Files.list(archive.getParent())) {
      assertEquals(
          List.of("libraries.jsa.of"),
          left.map(file -> file.getFileName().toString())
              .filter(name -> name.contains(".jsa"))
              .toList());
    }
    Files.delete(project.resolve("jdk/bin/broken"));
    Files.setLastModifiedTime(
        archive.resolveSibling("libraries.jsa.of"),
        FileTime.from(Instant.now().minus(3, ChronoUnit.DAYS)));
    said();
    awaitAttempts(2);
    assertTrue(said().contains("SharedArchiveFile"), "it is tried again after days");
  }

  /** The archive is made beside the command, which does not wait for it. */
  private void awaitAttempts(int attempts) throws IOException {
    Path told = project.resolve("jobs/target/libraries.jsa.of");
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
    while (dumps().size() < attempts || !Files.exists(told) || isAtWork()) {
      assertTrue(System.nanoTime() < end, "no archive was tried: " + dumps());
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
    }
  }

  private boolean isAtWork() throws IOException {
    try {
      Process lock =
          new ProcessBuilder(
                  "flock", "-n", project.resolve("jobs/target/.archive-lock").toString(), "true")
              .start();
      return lock.waitFor() != 0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private List<String> dumps() throws IOException {
    Path dumps = project.resolve("jdk/bin/dumps");
    return Files.exists(dumps) ? Files.readAllLines(dumps) : List.of();
  }

  private String said() throws Exception {
    Process process = start();
    String said = text(process);
    assertEquals(0, process.waitFor(), said);
    return said;
  }

  private Process start() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("bash", launcher.toString(), "--version").redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", project.resolve("jdk").toString());
    builder.environment().keySet().removeAll(List.of("CENSUS_JAVA_OPTS", "CENSUS_ARCHIVE"));
    builder.environment().merge("PATH", project.resolve("mvn") + ":", (old, mvn) -> mvn + old);
    builder.environment().putAll(environment);
    return builder.start();
  }

  private static String text(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
