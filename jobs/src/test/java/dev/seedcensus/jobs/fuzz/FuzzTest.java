package dev.seedcensus.jobs.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Spoilt grammars, recordings, specs, manifests, papers, queries, conditions, boards, levels and
 * command lines: each works, or is refused in one sentence with nothing else printed. A case that
 * does not is kept as a file and stays a test.
 *
 * <p>{@code mvn -pl engine,jobs test -Dtest=FuzzTest -Dfuzz.mutations=100000 -Dfuzz.seed=1
 * -Dsurefire.failIfNoSpecifiedTests=false} tries many more; it tells how they ended and which took
 * long. {@code -Dfuzz.kinds=SQL,SPEC} tries these kinds only.
 */
class FuzzTest {

  private static final long MUTATIONS = Long.getLong("fuzz.mutations", 900);
  private static final long FIRST = Long.getLong("fuzz.seed", 1);

  /** The test goes on behind a case that fails, up to so many. */
  private static final int MOST_KEPT = 20;

  private static final Path KEPT = Path.of("src", "test", "resources", "fuzz");

  private static final List<Target> TARGETS =
      EnumSet.allOf(Target.class).stream().filter(FuzzTest::isAskedFor).toList();

  /** From so many mutations on, kinds end in more than one way each, and it is told how. */
  private static final long MANY = 500;

  private static final double LONG_SECONDS = 3;

  private static final Set<Target> CAN_FAIL_TO_HOLD =
      EnumSet.of(
          Target.RECORDING,
          Target.MANIFEST,
          Target.CONDITION,
          Target.BOARD,
          Target.LEVELS,
          Target.ARGUMENTS);

  /** Kinds that are one seed to run: where it fails, a sentence says why. */
  private static final Set<Target> SEEDS = EnumSet.of(Target.GRAMMAR);

  @TempDir static Path folder;

  private static boolean isAskedFor(Target target) {
    String kinds = System.getProperty("fuzz.kinds");
    return kinds == null || List.of(kinds.split(",", -1)).contains(target.name());
  }

  @Test
  void mutationsWorkOrAreRefused() throws IOException {
    Map<String, Integer> outcomes = new TreeMap<>();
    int failed = 0;
    for (long seed = FIRST; seed < FIRST + MUTATIONS; seed++) {
      Target target = TARGETS.get((int) (seed % TARGETS.size()));
      byte[] input = target.spoilt(new Mutator(seed));
      long start = System.nanoTime();
      try {
        outcomes.merge(target + " " + check(target, input), 1, Integer::sum);
      } catch (AssertionError | RuntimeException | StackOverflowError | OutOfMemoryError e) {
        Files.createDirectories(KEPT);
        Files.write(KEPT.resolve(target.keptName(seed)), input);
        System.err.println(target.keptName(seed) + ": " + e);
        if (++failed >= MOST_KEPT) {
          break;
        }
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      if (seconds > LONG_SECONDS) {
        Path slow = Files.createDirectories(Path.of("target", "fuzz-slow"));
        Files.write(slow.resolve(target.keptName(seed)), input);
        System.out.printf("%s took %.1f s%n", target.keptName(seed), seconds);
      }
    }
    if (MUTATIONS >= MANY) {
      System.out.println("fuzz: " + outcomes);
    }
    assertEquals(0, failed, "mutations failed; they are kept in " + KEPT);
    if (MUTATIONS >= MANY) {
      assertTrue(outcomes.size() > TARGETS.size(), () -> "all alike: " + outcomes);
    }
  }

  @ParameterizedTest
  @MethodSource("kept")
  void keptCases(Path file) throws IOException {
    check(Target.of(file), Files.readAllBytes(file));
  }

  static Stream<Path> kept() throws IOException {
    try (Stream<Path> files = Files.list(KEPT)) {
      return files.filter(file -> file.toString().endsWith(".input")).sorted().toList().stream();
    }
  }

  /** The exit code, if all is as it should be. */
  private int check(Target target, byte[] input) throws IOException {
    Path file = target.place(folder);
    Files.createDirectories(file.getParent());
    Files.writeString(
        folder.resolve("grammar.json"),
        "{\"limit\":2,\"rules\":[{\"name\":\"grow\",\"lhs\":\"A\",\"rhs\":[\"A\",\"B\"]}]}");
    Files.write(file, input);
    Target.Outcome outcome = target.read(file);
    String err = outcome.err();
    switch (outcome.code()) {
      case 0 -> {
        assertTrue(!outcome.out().isEmpty(), "nothing printed");
        assertEquals("", err);
      }
      // What can fail to hold: recorded runs that do not agree, a run that is not as its manifest
      // says, a search without enough hits, a board or a level without an answer.
      case 1 -> {
        if (SEEDS.contains(target)) {
          assertOneSentence(outcome);
        } else {
          assertTrue(CAN_FAIL_TO_HOLD.contains(target), err);
        }
      }
      case 2 -> assertOneSentence(outcome);
      default -> throw new AssertionError(outcome.code() + ": " + err);
    }
    return outcome.code();
  }

  private static void assertOneSentence(Target.Outcome outcome) {
    String err = outcome.err();
    assertEquals("", outcome.out());
    assertEquals(1, err.lines().count(), err);
    assertTrue(err.matches("census: .*[.?]\\R"), err);
    assertTrue(err.length() < 2000, err);
    assertTrue(!err.contains("Exception") && !err.contains("dev.seedcensus"), err);
  }
}
