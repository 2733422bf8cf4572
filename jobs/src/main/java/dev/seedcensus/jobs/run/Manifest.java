package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

  /** Format 1 noted the names of files only. */
  static final int FORMAT = 2;

  public Manifest {
    if (chunkSize < 1) {
      throw new IllegalArgumentException("chunk_size must be at least 1, not " + chunkSize);
    }
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
   * @param files the Parquet files, ascending by seed
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
      List<File> files,
      String finished,
      String host,
      String user,
      double seconds) {

    public Block {
      files = List.copyOf(files);
    }
  }

  /**
   * A Parquet file, and what it was like when it was committed.
   *
   * @param name its name, relative to the run's folder
   * @param bytes its size
   * @param rows records in it
   * @param crc32c CRC-32C of all of it, in hexadecimal
   * @param footerCrc32c CRC-32C of its footer, which changes with the file in most cases and is
   *     read in no time
   */
  public record File(String name, long bytes, long rows, String crc32c, String footerCrc32c) {}

  /** Whether this is the manifest of a job's run. */
  boolean isOf(Job job) {
    return runId.equals(job.runId())
        && experiment.equals(job.setup().experiment())
        && definition.equals(json(job.setup().definition()));
  }

  /** A text of the manifest that is JSON in itself. */
  static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A definition must be JSON", e);
    }
  }

  /** This manifest with one more block. */
  Manifest with(Block block) {
    List<Block> more = new ArrayList<>(blocks);
    more.add(block);
    more.sort(Comparator.comparingLong(Block::first));
    return holding(more);
  }

  /** This manifest without some of its blocks. */
  Manifest without(Set<Block> dropped) {
    return holding(blocks.stream().filter(block -> !dropped.contains(block)).toList());
  }

  private Manifest holding(List<Block> held) {
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
        held);
  }

  /** The seeds that the run holds. */
  public SeedSet seeds() {
    SeedSet.Builder seeds = new SeedSet.Builder();
    blocks.forEach(block -> seeds.add(block.first(), block.last()));
    return seeds.build();
  }

  /** The seeds of any blocks, also of such as repeat each other's. */
  static SeedSet seeds(Set<Block> blocks) {
    return blocks.stream()
        .map(block -> SeedSet.range(block.first(), block.last()))
        .reduce(SeedSet.NONE, SeedSet::union);
  }

  /** Records with an error, in all blocks. */
  public long failed() {
    return blocks.stream().mapToLong(Block::failed).sum();
  }
}
