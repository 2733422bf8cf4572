package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.jobs.Interrupts;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.Version;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.source.SeedRate;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.apache.spark.SparkContext;
import org.apache.spark.package$;
import org.apache.spark.sql.SparkSession;

/**
 * Computes what a run lacks of the seeds asked for, block by block, and commits each block to the
 * manifest as soon as it is whole. Holds the run's lock until closed.
 *
 * <p>A block is staged, moved into its chunk and then listed, so a crash at any moment loses the
 * blocks in flight and nothing else; what it leaves behind is removed by the next filler before it
 * writes.
 */
public final class RunFiller implements AutoCloseable {

  private static final long STOP_AGAIN_NANOS = 100_000_000;

  private final Job job;
  private final RunFolder folder;
  private final RunLock lock;
  private final Chunks chunks;
  private final String tag = "fill " + UUID.randomUUID();
  private Manifest manifest;
  private volatile SparkContext atWork;
  private volatile boolean stopAsked;

  private RunFiller(Job job, RunFolder folder, RunLock lock) {
    this.job = job;
    this.folder = folder;
    this.lock = lock;
    this.manifest = folder.manifest().orElseGet(this::begin);
    this.chunks = new Chunks(manifest.chunkSize());
  }

  /**
   * Takes the run's lock and removes what a crash left behind.
   *
   * @throws UserException if another census holds the lock, or the folder cannot be written
   */
  public static RunFiller open(Job job) {
    RunFolder folder = job.folder();
    RunLock lock = RunLock.take(folder);
    try {
      RunFiller filler = new RunFiller(job, folder, lock);
      folder.removeLeftovers(filler.manifest);
      return filler;
    } catch (IOException e) {
      lock.close();
      throw cannotWrite(folder, e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** The seeds asked for that the run lacks. */
  public SeedSet missing() {
    return job.spec().seeds().minus(manifest.seeds());
  }

  /** How many blocks the missing seeds make. */
  public long missingBlocks() {
    return chunks.count(missing());
  }

  /** Seeds per chunk: the run's, whatever the spec says now. */
  public long chunkSize() {
    return chunks.size();
  }

  /** Computes and commits the missing seeds; see {@link #fill(SparkSession, Consumer)}. */
  public Progress fill(SparkSession session) {
    return fill(session, nobody -> {});
  }

  /**
   * Computes and commits the missing seeds, several blocks at once.
   *
   * @param watcher is told now and then how far it is, on a thread of its own
   * @return what was done
   * @throws UserException if the folder cannot be written
   */
  public Progress fill(SparkSession session, Consumer<Progress> watcher) {
    // Measured before the cores are busy: all blocks are cut into tasks by it.
    SeedRate.of(job.setup(), job.columns());
    BlockWriter writer = new BlockWriter(session, job.setup(), job.columns());
    // One more than there are cores: while a job is planned or committed, the cores have others.
    int atOnce = session.sparkContext().defaultParallelism() + 1;
    SparkContext spark = session.sparkContext();
    SeedSet missing = missing();
    try (RunRecorder recorder = new RunRecorder(job, missing, chunks.size(), spark)) {
      FillMonitor monitor = new FillMonitor(spark, missing.size(), recorder, watcher);
      Interrupts.Stoppable interrupts = Interrupts.onStop(this::stop);
      try (monitor) {
        atWork = spark;
        new BlockQueue(chunks.blocks(missing))
            .drain(atOnce, block -> fill(spark, writer, block, monitor));
      } catch (RuntimeException e) {
        throw brokenOff(e, monitor, recorder);
      } finally {
        interrupts.close();
        atWork = null;
      }
      recorder.complete(monitor.end());
      return monitor.end();
    }
  }

  private RuntimeException brokenOff(
      RuntimeException cause, FillMonitor monitor, RunRecorder recorder) {
    if (!stopAsked) {
      recorder.failed(monitor.end(), cause);
      return cause;
    }
    recorder.stopped(monitor.end());
    SeedSet asked = job.spec().seeds();
    return new StoppedException(
        String.format(
            Locale.ROOT,
            "Stopped: %,d of %,d seeds are kept; the same command goes on from there.",
            asked.intersect(manifest.seeds()).size(),
            asked.size()),
        cause);
  }

  /**
   * Ends {@link #fill} early, from another thread: no further block begins, and those at work are
   * given up. Returns when nothing is at work any more.
   */
  public void stop() {
    stopAsked = true;
    // Again and again: a job that was being planned while the others were cancelled begins late.
    for (SparkContext spark = atWork; spark != null; spark = atWork) {
      spark.cancelJobsWithTag(tag);
      LockSupport.parkNanos(STOP_AGAIN_NANOS);
    }
  }

  private void fill(
      SparkContext spark, BlockWriter writer, Chunks.Block block, FillMonitor monitor) {
    if (stopAsked) {
      throw new IllegalStateException("Stopped");
    }
    long start = System.nanoTime();
    spark.addJobTag(tag);
    monitor.begun(block);
    BlockWriter.Count count = writer.write(block, folder.staging(block));
    if (count.rows() != block.seeds().size() * job.setup().recordsPerSeed()) {
      throw new IllegalStateException(
          "Seeds %s gave %d records".formatted(block.seeds(), count.rows()));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    commit(block, count, seconds);
    monitor.committed(block, count, seconds);
  }

  private synchronized void commit(Chunks.Block block, BlockWriter.Count count, double seconds) {
    try {
      List<String> files = folder.adopt(block);
      Manifest next =
          manifest.with(
              new Manifest.Block(
                  block.chunk(),
                  block.first(),
                  block.last(),
                  count.rows(),
                  count.failed(),
                  files,
                  now(),
                  host(),
                  System.getProperty("user.name"),
                  seconds));
      folder.write(next);
      manifest = next;
    } catch (IOException e) {
      throw cannotWrite(folder, e);
    }
  }

  private Manifest begin() {
    return new Manifest(
        Manifest.FORMAT,
        job.runId(),
        job.setup().experiment(),
        job.setup().label(),
        Version.current(),
        package$.MODULE$.SPARK_VERSION(),
        Runtime.version().toString(),
        now(),
        specFields(),
        json(job.setup().definition()),
        json(job.columns().json()),
        job.spec().chunk().orElseGet(() -> ChunkSize.of(SeedRate.of(job.setup(), job.columns()))),
        List.of());
  }

  private Map<String, String> specFields() {
    Map<String, String> fields = new LinkedHashMap<>(job.spec().options().values());
    fields.put("experiment", job.spec().experiment());
    fields.put("seeds", job.spec().seeds().toString());
    return fields;
  }

  private static JsonNode json(String text) {
    try {
      return new ObjectMapper().readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("A definition must be JSON", e);
    }
  }

  private static String now() {
    return Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
  }

  static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "unknown";
    }
  }

  private static UserException cannotWrite(RunFolder folder, IOException cause) {
    return new UserException(
        "Cannot write to the output folder %s (%s): make room there or choose another with --out."
            .formatted(folder.path(), cause),
        cause);
  }

  @Override
  public void close() {
    try {
      folder.removeStaging();
    } catch (IOException e) {
      throw cannotWrite(folder, e);
    } finally {
      lock.close();
    }
  }
}
