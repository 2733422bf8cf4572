package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No bundled grammar strands a player, locks a key away for ever, or makes a game that cannot be
 * won.
 */
class BundledSoundnessTest {

  private static final Soundness.Report SOUND =
      new Soundness.Report(List.of(), List.of(), List.of(), List.of());

  /** Many more seeds by hand: {@code -Dsoundness.seeds=100000}. */
  private static final int SEEDS = Integer.getInteger("soundness.seeds", 2000);

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
  void everyGraphIsSound(String name) {
    Evolver evolver = Bundled.evolver(name);
    GraphMeasures measures = new GraphMeasures();
    for (int seed = 1; seed <= SEEDS; seed++) {
      measures.of(evolver.evolve(seed, EnumSet.of(Need.PLAY), Observer.NOBODY));
      String where = name + " seed " + seed;
      int flaws =
          measures.stranded() + measures.unopenable() + measures.dangling() + measures.malformed();
      assertEquals(0, flaws, where);
      assertNotNull(measures.shortestWin(), where);
      assertFalse(measures.searchCapped(), where);
      if (seed <= 100) {
        assertEquals(SOUND, measures.flaws(), where);
        measures.locks().forEach(lock -> assertNotNull(lock.depth(), where));
      }
    }
  }
}
