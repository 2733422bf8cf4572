package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import dev.seedcensus.jobs.cluster.RunContents;
import dev.seedcensus.jobs.cluster.SmallCensus;
import dev.seedcensus.jobs.run.Runs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However a census is cut, into tasks of one Spark job or into blocks: the same records. */
class PartitionsTest {

  private static final int SEEDS = 252;
  private static final int BLOCKS = 63;

  @TempDir static Path folder;

  private static Path spec;
  private static SparkContext spark;

  @BeforeAll
  static void write() throws IOException {
    spark = SharedSpark.session().sparkContext();
    spec = SmallCensus.write(folder, SEEDS, SEEDS);
  }

  /** Runs the census and tells how many tasks each stage of Spark had that generated records. */
  private static List<Integer> tasks(Path out, String... options) throws Exception {
    List<Integer> tasks = new ArrayList<>();
    SparkListener counter =
        new SparkListener() {
          @Override
          public void onStageSubmitted(SparkListenerStageSubmitted stage) {
            if (stage.stageInfo().details().contains("BlockWriter.write")) {
              tasks.add(stage.stageInfo().numTasks());
            }
          }
        };
    List<String> arguments = new ArrayList<>(List.of("run", spec.toString()));
    arguments.addAll(List.of("--out", out.toString()));
    arguments.addAll(List.of(options));
    spark.addSparkListener(counter);
    try {
      Outcome run = census(arguments.toArray(String[]::new));
      assertEquals(ExitCode.OK, run.code(), run.err());
      spark.listenerBus().waitUntilEmpty();
    } finally {
      spark.removeSparkListener(counter);
    }
    return tasks;
  }

  private static int files(Path out) {
    return Runs.below(out).get(0).files().size();
  }

  @Test
  void oneTaskSixtyFourTasksAndSixtyThreeBlocks() throws Exception {
    Path one = folder.resolve("one");
    Path many = folder.resolve("many");
    Path blocks = folder.resolve("blocks");
    assertEquals(List.of(1), tasks(one, "--tasks", "1"));
    assertEquals(List.of(64), tasks(many, "--tasks", "64"));
    assertEquals(Collections.nCopies(BLOCKS, 1), tasks(blocks, "--chunk", "4", "--tasks", "1"));
    assertEquals(List.of(1, 64, BLOCKS), List.of(files(one), files(many), files(blocks)));
    List<String> expected = RunContents.of(one);
    assertEquals(SEEDS, expected.size());
    assertEquals(expected, RunContents.of(many));
    assertEquals(expected, RunContents.of(blocks));
  }

  @Test
  void noTasksAtAllAreAMistake() {
    Outcome outcome = census("run", spec.toString(), "--tasks", "0");
    assertEquals(ExitCode.USER, outcome.code());
    assertEquals(
        "census: --tasks: a chunk is cut into at least 1 and at most 20000 tasks, not 0.\n",
        outcome.err());
  }
}
