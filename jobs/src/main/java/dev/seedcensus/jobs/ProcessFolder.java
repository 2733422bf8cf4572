package dev.seedcensus.jobs;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * The folder that takes, below the temporary one, whatever Spark and other libraries put there for
 * this process: blocks, artifacts, native code. Not all of them clean up, or not at every end, so
 * it goes as a whole when the process ends.
 */
public final class ProcessFolder {

  private static final String TEMPORARY = "java.io.tmpdir";

  /** While the process ends, others may be writing or deleting there still. */
  private static final int ATTEMPTS = 50;

  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

  private static Path folder;

  private ProcessFolder() {}

  /**
   * Makes it the temporary folder of this process, until that ends. To be called before anything
   * asks for a temporary file: Java looks once where they belong, so that its own way to make such
   * a folder is of no use here. Where it cannot be made, the temporary folder stays what it is, and
   * whoever needs one will say so.
   */
  public static void install() {
    String name =
        "census-%d-%s"
            .formatted(ProcessHandle.current().pid(), Long.toHexString(System.nanoTime()));
    try {
      Path made = Files.createDirectory(Path.of(System.getProperty(TEMPORARY), name), mine());
      folder = made.toAbsolutePath();
    } catch (IOException e) {
      return;
    }
    System.setProperty(TEMPORARY, folder.toString());
    Runtime.getRuntime().addShutdownHook(new Thread(ProcessFolder::delete, "process-folder"));
  }

  private static FileAttribute<?>[] mine() {
    return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
        }
        : new FileAttribute<?>[0];
  }

  /** Deletes it and what it holds. */
  static void delete() {
    for (int attempt = 0; folder != null && attempt < ATTEMPTS; attempt++) {
      try {
        FolderTree.delete(folder);
        return;
      } catch (IOException e) {
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    }
  }
}
