package dev.seedcensus.jobs.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.experiment.SeedSet;
import org.junit.jupiter.api.Test;

class TaskSizesTest {

  @Test
  void longScansAreCutIntoTasksOfSeconds() {
    TaskSizes sizes = new TaskSizes(1000, 2, 0.25);
    assertEquals(25, sizes.split(SeedSet.range(1, 100_000)).size());
  }

  @Test
  void shortScansKeepAllCoresBusyButAreNotCutToPieces() {
    TaskSizes sizes = new TaskSizes(1000, 8, 0.25);
    assertEquals(8, sizes.split(SeedSet.range(1, 4000)).size());
    assertEquals(2, sizes.split(SeedSet.range(1, 500)).size());
    assertEquals(1, sizes.split(SeedSet.range(1, 10)).size());
  }

  @Test
  void scansToBeWrittenAreCutOnlyWhereTasksLastSeconds() {
    TaskSizes sizes = new TaskSizes(1000, 8, TaskSizes.WRITING_TASK_SECONDS);
    assertEquals(1, sizes.split(SeedSet.range(1, 10_000)).size());
    assertEquals(2, sizes.split(SeedSet.range(1, 10_001)).size());
  }

  @Test
  void aSeedThatTakesLongIsATaskOfItsOwn() {
    assertEquals(5, new TaskSizes(0.01, 2, 0.25).split(SeedSet.range(1, 5)).size());
  }

  @Test
  void allSeedsThereAreDoNotOverwhelmTheDriver() {
    int tasks = new TaskSizes(10, 2, 0.25).split(SeedSet.ALL).size();
    assertTrue(tasks > 10_000 && tasks <= 20_000, "tasks: " + tasks);
  }

  @Test
  void noSeedsAreNoTasks() {
    assertEquals(0, new TaskSizes(10, 2, 0.25).split(SeedSet.NONE).size());
  }
}
