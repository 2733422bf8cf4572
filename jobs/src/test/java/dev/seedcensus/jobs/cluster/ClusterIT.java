package dev.seedcensus.jobs.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same census wherever it runs and however it is cut: the same records. */
class ClusterIT {

  private static final int SEEDS = 1000;

  @TempDir static Path folder;

  private static Path spec;
  private static List<String> expected;
  private static StandaloneCluster cluster;

  @BeforeAll
  static void start() throws IOException, InterruptedException {
    spec = SmallCensus.write(folder, SEEDS, SEEDS);
    cluster = new StandaloneCluster(folder.resolve("cluster"), 2);
    // One task, one file.
    expected = run("one", "--chunk", String.valueOf(SEEDS), "--master", "local[1]");
    assertEquals(SEEDS, expected.size());
  }

  @AfterAll
  static void stop() {
    if (cluster != null) {
      cluster.close();
    }
  }

  /** As a user of YARN or Kubernetes does it, whose Spark comes with its own class path. */
  @Test
  void submitted() throws IOException, InterruptedException {
    Path out = folder.resolve("submitted");
    String jars =
        CensusProcess.companions().stream().map(Path::toString).collect(Collectors.joining(","));
    List<String> submit = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit"));
    submit.addAll(List.of("--master", cluster.url(), "--jars", jars));
    submit.addAll(List.of("--conf", "spark.driver.host=127.0.0.1"));
    submit.addAll(List.of("--conf", "spark.executor.memory=512m"));
    submit.addAll(List.of("--class", CensusProcess.MAIN, CensusProcess.jar().toString()));
    submit.addAll(List.of("run", spec.toString(), "--chunk", "250", "--out", out.toString()));
    JavaProcess census = cluster.start("submit", submit);
    assertEquals(0, census.code(), census::toString);
    assertEquals(expected, RunContents.of(out));
  }

  private static List<String> run(String name, String... further)
      throws IOException, InterruptedException {
    Path out = folder.resolve(name);
    List<String> arguments = new ArrayList<>(List.of("run", spec.toString()));
    arguments.addAll(List.of("--out", out.toString()));
    arguments.addAll(List.of(further));
    JavaProcess census = CensusProcess.start(folder.resolve("logs"), arguments);
    assertEquals(0, census.code(), census::toString);
    return RunContents.of(out);
  }

  @Test
  void sixtyThreeBlocksAtOnce() throws IOException, InterruptedException {
    assertEquals(expected, run("many", "--chunk", "16", "--master", "local[64]"));
  }

  @Test
  void twoWorkers() throws IOException, InterruptedException {
    List<String> rows =
        run(
            "two",
            "--chunk",
            "500",
            "--tasks",
            "32",
            "--master",
            cluster.url(),
            "--conf",
            "spark.driver.host=127.0.0.1",
            "--conf",
            "spark.executor.memory=512m");
    assertEquals(expected, rows);
  }
}
