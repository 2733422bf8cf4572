package dev.seedcensus.jobs.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/** Files and folders, while others may be changing them too. */
final class Disk {

  private Disk() {}

  /** What is in a folder, by name; nothing if there is none. */
  static List<Path> children(Path folder) throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    } catch (NoSuchFileException | NotDirectoryException e) {
      return List.of();
    }
  }

  /** What is in a folder of a run's own; nothing if it is a link, which may lead anywhere. */
  static List<Path> ownChildren(Path folder) throws IOException {
    return isFolder(folder) ? children(folder) : List.of();
  }

  /** Whether this is a folder itself, not a link to one. */
  static boolean isFolder(Path path) {
    return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  /** Whether there is something of this name, were it a link that leads nowhere. */
  static boolean exists(Path path) {
    return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
  }

  /** Has the system write a file, or the names in a folder, to the disk itself. */
  static void force(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
