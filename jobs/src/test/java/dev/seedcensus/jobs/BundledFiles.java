package dev.seedcensus.jobs;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Lets the tests of a class find the project's own files, as the launcher does. */
public final class BundledFiles implements BeforeAllCallback, AfterAllCallback {

  private static final String HOME = "census.home";

  @Override
  public void beforeAll(ExtensionContext context) {
    System.setProperty(HOME, folder().toString());
  }

  @Override
  public void afterAll(ExtensionContext context) {
    System.clearProperty(HOME);
  }

  /** The project's folder; tests run in the module's. */
  public static Path folder() {
    return Path.of("..").toAbsolutePath().normalize();
  }
}
