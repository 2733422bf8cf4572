package dev.seedcensus.jobs.sql;

import dev.seedcensus.jobs.Interrupts;
import dev.seedcensus.jobs.UserException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.apache.spark.SparkException;
import org.apache.spark.sql.SparkSession;

/**
 * A Spark session for one command. Within a program that has a session already, that one's context
 * is used and left running.
 */
public final class CensusSession implements AutoCloseable {

  /** All cores of this machine. */
  private static final String LOCAL = "local[*]";

  /** How Spark's own spark-submit names the master to the program that it starts. */
  private static final String SUBMITTED_MASTER = "spark.master";

  /** Masters that run within this process. */
  private static final Pattern WITHIN = Pattern.compile("local(\\[(\\*|\\d+)(,\\d+)?])?");

  private static final Pattern MASTER =
      Pattern.compile(
          WITHIN + "|local-cluster\\[.+]|spark://[^:,]+:\\d+(,[^:,]+:\\d+)*|yarn|k8s://.+");

  private final SparkSession session;
  private final boolean owned;
  private final Interrupts.Stoppable interrupts;

  private CensusSession(SparkSession session, boolean owned) {
    this.session = session;
    this.owned = owned;
    this.interrupts = Interrupts.onStop(this::stop);
  }

  /**
   * Opens a session.
   *
   * @param given Spark's master URL; null for that of spark-submit, or else all cores of this
   *     machine
   * @param settings settings of Spark, which win over the census's own
   * @param pages whether Spark's own web pages are served while it runs
   * @throws UserException if Spark does not understand the master or a setting
   */
  public static CensusSession open(String given, Map<String, String> settings, boolean pages) {
    settings.keySet().forEach(CensusSession::checkSetting);
    if (SparkSession.getDefaultSession().isDefined()) {
      return new CensusSession(SparkSession.getDefaultSession().get().newSession(), false);
    }
    String master = given == null ? System.getProperty(SUBMITTED_MASTER, LOCAL) : given;
    if (!MASTER.matcher(master).matches()) {
      throw unknownMaster(master, null);
    }
    SparkSession.Builder builder =
        SparkSession.builder()
            .appName("seedcensus")
            .master(master)
            .config("spark.ui.enabled", pages);
    SparkSettings.ALWAYS.forEach(setting -> builder.config(setting.name(), setting.value()));
    List<SparkSettings.Setting> byMaster =
        WITHIN.matcher(master).matches() ? SparkSettings.LOCAL : SparkSettings.remote();
    byMaster.forEach(setting -> builder.config(setting.name(), setting.value()));
    settings.forEach(builder::config);
    return new CensusSession(start(builder, master), true);
  }

  private static void checkSetting(String name) {
    if (!name.startsWith("spark.")) {
      throw new UserException(
          "There is no setting '%s' of Spark: their names begin with spark., for example spark.executor.memory=4g."
              .formatted(name));
    }
  }

  private static SparkSession start(SparkSession.Builder builder, String master) {
    try {
      return builder.getOrCreate();
    } catch (Exception e) { // Spark throws checked exceptions that its signature does not declare.
      if (e instanceof SparkException && String.valueOf(e.getMessage()).contains("master")) {
        throw unknownMaster(master, e);
      }
      throw e;
    }
  }

  private static UserException unknownMaster(String master, Throwable cause) {
    return new UserException(
        "Spark does not understand the master '%s': write local[*], local[4] or spark://host:port."
            .formatted(master),
        cause);
  }

  /** Has a session refuse, from now on, what would write: it answers queries. */
  public static void readOnly(SparkSession session) {
    session.conf().set(ReadingOnly.SETTING, true);
  }

  /** Gives a session the views over all runs below a folder, from now on and as they grow. */
  public static void follow(SparkSession session, Path folder) {
    session.conf().set(CurrentViews.FOLDER, folder.toAbsolutePath().toString());
  }

  public SparkSession spark() {
    return session;
  }

  @Override
  public void close() {
    interrupts.close();
    stop();
  }

  private void stop() {
    if (owned) {
      session.stop();
    }
  }
}
