package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Makes sure that one census at a time fills a run. The lock goes with the process, however that
 * ends.
 */
final class RunLock implements AutoCloseable {

  /**
   * Runs that this process fills: the system's locks are per process and do not tell threads apart.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private RunLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Takes the lock of a run, making its folder where there is none.
   *
   * @throws UserException if another census holds it, or the folder cannot be written
   */
  static RunLock take(RunFolder run) {
    Path file = run.path().resolve(".lock").toAbsolutePath().normalize();
    if (!HELD.add(file)) {
      throw held(run);
    }
    try {
      Files.createDirectories(run.path());
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        channel.close();
        throw held(run);
      }
      return new RunLock(file, channel);
    } catch (IOException e) {
      HELD.remove(file);
      throw new UserException(
          "Cannot write to the output folder %s (%s): choose another with --out."
              .formatted(run.path(), e),
          e);
    } catch (UserException e) {
      HELD.remove(file);
      throw e;
    }
  }

  private static UserException held(RunFolder run) {
    return new UserException(
        "Another census is writing %s: wait for it, or stop it, and try again."
            .formatted(run.path()));
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      HELD.remove(file);
    }
  }
}
