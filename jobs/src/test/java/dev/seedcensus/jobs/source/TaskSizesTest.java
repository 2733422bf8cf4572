package dev.seedcensus.jobs.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
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
  void asManyTasksAsAreAskedFor() {
    TaskCut cut = new TaskCut(OptionalInt.of(64), 0.25);
    List<SeedSet> tasks = cut.of(SeedSet.range(1, 1000), null, null);
    assertEquals(64, tasks.size());
    assertEquals(
        Set.of(15L, 16L),
        tasks.stream().map(SeedSet::size).collect(Collectors.toUnmodifiableSet()));
    assertEquals(SeedSet.range(1, 1000), tasks.stream().reduce(SeedSet.NONE, SeedSet::union));
    assertEquals(5, cut.of(SeedSet.parse("1..5"), null, null).size());
  }

  @Test
  void noSeedsAreNoTasks() {
    assertEquals(0, new TaskSizes(10, 2, 0.25).split(SeedSet.NONE).size());
  }
}
