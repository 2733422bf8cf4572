package dev.seedcensus.engine.rewrite;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Replays the recorded runs of random grammars, with either way of keeping sites. */
class RandomGrammarConformanceTest {

  /** How an evolver works. */
  enum Way {
    PLAIN,
    PLAIN_SITES_SHORT_REWRITES,
    INCREMENTAL,
    INCREMENTAL_LITERAL_REWRITES;

    Evolver evolver(Program program) {
      return switch (this) {
        case PLAIN -> new Evolver(program, true, true);
        case PLAIN_SITES_SHORT_REWRITES -> new Evolver(program, true, program.observesEdgeOrder());
        case INCREMENTAL -> new Evolver(program);
        case INCREMENTAL_LITERAL_REWRITES -> new Evolver(program, false, true);
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void everyRecordedRunIsReproduced(Way way) {
    assertAll(
        Stream.of("random-grammars.jsonl", "random-grammars-2.jsonl")
            .flatMap(RecordedRuns::lines)
            .map(line -> () -> replay(line, way)));
  }

  private static void replay(JsonNode line, Way way) {
    Evolver evolver = way.evolver(Program.compile(RecordedRuns.grammar(line.get("grammar"))));
    for (JsonNode run : line.get("runs")) {
      String name = "grammar " + line.get("id") + " seed " + run.get("seed");
      Trace trace = new Trace();
      HostGraph graph = evolver.evolve(run.get("seed").asLong(), EnumSet.allOf(Need.class), trace);
      assertEquals(run.get("sites").toString(), RecordedRuns.sites(trace), name);
      assertEquals(run.get("iterations").asInt(), evolver.iterations(), name);
      if (run.has("canonical")) {
        assertEquals(run.get("canonical").asText(), CanonicalGraph.full().text(graph), name);
      }
      assertEquals(run.get("digest").asText(), CanonicalGraph.full().digest(graph), name);
    }
  }
}
