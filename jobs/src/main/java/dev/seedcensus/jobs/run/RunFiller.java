package dev.seedcensus.jobs.run;

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
import java.util.OptionalInt;
import java.util.Set;
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
  private final Staging staging;
  private final List<String> repaired;
  private final SeedSet dropped;
  private final String tag = "fill " + UUID.randomUUID();
  private Manifest manifest;
  private boolean closed;
  private volatile SparkContext atWork;
  private volatile boolean stopAsked;

  private RunFiller(Job job, RunLock lock, RunCheck check) throws IOException {
    this.job = job;
    this.folder = job.folder();
    this.lock = lock;
    this.staging = new Staging(folder.path());
    this.repaired = check.faults();
    this.dropped = Manifest.seeds(check.badBlocks());
    this.manifest = check.manifest().orElseGet(this::begin);
    this.chunks = new Chunks(manifest.chunkSize());
    drop(check.badBlocks());
    folder.removeUnlisted(manifest);
  }

  /** Bad blocks leave the manifest before their files go. */
  private void drop(Set<Manifest.Block> bad) throws IOException {
    if (!bad.isEmpty()) {
      Manifest next = manifest.without(bad);
      ManifestFile.write(folder.path(), next);
      manifest = next;
    }
  }

  /**
   * Takes the run's lock and removes what a crash left behind.
   *
   * @throws UserException if the run is not whole, another census holds the lock, or the folder
   *     cannot be written
   */
  public static RunFiller open(Job job) {
    // Before the lock, which is a file: a run that is not whole is left as it is.
    RunCheck.of(job, false).whole();
    return open(job, false);
  }

  /**
   * Takes the run's lock, reads every byte of the run and removes what is bad, so that it counts as
   * missing. Of a run whose manifest cannot be understood, all is bad.
   *
   * @throws UserException if another census holds the lock, or the folder cannot be written
   */
  public static RunFiller repair(Job job) {
    return open(job, true);
  }

  private static RunFiller open(Job job, boolean repair) {
    RunLock lock = RunLock.take(job.folder());
    try {
      RunCheck check = RunCheck.of(job, repair);
      if (!repair) {
        check.whole();
      }
      return new RunFiller(job, lock, check);
    } catch (IOException e) {
      lock.close();
      throw WriteFault.of(job.folder(), e);
    } catch (RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** What was wrong and has been removed. */
  public List<String> repaired() {
    return repaired;
  }

  /** The seeds asked for, or removed by a repair, that the run lacks. */
  public SeedSet missing() {
    return job.spec().seeds().union(dropped).minus(manifest.seeds());
  }

  /** How many blocks the missing seeds make. */
  public long missingBlocks() {
    return chunks.count(missing());
  }

  /** Seeds per chunk: the run's, whatever the spec says now. */
  public long chunkSize() {
    return chunks.size();
  }

  /**
   * Computes and commits the missing seeds; see {@link #fill(SparkSession, OptionalInt, Consumer)}.
   */
  public Progress fill(SparkSession session) {
    return fill(session, OptionalInt.empty(), nobody -> {});
  }

  /**
   * Computes and commits the missing seeds, several blocks at once.
   *
   * @param tasks how many tasks each block is cut into, at most one per seed: each makes a file;
   *     empty to cut by the measured rate
   * @param watcher is told now and then how far it is, on a thread of its own
   * @return what was done
   * @throws UserException if the folder cannot be written
   */
  public Progress fill(SparkSession session, OptionalInt tasks, Consumer<Progress> watcher) {
    if (tasks.isEmpty()) {
      // Measured before the cores are busy: all blocks are cut into tasks by it.
      SeedRate.of(job.setup(), job.columns());
    }
    BlockWriter writer = new BlockWriter(session, job.setup(), job.columns(), tasks);
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
    BlockWriter.Count count = write(spark, writer, block);
    if (count.rows() != block.seeds().size() * job.setup().recordsPerSeed()) {
      throw new IllegalStateException(
          "Seeds %s gave %d records".formatted(block.seeds(), count.rows()));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    try {
      commit(block, count, staging.measure(block), seconds);
    } catch (IOException e) {
      throw WriteFault.of(folder, e);
    }
    monitor.committed(block, count, seconds);
  }

  private BlockWriter.Count write(SparkContext spark, BlockWriter writer, Chunks.Block block) {
    try {
      return writer.write(block, staging.of(block));
    } catch (Exception e) { // Spark throws checked exceptions that its signatures do not declare.
      throw WriteFault.of(folder, spark, e);
    }
  }

  private synchronized void commit(
      Chunks.Block block, BlockWriter.Count count, List<Manifest.File> files, double seconds)
      throws IOException {
    if (closed) {
      throw new IllegalStateException("The lock is given back");
    }
    long written = files.stream().mapToLong(Manifest.File::rows).sum();
    if (written != count.rows()) {
      throw new IllegalStateException(
          "Seeds %s: %d records computed, %d in the files"
              .formatted(block.seeds(), count.rows(), written));
    }
    staging.adopt(block, files);
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
    ManifestFile.write(folder.path(), next);
    manifest = next;
    staging.forget(block);
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
        Manifest.json(job.setup().definition()),
        Manifest.json(job.columns().json()),
        job.spec()
            .chunk()
            .orElseGet(
                () ->
                    ChunkSize.of(
                        SeedRate.of(job.setup(), job.columns()), job.spec().seeds().size())),
        List.of());
  }

  private Map<String, String> specFields() {
    Map<String, String> fields = new LinkedHashMap<>(job.spec().options().values());
    fields.put("experiment", job.spec().experiment());
    fields.put("seeds", job.spec().seeds().toString());
    return fields;
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

  @Override
  public synchronized void close() {
    closed = true;
    try {
      folder.removeUnlisted(manifest);
    } catch (IOException e) {
      throw WriteFault.of(folder, e);
    } finally {
      lock.close();
    }
  }
}
