package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.rewrite.Evolver;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nesting depth and chain of every recorded run. */
class RecordedDepthsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dungeon",
        "maze-plain",
        "maze-locked",
        "dag-plain",
        "dag-locked",
        "mystery-daily"
      })
  void depthAndChainAreThoseRecorded(String name) {
    Evolver evolver = Bundled.evolver(name);
    GraphMeasures measures = new GraphMeasures();
    for (JsonNode run : Bundled.recordings(name)) {
      measures.of(evolver.evolve(run.get("seed").asLong()));
      String where = name + " seed " + run.get("seed");
      assertEquals(run.get("depth").asInt(), measures.nestingDepth(), where);
      assertEquals(run.get("chain"), Bundled.toJson(measures.chain()), where);
    }
  }
}
