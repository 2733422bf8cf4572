package dev.seedcensus.jobs.run;

import static org.apache.parquet.filter2.predicate.FilterApi.binaryColumn;
import static org.apache.parquet.filter2.predicate.FilterApi.notEq;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.experiment.Records;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.filter2.compat.FilterCompat;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetReader;
import org.apache.parquet.hadoop.api.ReadSupport;
import org.apache.parquet.hadoop.example.GroupReadSupport;
import org.apache.parquet.io.InputFile;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.schema.MessageType;

/**
 * The failed seeds of a run, read from its files without Spark: only those of chunks where seeds
 * failed, and of those two columns.
 */
public final class FailedSeeds {

  private final RunFolder folder;
  private final Manifest manifest;
  private final SeedSet asked;

  /**
   * @param asked the seeds that matter
   */
  public FailedSeeds(RunFolder folder, Manifest manifest, SeedSet asked) {
    this.folder = folder;
    this.manifest = manifest;
    this.asked = asked;
  }

  /** A seed and what went wrong. */
  public record FailedSeed(long seed, String error) {}

  /** How many there are. */
  public long count() {
    long count = 0;
    for (Manifest.Block block : manifest.blocks()) {
      SeedSet own = SeedSet.range(block.first(), block.last());
      boolean whole = own.minus(asked).isEmpty();
      count += whole ? block.failed() : first(block, Long.MAX_VALUE).size();
    }
    return count;
  }

  /** The lowest of them, at most so many. */
  public List<FailedSeed> first(long most) {
    List<FailedSeed> found = new ArrayList<>();
    for (Manifest.Block block : manifest.blocks()) {
      if (found.size() < most) {
        found.addAll(first(block, most - found.size()));
      }
    }
    return found;
  }

  private List<FailedSeed> first(Manifest.Block block, long most) {
    List<FailedSeed> found = new ArrayList<>();
    boolean any =
        block.failed() > 0
            && !asked.intersect(SeedSet.range(block.first(), block.last())).isEmpty();
    for (Manifest.File file : any ? block.files() : List.<Manifest.File>of()) {
      read(folder.path().resolve(file.name()), most, found);
    }
    return found;
  }

  private void read(Path file, long most, List<FailedSeed> found) {
    try (ParquetReader<Group> records = open(new LocalInputFile(file))) {
      for (Group record = records.read();
          record != null && found.size() < most;
          record = records.read()) {
        long seed = record.getLong(Records.SEED, 0);
        if (asked.contains(seed)) {
          found.add(new FailedSeed(seed, record.getString(Records.ERROR, 0)));
        }
      }
    } catch (IOException e) {
      throw new UserException(
          "Cannot read %s: %s.".formatted(file, UserPath.whyUnreadable(file, e)), e);
    }
  }

  private static ParquetReader<Group> open(InputFile file) throws IOException {
    return new ParquetReader.Builder<Group>(file, new PlainParquetConfiguration()) {
      @Override
      protected ReadSupport<Group> getReadSupport() {
        return new GroupReadSupport();
      }
    }.set(ReadSupport.PARQUET_READ_SCHEMA, columns(file).toString())
        .withFilter(FilterCompat.get(notEq(binaryColumn(Records.ERROR), null)))
        .build();
  }

  private static MessageType columns(InputFile file) throws IOException {
    try (ParquetFileReader reader = ParquetFileReader.open(file)) {
      MessageType all = reader.getFileMetaData().getSchema();
      return new MessageType(all.getName(), all.getType(Records.SEED), all.getType(Records.ERROR));
    }
  }
}
