package dev.seedcensus.jobs.report;

import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

/** The file that a page is written to: as a whole, or not at all. */
public final class PageFile {

  private final Path path;

  private PageFile(Path path) {
    this.path = path;
  }

  /**
   * A file that can be written, as far as that can be told before.
   *
   * @throws UserException if it is a folder, or lies in a file
   */
  public static PageFile at(Path path) {
    Path file = UserPath.absolute(path);
    if (Files.isDirectory(file)) {
      throw new UserException(
          "Cannot write the page to %s: it is a folder; name a file in it, for example %s."
              .formatted(path, path.resolve("report.html")));
    }
    for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
      if (Files.exists(folder) && !Files.isDirectory(folder)) {
        throw new UserException(
            "Cannot write the page to %s: %s is no folder.".formatted(path, folder));
      }
    }
    return new PageFile(file);
  }

  /** Where it is. */
  public Path path() {
    return path;
  }

  /**
   * Writes a page in place of what is there.
   *
   * @return its length in bytes
   * @throws UserException if that is not possible; what was there is still there then
   */
  public long write(String html) {
    byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
    Path next = null;
    try {
      Files.createDirectories(path.getParent());
      next = Files.createTempFile(path.getParent(), "." + path.getFileName(), ".next");
      Files.write(next, bytes);
      readableAsUsual(next);
      Files.move(next, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      return bytes.length;
    } catch (IOException e) {
      drop(next);
      throw new UserException(
          "Cannot write the page to %s (%s): make room, or choose another file with --out."
              .formatted(path, UserPath.whyUnwritable(e)),
          e);
    }
  }

  /**
   * Temporary files are for their owner's eyes only; this one is for whoever may see the folder.
   */
  private static void readableAsUsual(Path file) throws IOException {
    if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
      Set<PosixFilePermission> modes = Files.getPosixFilePermissions(file);
      modes.add(PosixFilePermission.GROUP_READ);
      modes.add(PosixFilePermission.OTHERS_READ);
      Files.setPosixFilePermissions(file, modes);
    }
  }

  private static void drop(Path file) {
    try {
      if (file != null) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // The first failure says more.
    }
  }
}
