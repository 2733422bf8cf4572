package dev.seedcensus.jobs;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Paths that users give, and what is said when their files cannot be read or written. */
public final class UserPath {

  private UserPath() {}

  /**
   * The path that a text names.
   *
   * @param base the folder that relative paths start from
   * @throws UserException if it can be no path
   */
  public static Path of(Path base, String text) {
    try {
      return plain(base.resolve(text));
    } catch (InvalidPathException e) {
      throw new UserException(
          "There can be no file '%s': %s; write another name."
              .formatted(text.replace('\0', '?'), e.getReason()),
          e);
    }
  }

  /** The same path from the root on, without detours. */
  public static Path absolute(Path path) {
    return plain(path.toAbsolutePath());
  }

  /**
   * A path without {@code .} and {@code ..}. What lies above a link is not what stands before it in
   * the path, so there the link is followed.
   */
  private static Path plain(Path path) {
    Path plain = path.getRoot() == null ? Path.of("") : path.getRoot();
    for (Path name : path) {
      String text = name.toString();
      if (text.equals("..") && !plain.equals(plain.getRoot())) {
        boolean atStart = plain.endsWith("") || plain.endsWith("..");
        plain = atStart ? plain.resolve(name) : above(plain);
      } else if (!text.equals(".") && !text.equals("..")) {
        plain = plain.resolve(name);
      }
    }
    return plain;
  }

  private static Path above(Path path) {
    Path followed = path;
    if (Files.isSymbolicLink(path)) {
      try {
        followed = path.toRealPath();
      } catch (IOException e) {
        return path.resolve(".."); // It leads nowhere, which shows when it is opened.
      }
    }
    Path parent = followed.getParent();
    return parent == null ? Path.of("") : parent;
  }

  /** Why a file cannot be read and what to do, without a full stop. */
  public static String whyUnreadable(Path file, IOException fault) {
    if (fault instanceof NoSuchFileException) {
      return "there is no such file";
    }
    if (Files.isDirectory(file)) {
      return "it is a folder, not a file";
    }
    return fault instanceof AccessDeniedException
        ? "you have no right to; ask its owner, or chmod a+r it and a+x its folders"
        : reason(fault);
  }

  /** Why a file or folder cannot be written, without a remedy and a full stop. */
  public static String whyUnwritable(IOException fault) {
    if (fault instanceof AccessDeniedException denied) {
      return "you have no right to write " + denied.getFile();
    }
    if (fault instanceof FileSystemException of && of.getFile() != null) {
      Path file = Path.of(of.getFile());
      if (Files.isRegularFile(file) && of.getReason() == null) {
        return file + " is a file, not a folder";
      }
    }
    return reason(fault);
  }

  private static String reason(IOException fault) {
    if (fault instanceof FileSystemException of && of.getReason() != null) {
      return of.getReason();
    }
    return fault instanceof FileSystemException || fault.getMessage() == null
        ? fault.toString()
        : fault.getMessage();
  }
}
