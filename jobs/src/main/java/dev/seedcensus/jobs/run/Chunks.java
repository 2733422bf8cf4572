package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The fixed division of all seeds into chunks. People count seeds from 1, so chunk {@code k} holds
 * the seeds from {@code (k-1)*size+1} to {@code k*size}, and chunk 0 the seed 0 alone. The division
 * does not depend on the range asked for, so ranges can grow on both sides.
 *
 * @param size seeds per chunk
 */
record Chunks(long size) {

  /**
   * Seeds of one chunk that are computed and committed together.
   *
   * @param chunk the chunk's number
   * @param first first seed
   * @param last last seed
   */
  record Block(long chunk, long first, long last) {

    SeedSet seeds() {
      return SeedSet.range(first, last);
    }
  }

  /** The chunk of a seed. */
  long of(long seed) {
    return (seed + size - 1) / size;
  }

  /** The seeds of a chunk. */
  SeedSet seeds(long chunk) {
    return chunk == 0 ? SeedSet.range(0, 0) : SeedSet.range((chunk - 1) * size + 1, chunk * size);
  }

  /** These seeds, cut at the borders of chunks, ascending. */
  Stream<Block> blocks(SeedSet seeds) {
    return IntStream.range(0, seeds.ranges())
        .boxed()
        .flatMap(range -> blocks(seeds.first(range), seeds.last(range)));
  }

  private Stream<Block> blocks(long first, long last) {
    return LongStream.rangeClosed(of(first), of(last))
        .mapToObj(
            chunk -> {
              SeedSet own = seeds(chunk);
              return new Block(chunk, Math.max(first, own.first(0)), Math.min(last, own.last(0)));
            });
  }

  /** How many blocks {@link #blocks} gives. */
  long count(SeedSet seeds) {
    long count = 0;
    for (int range = 0; range < seeds.ranges(); range++) {
      count += of(seeds.last(range)) - of(seeds.first(range)) + 1;
    }
    return count;
  }
}
