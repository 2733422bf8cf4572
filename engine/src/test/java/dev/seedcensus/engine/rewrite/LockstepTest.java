package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.grammar.Grammar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the incremental evolver and the plain one side by side: after every single rewrite both must
 * have the same sites, in the same order, with the same weights.
 *
 * <p>A case that fails is written to {@code src/test/resources/lockstep}, from where it is run
 * again for ever.
 */
class LockstepTest {

  /** {@code -Dlockstep.cases=N} looks at more. */
  private static final int CASES = Integer.getInteger("lockstep.cases", 4000);

  private static final Path KEPT = Path.of("src", "test", "resources", "lockstep");

  @Test
  void randomGrammarsHostsAndSeeds() throws IOException {
    for (int number = 0; number < CASES; number++) {
      RandomGrammars made = new RandomGrammars(number);
      String grammar = made.grammar().toPrettyString();
      StartGraph start = number % 2 == 0 ? null : made.startGraph();
      try {
        compare(RecordedRuns.grammarText(grammar), start, number);
      } catch (AssertionError | RuntimeException e) {
        Files.createDirectories(KEPT);
        Files.writeString(
            KEPT.resolve("case-" + number + ".json"), LockstepCase.write(grammar, start, number));
        throw new AssertionError("Random case " + number + " differs; it is kept in " + KEPT, e);
      }
    }
  }

  /**
   * Case 1 is the first that ever failed: a node without sites of its own stood before one that had
   * some.
   */
  @ParameterizedTest
  @MethodSource("kept")
  void keptCases(Path file) throws IOException {
    LockstepCase kept = LockstepCase.read(Files.readString(file));
    compare(RecordedRuns.grammarText(kept.grammar()), kept.start(), kept.seed());
  }

  static Stream<Path> kept() throws IOException {
    try (Stream<Path> files = Files.list(KEPT)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("bundledGrammars")
  void bundledGrammars(String name) {
    Grammar grammar = RecordedRuns.bundled(name);
    for (long seed = 1; seed <= 5; seed++) {
      compare(grammar, null, seed);
    }
  }

  static Stream<String> bundledGrammars() {
    return Stream.of(
        "dag-plain", "dag-locked", "maze-plain", "maze-locked", "dungeon", "mystery-daily");
  }

  @Test
  void recordedGrammarsOnOtherSeeds() {
    for (JsonNode line :
        (Iterable<JsonNode>) RecordedRuns.lines("random-grammars.jsonl")::iterator) {
      compare(
          RecordedRuns.grammar(line.get("grammar")), null, 4_000_000_000L + line.get("id").asInt());
    }
  }

  private static void compare(Grammar grammar, StartGraph start, long seed) {
    Program program = Program.compile(grammar);
    for (boolean listsSites : new boolean[] {true, false}) {
      List<String> plain = history(new Evolver(program, true, true), start, seed, listsSites);
      List<String> incremental = history(new Evolver(program), start, seed, listsSites);
      for (int i = 0; i < Math.min(plain.size(), incremental.size()); i++) {
        assertEquals(plain.get(i), incremental.get(i), "entry " + i);
      }
      assertEquals(plain.size(), incremental.size());
    }
  }

  /**
   * Everything that happens in a run, listing by listing.
   *
   * @param listsSites whether all sites and the index of the drawn one are asked for. A site is
   *     found in another way where they are not.
   */
  private static List<String> history(
      Evolver evolver, StartGraph start, long seed, boolean listsSites) {
    List<String> events = new ArrayList<>();
    Observer recorder = new Recorder(evolver, events, listsSites);
    try {
      HostGraph graph =
          start == null
              ? evolver.evolve(seed, EnumSet.allOf(Need.class), recorder)
              : evolver.evolveFrom(start, seed, EnumSet.allOf(Need.class), recorder);
      events.add(CanonicalGraph.full().text(graph));
    } catch (SeedException e) {
      events.add("failed: " + e.getMessage());
    }
    return events;
  }

  /** Takes down what is drawn among how many, and all sites of every listing where it lists. */
  private record Recorder(Evolver evolver, List<String> events, boolean listsSites)
      implements Observer {

    @Override
    public void stageBegins(int stage) {
      events.add("stage " + stage);
    }

    @Override
    public void listed(int iteration, int[] sites, double[] weights) {
      StringBuilder text = new StringBuilder("iteration " + iteration);
      for (int rule = 0; rule < sites.length; rule++) {
        text.append("\nrule ")
            .append(rule)
            .append(' ')
            .append(sites[rule])
            .append(' ')
            .append(weights[rule]);
        if (listsSites) {
          evolver
              .sites()
              .forEachSite(rule, (image, weight) -> append(text, image).append(weight).append(']'));
        }
      }
      text.append("\ntotal ").append(evolver.sites().total());
      events.add(text.toString());
    }

    private StringBuilder append(StringBuilder text, int[] image) {
      text.append(" [");
      for (int slot : image) {
        text.append(evolver.hostGraph().id(slot)).append(' ');
      }
      return text;
    }

    @Override
    public boolean wantsSiteIndex() {
      return listsSites;
    }

    @Override
    public void fired(int iteration, int rule, int site) {
      StringBuilder text = new StringBuilder("fired " + rule);
      if (listsSites) {
        text.append(" site ").append(site);
      }
      events.add(append(text, evolver.sites().chosenImage()).append(']').toString());
    }

    @Override
    public void stageEnds(int stage, int iterations) {
      events.add("ends " + stage + " " + iterations);
    }
  }
}
