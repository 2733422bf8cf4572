package dev.seedcensus.jobs.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChunksTest {

  @Test
  void countsSeedsFromOne() {
    assertEquals(
        List.of(
            new Chunks.Block(1, 1, 250),
            new Chunks.Block(2, 251, 500),
            new Chunks.Block(3, 501, 750),
            new Chunks.Block(4, 751, 1000)),
        new Chunks(250).blocks(SeedSet.parse("1..1000")).toList());
  }

  @Test
  void seedZeroIsAChunkOfItsOwn() {
    assertEquals(
        List.of(new Chunks.Block(0, 0, 0), new Chunks.Block(1, 1, 3)),
        new Chunks(250).blocks(SeedSet.parse("0..3")).toList());
  }

  /** The blocks of any seeds are those seeds, each once, and none crosses a border. */
  @Test
  void blocksPartitionAnySeeds() {
    Random random = new Random(4);
    for (int trial = 0; trial < 300; trial++) {
      Chunks chunks = new Chunks(1 + random.nextInt(20));
      SeedSet seeds = SeedSet.NONE;
      for (int i = 0; i < 4; i++) {
        long first = random.nextInt(100);
        seeds = seeds.union(SeedSet.range(first, first + random.nextInt(30)));
      }
      SeedSet sum = SeedSet.NONE;
      long total = 0;
      List<Chunks.Block> blocks = chunks.blocks(seeds).toList();
      for (Chunks.Block block : blocks) {
        assertEquals(block.seeds(), chunks.seeds(block.chunk()).intersect(block.seeds()));
        sum = sum.union(block.seeds());
        total += block.seeds().size();
      }
      assertEquals(seeds, sum);
      assertEquals(seeds.size(), total);
      assertEquals(blocks.size(), chunks.count(seeds));
    }
  }

  @Test
  void theLastSeedOfAllHasAChunk() {
    Chunks chunks = new Chunks(1000);
    assertTrue(chunks.seeds(chunks.of(SeedSet.MAX)).contains(SeedSet.MAX));
  }

  @ParameterizedTest
  @CsvSource({"4200, 20000", "2500, 20000", "1900, 10000", "0.1, 100", "5e9, 1000000"})
  void chunkSizesAreRound(double rate, long size) {
    assertEquals(size, ChunkSize.of(rate, 1000));
  }

  /** However slow the rate seems, a million seeds are some hundred chunks and not thousands. */
  @ParameterizedTest
  @CsvSource({
    "2500, 1000000, 20000",
    "100, 1000000, 5000",
    "100, 999999, 2000",
    "100, 200000, 1000",
    "0.1, 4294967295, 1000000"
  })
  void aWideRangeHasLargeChunks(double rate, long seeds, long size) {
    assertEquals(size, ChunkSize.of(rate, seeds));
  }
}
