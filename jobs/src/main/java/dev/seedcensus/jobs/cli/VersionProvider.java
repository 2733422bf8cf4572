package dev.seedcensus.jobs.cli;

import dev.seedcensus.jobs.Version;
import picocli.CommandLine.IVersionProvider;

/** Tells {@code --version}. */
final class VersionProvider implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"seedcensus " + Version.current()};
  }
}
