package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * What a run is and what it holds: the one thing that readers go by.
 *
 * @param format version of this layout
 * @param runId the run's id
 * @param experiment the experiment's name
 * @param grammar the setup's label
 * @param version version of Seedcensus that made the run
 * @param spark version of Spark that began it
 * @param java version of Java that began it
 * @param started when it was begun, ISO 8601
 * @param spec the job spec that began it, field by field
 * @param definition everything that decides what a seed gives
 * @param schema the columns, as Spark writes a schema
 * @param chunkSize seeds per chunk, fixed for the life of the run
 * @param blocks what has been committed, ascending by seed
 */
public record Manifest(
    int format,
    String runId,
    String experiment,
    String grammar,
    String version,
    String spark,
    String java,
    String started,
    Map<String, String> spec,
    JsonNode definition,
    JsonNode schema,
    long chunkSize,
    List<Block> blocks) {

  static final int FORMAT = 1;

  public Manifest {
    blocks = List.copyOf(blocks);
    spec = Map.copyOf(spec);
  }

  /**
   * Seeds that were computed and committed together: a chunk, or the part of one that was asked
   * for.
   *
   * @param chunk the chunk's number
   * @param first first seed
   * @param last last seed
   * @param rows records, as many of each seed as the setup makes
   * @param failed records with an error
   * @param files names of the Parquet files, relative to the run's folder, ascending by seed
   * @param finished when it was committed, ISO 8601
   * @param host where
   * @param user by whom
   * @param seconds how long it took
   */
  public record Block(
      long chunk,
      long first,
      long last,
      long rows,
      long failed,
      List<String> files,
      String finished,
      String host,
      String user,
      double seconds) {

    public Block {
      files = List.copyOf(files);
    }
  }

  /** This manifest with one more block. */
  Manifest with(Block block) {
    List<Block> more = new ArrayList<>(blocks);
    more.add(block);
    more.sort(Comparator.comparingLong(Block::first));
    return new Manifest(
        format,
        runId,
        experiment,
        grammar,
        version,
        spark,
        java,
        started,
        spec,
        definition,
        schema,
        chunkSize,
        more);
  }

  /** The seeds that the run holds. */
  public SeedSet seeds() {
    SeedSet.Builder seeds = new SeedSet.Builder();
    blocks.forEach(block -> seeds.add(block.first(), block.last()));
    return seeds.build();
  }

  /** Records with an error, in all blocks. */
  public long failed() {
    return blocks.stream().mapToLong(Block::failed).sum();
  }
}
