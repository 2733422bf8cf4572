package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.Version;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Setup;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apache.spark.sql.types.StructType;

/**
 * A job spec with everything it refers to read and checked.
 *
 * @param spec the spec
 * @param setup the experiment, ready to run
 * @param columns what is kept of each record
 */
public record Job(JobSpec spec, Setup setup, StructType columns) {

  /** 64 bits: enough to tell every run anyone will ever keep from every other. */
  private static final int ID_BYTES = 8;

  /**
   * Reads and checks what a spec refers to.
   *
   * @throws dev.seedcensus.jobs.UserException if it cannot be used
   */
  public static Job of(JobSpec spec) {
    Setup setup = Experiments.prepare(spec.experiment(), spec.options());
    StructType columns = Columns.of(Experiments.named(spec.experiment()), spec.columns());
    return new Job(spec, setup, columns);
  }

  /**
   * The run's id: a hash of the version, the experiment, its definition and the columns kept, by
   * name and type; so an experiment that gains a column begins runs of its own. Seeds and chunk
   * size are not in it: a wider range is the same run, extended.
   */
  public String runId() {
    return id(Version.current(), setup.experiment(), columns.catalogString(), setup.definition());
  }

  /** An id of what some texts say: equal for equal texts, and otherwise different. */
  public static String id(String... texts) {
    String identity = String.join("\n", texts);
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(identity.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, ID_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  /** The run's folder. */
  public RunFolder folder() {
    return new RunFolder(spec.out().resolve(setup.experiment()).resolve(runId()));
  }
}
