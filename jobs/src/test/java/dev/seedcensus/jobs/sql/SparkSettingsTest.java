package dev.seedcensus.jobs.sql;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.Test;

/** What the census asks of Spark where that runs within this process. */
class SparkSettingsTest {

  private static SparkConf local() {
    SparkConf conf = new SparkConf(false);
    Stream.concat(SparkSettings.ALWAYS.stream(), SparkSettings.LOCAL.stream())
        .forEach(setting -> conf.set(setting.name(), setting.value()));
    return conf;
  }

  /** A process that was paused for days finds its own executor again, and does not end it. */
  @Test
  void aPauseOfDaysLosesNothing() {
    SparkConf conf = local();
    long timeout = conf.getTimeAsSeconds("spark.network.timeout");
    assertTrue(timeout >= 3 * 24 * 3600, "seconds: " + timeout);
    assertTrue(timeout * 1000 < Integer.MAX_VALUE, "Spark counts in milliseconds, as int");
    long patience =
        conf.getTimeAsSeconds("spark.executor.heartbeatInterval")
            * conf.getInt("spark.executor.heartbeat.maxFailures", 60);
    assertTrue(patience >= timeout, "seconds of heartbeats that may be lost: " + patience);
  }

  @Test
  void eachSettingOnceWithAReason() {
    Set<String> names = new HashSet<>();
    Stream.of(SparkSettings.ALWAYS, SparkSettings.LOCAL)
        .flatMap(settings -> settings.stream())
        .forEach(
            setting -> {
              assertTrue(names.add(setting.name()), setting.name());
              assertTrue(!setting.reason().isBlank(), setting.name());
            });
    assertEquals(SparkSettings.ALWAYS.size() + SparkSettings.LOCAL.size(), names.size());
  }
}
