package dev.seedcensus.jobs;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** A folder with whatever is in it, which others may be changing at the same time. */
public final class FolderTree {

  private FolderTree() {}

  /**
   * Deletes a file, or a folder with whatever is in it, or a link and nothing behind it; nothing if
   * there is none. What somebody else deletes meanwhile is as good as deleted.
   *
   * @throws IOException if something cannot be deleted; what was before it is gone then
   */
  public static void delete(Path root) throws IOException {
    Files.walkFileTree(root, new Deletion());
  }

  private static final class Deletion extends SimpleFileVisitor<Path> {

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.deleteIfExists(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException fault) throws IOException {
      return gone(fault);
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, IOException fault)
        throws IOException {
      gone(fault);
      Files.deleteIfExists(directory);
      return FileVisitResult.CONTINUE;
    }

    private static FileVisitResult gone(IOException fault) throws IOException {
      if (fault != null && !(fault instanceof NoSuchFileException)) {
        throw fault;
      }
      return FileVisitResult.CONTINUE;
    }
  }
}
