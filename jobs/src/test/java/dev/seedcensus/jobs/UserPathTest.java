package dev.seedcensus.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UserPathTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "/a, b, /a/b",
    "/a, ./b/../c/., /a/c",
    "/a, ../../../b, /b",
    "/a, /x/../y, /y",
    "a, ../b, b",
    "a, ../../b, ../b",
    "a, ../../../b, ../../b",
  })
  void detoursAreLeftOut(String base, String text, String expected) {
    assertEquals(Path.of(expected), UserPath.of(Path.of(base), text));
  }

  @Test
  void whatLiesAboveALinkIsWhatLiesAboveItsTarget() throws IOException {
    Path real = folder.toRealPath();
    Files.createDirectories(real.resolve("project/conf"));
    Files.createDirectories(real.resolve("elsewhere"));
    Path link = real.resolve("elsewhere/conf");
    Files.createSymbolicLink(link, real.resolve("project/conf"));
    assertEquals(real.resolve("project/data"), UserPath.of(link, "../data"));
    assertEquals(link.resolve("x"), UserPath.of(link, "./x"));
    assertEquals(real.resolve("project/out"), UserPath.absolute(link.resolve("../out")));
  }

  @Test
  void whatCanBeNoPathIsAMistake() {
    UserException mistake =
        assertThrows(UserException.class, () -> UserPath.of(Path.of("a"), "b\0c"));
    assertTrue(mistake.getMessage().startsWith("There can be no file 'b?c'"), mistake.getMessage());
  }

  @Test
  void faultsAreToldWithWhatToDo() throws IOException {
    Path file = Files.createFile(folder.resolve("file"));
    assertEquals(
        "there is no such file", UserPath.whyUnreadable(file, new NoSuchFileException("file")));
    assertTrue(
        UserPath.whyUnreadable(file, new AccessDeniedException("file")).contains("chmod a+r"));
    assertEquals(
        "it is a folder, not a file",
        UserPath.whyUnreadable(folder, new IOException("Is a directory")));
    assertEquals(
        "Not a directory",
        UserPath.whyUnreadable(file, new FileSystemException("file", null, "Not a directory")));
    assertEquals(
        "you have no right to write /x", UserPath.whyUnwritable(new AccessDeniedException("/x")));
    assertEquals(
        file + " is a file, not a folder",
        UserPath.whyUnwritable(new FileAlreadyExistsException(file.toString())));
    assertEquals(
        "No space left on device",
        UserPath.whyUnwritable(new FileSystemException("x", null, "No space left on device")));
  }
}
