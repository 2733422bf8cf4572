package dev.seedcensus.jobs.run;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Makes sure that one census at a time fills a run. The lock goes with the process, however that
 * ends.
 */
final class RunLock implements AutoCloseable {

  /**
   * Runs that this process fills: the system's locks are per process and do not tell threads apart.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private static final String NAME = ".lock";

  private final Path file;
  private final FileChannel channel;
  private final Deque<Path> made;

  private RunLock(Path file, FileChannel channel, Deque<Path> made) {
    this.file = file;
    this.channel = channel;
    this.made = made;
  }

  /**
   * Takes the lock of a run, making its folder where there is none.
   *
   * @throws UserException if another census holds it, or the folder cannot be written
   */
  static RunLock take(RunFolder run) {
    Path file = UserPath.absolute(run.path().resolve(NAME));
    if (!HELD.add(file)) {
      throw held(run);
    }
    Deque<Path> made = missing(file.getParent());
    try {
      Files.createDirectories(file.getParent());
      FileChannel channel = open(file);
      if (channel == null) {
        throw held(run);
      }
      return new RunLock(file, channel, made);
    } catch (IOException e) {
      HELD.remove(file);
      removeEmpty(made);
      throw new UserException(
          "Cannot write to the output folder %s (%s): choose another with --out."
              .formatted(run.path(), UserPath.whyUnwritable(e)),
          e);
    } catch (UserException e) {
      HELD.remove(file);
      throw e;
    }
  }

  /** Null if another process holds it. */
  private static FileChannel open(Path file) throws IOException {
    while (true) {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        channel.close();
        return null;
      }
      if (Files.exists(file)) {
        return channel;
      }
      channel.close(); // Its last holder has just removed it.
    }
  }

  /** A folder and those above it that are missing, the innermost first. */
  private static Deque<Path> missing(Path folder) {
    Deque<Path> missing = new ArrayDeque<>();
    for (Path at = folder; at != null && Files.notExists(at); at = at.getParent()) {
      missing.add(at);
    }
    return missing;
  }

  private static void removeEmpty(Deque<Path> folders) {
    try {
      for (Path folder : folders) {
        Files.deleteIfExists(folder);
      }
    } catch (IOException e) {
      // This one has something in it, or others may not write here any more.
    }
  }

  private static UserException held(RunFolder run) {
    return new UserException(
        "Another census is writing %s: wait for it, or stop it, and try again."
            .formatted(run.path()));
  }

  /** Gives the lock up; of a folder that it made nothing is left if nothing came into it. */
  @Override
  public void close() {
    try {
      if (!made.isEmpty() && isAlone()) {
        Files.delete(file);
        removeEmpty(made);
      }
      channel.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      HELD.remove(file);
    }
  }

  private boolean isAlone() throws IOException {
    try (Stream<Path> all = Files.list(file.getParent())) {
      return all.allMatch(file::equals);
    }
  }
}
