package dev.seedcensus.jobs.experiment.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What conditions mean, and what they may not ask; all of it without Spark. */
class ConditionTest {

  private static SearchSetup dungeon(String where) {
    Map<String, String> options = Map.of("grammar", "../data/grammars/dungeon.json");
    Setup inner = Experiments.prepare("grammar", new Options(options, Path.of("")));
    return SearchSetup.of(inner, where);
  }

  private static Setup arithmetic() {
    return Experiments.prepare("arithmetic", new Options(Map.of(), Path.of("")));
  }

  private static SearchRunner runner(String where) {
    return (SearchRunner)
        SearchSetup.of(arithmetic(), where).open(List.of(SearchExperiment.ASKED), false);
  }

  @Test
  void partsAreSortedByTheirDearestColumn() {
    assertEquals(
        List.of(
            "(seed % 2) = 0",
            "nodes > 20",
            "keys = 3",
            "node_types['key'] > (keys - 1)",
            "winnable",
            "diameter > 3",
            "shortest_win > 9",
            "iterations > 200"),
        dungeon(
                "iterations > 200 and winnable and shortest_win > 9 and (keys = 3 and"
                    + " (diameter > 3) and node_types['key'] > keys - 1) and nodes > 20"
                    + " and seed % 2 = 0")
            .parts());
  }

  /** Parts that read the same stay in order, so that what guards a part is asked before it. */
  @Test
  void partsOfOneCostStayAsWritten() {
    assertEquals(
        List.of("keys > 1", "places > 2", "(places / keys) > 3"),
        dungeon("keys > 1 and places > 2 and places / keys > 3").parts());
    assertEquals(List.of("(keys = 3) OR winnable"), dungeon("keys = 3 or winnable").parts());
  }

  /** Decoration changes nothing that a player minds, so its stage runs only for what does. */
  @Test
  void whatComesOutOfOneRunIsOneStep() {
    SearchSetup setup = dungeon("iterations > 9 and keys = 1 and nodes > 3 and digest > 'a'");
    assertEquals(2, setup.stepList().size());
    assertEquals(List.of("nodes", "keys"), setup.stepList().get(0).columns());
    assertEquals(List.of("iterations", "digest"), setup.stepList().get(1).columns());
    assertEquals(List.of("iterations", "nodes", "digest", "keys"), setup.columns());
  }

  @Test
  void aSeedIsDoneWithAtTheFirstPartThatDoesNotHold() {
    SearchRunner runner = runner("half > 10 and square > 100 and parity = 'even' and seed > 1");
    assertEquals(List.of(0L, 1L, 1L), List.of(runs(runner, 1), runs(runner, 3), runs(runner, 4)));
    // Once for parity and square, once for half, and once as a census would.
    assertEquals(List.of(2L, 3L), List.of(runs(runner, 12), runs(runner, 22)));
  }

  /** Runs that a seed took; each takes two steps. */
  private static long runs(SearchRunner runner, long seed) {
    runner.run(seed);
    return runner.steps() / 2;
  }

  @Test
  void aDefinitionMakesAnEqualSetup() {
    SearchSetup setup = dungeon("keys = 3 and \"a'b\" <> 'x' and node_types['key'] = 3");
    SearchSetup again = SearchSetup.restore(setup.definition());
    assertEquals(setup.definition(), again.definition());
    assertEquals(setup.parts(), again.parts());
  }

  /** What stands after the bar is the message, whole. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "kyes = 3|experiment grammar has no column 'kyes': did you mean \"keys\"?",
        "exists(locks, l -> l.depth > kyes)|experiment grammar has no column 'kyes': did you mean"
            + " \"keys\"?",
        "keys|keys is no condition, for it gives INT: compare it with something, for example keys"
            + " = 3.",
        "winnable and keys + 1|(keys + 1) is no condition, for it gives INT: compare it with"
            + " something, for example keys = 3.",
        "keys =|the condition cannot be used: Syntax error at or near end of input (line 1, pos"
            + " 6).",
        "~~|the condition is empty: write, for example, keys = 3.",
        "keys = 3; drop|the condition cannot be used: Syntax error at or near ';' (line 1, pos 8).",
        "keys = 3 and|the condition ends in a name for what stands before it, '(keys = 3) AS and': is"
            + " an operator missing, or the half behind it?",
        "keys = 3 nesting_depth|the condition ends in a name for what stands before it, '(keys = 3)"
            + " AS nesting_depth': is an operator missing, or the half behind it?",
        "count(*) > 3|ONE",
        "max(keys) = keys|ONE",
        "any_value(keys) = 3|ONE",
        "sum(keys) over () > 3|ONE",
        "keys in (select 1)|ONE",
        "exists (select 1)|ONE",
        "keys = (select 1)|ONE",
        "explode(locks) is null|ONE",
        "lenght(digest) = 3|a condition has no function 'lenght': did you mean \"length\"?",
        "grammaticality(keys) = 3|a condition has no function 'grammaticality'.",
        "rand() < 0.5|'rand() < 0.5BD' depends on more than the seed, so that a search would find"
            + " other seeds each time: leave it out.",
        "keys = 3 and current_date() > '2020-01-01'|'current_date() > '2020-01-01'' depends on more"
            + " than the seed, so that a search would find other seeds each time: leave it out.",
        "micros > 3|column 'micros' differs each time that a seed is run, and a search must not:"
            + " leave it out.",
        "error is null|column 'error' is null wherever a seed can be accepted, since seeds that"
            + " fail never are: leave it out.",
      })
  void mistakesAreOneSentence(String where, String message) {
    UserException mistake = assertThrows(UserException.class, () -> dungeon(where));
    assertEquals(
        message.equals("ONE")
            ? "a condition asks about one seed at a time: leave out subqueries, aggregates, windows"
                + " and functions that give rows."
            : message,
        mistake.getMessage());
  }

  @Test
  void aConstantWithoutAValueIsToldBeforeAnythingRuns() {
    UserException mistake = assertThrows(UserException.class, () -> dungeon("keys = 'three'"));
    assertEquals("'three' is no BIGINT: write a value of that type.", mistake.getMessage());
  }

  @Test
  void aLongConditionIsNotQuotedWhole() {
    UserException mistake =
        assertThrows(UserException.class, () -> dungeon("1 + ".repeat(200) + "keys"));
    assertTrue(
        mistake.getMessage().contains("… is no condition, for it gives INT"), mistake.getMessage());
    assertTrue(mistake.getMessage().length() < 600, mistake.getMessage());
  }

  /** The parser gives up, or what comes after it has no stack left. */
  @ParameterizedTest
  @ValueSource(ints = {2_000, 20_000})
  void aConditionThatIsTooDeepIsRefused(int depth) throws Exception {
    String where = "keys > " + "1 + ".repeat(depth) + "1";
    FutureTask<Throwable> reading =
        new FutureTask<>(() -> assertThrows(UserException.class, () -> dungeon(where)));
    Thread shallow = new Thread(null, reading, "shallow", 512 << 10);
    shallow.start();
    assertEquals(
        "the condition is nested too deeply: write a shorter one.", reading.get().getMessage());
  }

  @Test
  void experimentsOfSeveralRecordsPerSeedCannotBeSearched() {
    Options options = new Options(Map.of("trials", "10"), Path.of(""));
    Setup battle = Experiments.prepare("battle", options);
    UserException mistake =
        assertThrows(UserException.class, () -> SearchSetup.of(battle, "seed = 1"));
    assertEquals(
        "experiment battle has several records for each seed, and a search needs one.",
        mistake.getMessage());
  }
}
