package dev.seedcensus.jobs.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.cluster.JavaProcess;
import dev.seedcensus.jobs.cluster.RunContents;
import dev.seedcensus.jobs.cluster.SmallCensus;
import dev.seedcensus.jobs.cluster.StandaloneCluster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/**
 * A census of 20,000 seeds under fire: afterwards every seed is there exactly once, with the record
 * that an undisturbed run has. What is killed when is random; {@code -Dfaults.seed=N} repeats it.
 */
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class FaultsIT {

  private static final int SEEDS = 20_000;

  /** Blocks enough to be killed in: 80. */
  private static final int CHUNK = 250;

  /** Where something goes wrong once only. */
  private static final String FEW_BLOCKS = "1000";

  private static final int WORKERS = 2;

  private static final int DRIVER_KILLS = 9;
  private static final int DRIVER_TERMS = 3;
  private static final int EXECUTOR_KILLS = 12;
  private static final int WORKER_KILLS = 6;
  private static final int CLUSTER_DRIVER_KILLS = 2;

  private static final long RANDOM_SEED = Long.getLong("faults.seed", 20_261_130L);

  private static final Random RANDOM = new Random(RANDOM_SEED);
  private static final Figures FIGURES = new Figures();

  @TempDir static Path folder;

  private static Path spec;
  private static List<String> undisturbed;

  @BeforeAll
  static void runUndisturbed() throws IOException, InterruptedException {
    System.out.printf("faults: random seed %d, -Dfaults.seed=N for another%n", RANDOM_SEED);
    spec = SmallCensus.write(folder, SEEDS, CHUNK);
    VictimRun run = victim("undisturbed", "--chunk", "5000", "--master", "local[2]");
    finish(run);
    undisturbed = RunContents.of(run.out());
    assertEquals(SEEDS, undisturbed.size());
    long graphs = RunContents.graphs(run.out());
    assertTrue(graphs > SEEDS * 9 / 10, () -> graphs + " different graphs: rows say too little");
    FIGURES.different(graphs);
  }

  @AfterAll
  static void tellFigures() {
    System.out.println(FIGURES.line(RANDOM_SEED, SEEDS));
  }

  private static VictimRun victim(String name, String... options) {
    return new VictimRun(spec, folder.resolve(name), List.of(options));
  }

  private static void finish(VictimRun run) throws IOException, InterruptedException {
    JavaProcess census = run.start();
    assertEquals(0, census.code(), census::toString);
  }

  private static void finishAndCompare(VictimRun run) throws IOException, InterruptedException {
    finish(run);
    compare(run);
  }

  private static void compare(VictimRun run) {
    run.committed();
    List<String> rows = RunContents.of(run.out());
    Set<String> expected = new HashSet<>(undisturbed);
    FIGURES.compared(rows.size(), rows.stream().filter(expected::contains).distinct().count());
    assertEquals(undisturbed, rows);
  }

  private static void pause(int atMostMillis) throws InterruptedException {
    Thread.sleep(RANDOM.nextInt(atMostMillis));
  }

  /** Any moment from the start of Java on: a third while Spark starts, the others at work. */
  private static void awaitAnyMoment(VictimRun run, JavaProcess census)
      throws InterruptedException {
    if (RANDOM.nextInt(3) == 0) {
      pause(3000);
    } else {
      run.awaitProgress(census, 1 + RANDOM.nextInt(4));
      pause(300);
    }
  }

  @Test
  @Order(1)
  void driversKilled() throws IOException, InterruptedException {
    VictimRun run = victim("drivers", "--master", "local[2]");
    List<String> signals = new ArrayList<>(Collections.nCopies(DRIVER_KILLS, "SIGKILL"));
    signals.addAll(Collections.nCopies(DRIVER_TERMS, "SIGTERM"));
    Collections.shuffle(signals, RANDOM);
    for (String signal : signals) {
      try (JavaProcess census = run.start()) {
        awaitAnyMoment(run, census);
        assertTrue(census.isAlive(), census::toString);
        if (signal.equals("SIGKILL")) {
          census.kill();
        } else {
          census.terminate();
        }
      }
      FIGURES.killed("driver " + signal);
      FIGURES.resumed();
      run.committed();
    }
    finishAndCompare(run);
  }

  @Test
  @Order(2)
  void executorsWorkersAndDriversOfAClusterKilled() throws IOException, InterruptedException {
    List<String> victims = new ArrayList<>(Collections.nCopies(EXECUTOR_KILLS, "executor"));
    victims.addAll(Collections.nCopies(WORKER_KILLS, "worker"));
    victims.addAll(Collections.nCopies(CLUSTER_DRIVER_KILLS, "driver of a cluster"));
    Collections.shuffle(victims, RANDOM);
    try (StandaloneCluster cluster = new StandaloneCluster(folder.resolve("cluster"), WORKERS)) {
      VictimRun run =
          victim(
              "cluster-runs",
              "--master",
              cluster.url(),
              "--conf",
              "spark.driver.host=127.0.0.1",
              "--conf",
              "spark.executor.memory=512m",
              "--conf",
              "spark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
      JavaProcess census = run.start();
      for (String victim : victims) {
        run.awaitProgress(census, RANDOM.nextInt(3));
        pause(200);
        assertTrue(census.isAlive(), census::toString);
        switch (victim) {
          case "executor" -> killExecutor(cluster);
          case "worker" -> cluster.replaceWorker(RANDOM.nextInt(WORKERS));
          default -> {
            census.kill();
            FIGURES.resumed();
            census = run.start();
          }
        }
        FIGURES.killed(victim + " SIGKILL");
      }
      assertEquals(0, census.code(), census::toString);
      compare(run);
    }
  }

  private static void killExecutor(StandaloneCluster cluster) throws InterruptedException {
    StandaloneCluster.await("an executor", () -> !cluster.executors().isEmpty());
    List<ProcessHandle> executors = cluster.executors();
    executors.get(RANDOM.nextInt(executors.size())).destroyForcibly();
  }

  @Test
  @Order(3)
  void twoAtOnce() throws IOException, InterruptedException {
    VictimRun run = victim("two", "--master", "local[1]", "--chunk", FEW_BLOCKS);
    try (JavaProcess one = run.start();
        JavaProcess other = run.start()) {
      Set<Integer> codes =
          Set.of(Math.min(one.code(), other.code()), 100 + Math.max(one.code(), other.code()));
      assertEquals(Set.of(0, 102), codes, () -> one + "\n" + other);
      assertTrue(
          (one.output() + other.output()).contains("Another census is writing "),
          () -> one + "\n" + other);
    }
    FIGURES.mishap("pair at once");
    compare(run);
  }

  /**
   * A file system of a few hundred kilobytes where one may be mounted, otherwise a limit on files.
   */
  @Test
  @Order(4)
  void aFullDisk() throws IOException, InterruptedException {
    VictimRun run = victim("full", "--master", "local[2]", "--chunk", "2500");
    Files.createDirectories(run.out());
    boolean mounted =
        succeeds("mount", "-t", "tmpfs", "-o", "size=600k", "tmpfs", run.out().toString());
    try {
      JavaProcess census =
          mounted ? run.start() : run.start("bash", "-c", "ulimit -f 40; exec \"$@\"", "bash");
      assertEquals(2, census.code(), census::toString);
      assertTrue(
          census.output().contains("census: Cannot write to the output folder "), census::toString);
      run.committed();
      FIGURES.resumed();
      FIGURES.mishap(mounted ? "full disk" : "file too large");
      if (mounted) {
        assertTrue(succeeds("mount", "-o", "remount,size=1g", run.out().toString()));
      }
      finishAndCompare(run);
    } finally {
      if (mounted) {
        succeeds("umount", run.out().toString());
      }
    }
  }

  /** The superuser may write anywhere, unless it gives that up. */
  @Test
  @Order(5)
  void permissionTakenAway() throws IOException, InterruptedException {
    String[] wrapper = {"setpriv", "--bounding-set", "-dac_override,-dac_read_search"};
    boolean superuser = System.getProperty("user.name").equals("root");
    if (superuser && !succeeds("setpriv", wrapper[1], wrapper[2], "true")) {
      System.out.println("faults: permission not taken away: the superuser keeps it here");
      return;
    }
    VictimRun run = victim("permission", "--master", "local[2]", "--chunk", FEW_BLOCKS);
    try (JavaProcess census = superuser ? run.start(wrapper) : run.start()) {
      run.awaitProgress(census, 3);
      Path experiment = folder.resolve("permission").resolve("grammar");
      Path runFolder = onlyChild(experiment);
      Files.setPosixFilePermissions(
          runFolder, java.nio.file.attribute.PosixFilePermissions.fromString("r-xr-xr-x"));
      assertEquals(2, census.code(), census::toString);
      assertTrue(
          census.output().contains("census: Cannot write to the output folder "), census::toString);
      FIGURES.resumed();
      FIGURES.mishap("permission taken away");
      run.committed();
      Files.setPosixFilePermissions(
          runFolder, java.nio.file.attribute.PosixFilePermissions.fromString("rwxr-xr-x"));
    }
    finishAndCompare(run);
  }

  private static Path onlyChild(Path folder) throws IOException {
    try (var children = Files.list(folder)) {
      return children.findFirst().orElseThrow();
    }
  }

  private static boolean succeeds(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) { // There is no such program here.
      return false;
    }
  }
}
