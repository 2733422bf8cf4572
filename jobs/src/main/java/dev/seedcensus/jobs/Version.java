package dev.seedcensus.jobs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * The version of this build. It is part of every run's id: a release that changes what a seed gives
 * has another version, so its records never join older ones.
 */
public final class Version {

  private Version() {}

  /** The version, for example {@code 0.1.0}. */
  public static String current() {
    try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
