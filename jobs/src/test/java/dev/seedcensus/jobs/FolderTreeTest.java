package dev.seedcensus.jobs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderTreeTest {

  @TempDir private Path folder;
  private Path tree;
  private Path elsewhere;

  @BeforeEach
  void aTreeWithLinksOutOfIt() throws IOException {
    tree = folder.resolve("tree");
    elsewhere = Files.createDirectory(folder.resolve("elsewhere"));
    Files.writeString(elsewhere.resolve("kept"), "kept");
    Files.createDirectories(tree.resolve("a/b"));
    Files.writeString(tree.resolve("a/b/file"), "file");
    Files.createSymbolicLink(tree.resolve("a/folder"), elsewhere);
    Files.createSymbolicLink(tree.resolve("a/nowhere"), folder.resolve("nothing"));
  }

  @Test
  void allGoesThatIsInItAndNothingBehindLinks() throws IOException {
    FolderTree.delete(tree);
    assertFalse(Files.exists(tree));
    assertEquals("kept", Files.readString(elsewhere.resolve("kept")));
  }

  @Test
  void ofALinkTheLinkGoesOnly() throws IOException {
    FolderTree.delete(tree.resolve("a/folder"));
    FolderTree.delete(tree.resolve("a/nowhere"));
    assertFalse(Files.exists(tree.resolve("a/folder"), LinkOption.NOFOLLOW_LINKS));
    assertFalse(Files.exists(tree.resolve("a/nowhere"), LinkOption.NOFOLLOW_LINKS));
    assertEquals("kept", Files.readString(elsewhere.resolve("kept")));
    assertEquals("file", Files.readString(tree.resolve("a/b/file")));
  }

  @Test
  void aFileGoesAloneAndWhatIsNotThereIsNoFault() throws IOException {
    Path file = tree.resolve("a/b/file");
    FolderTree.delete(file);
    FolderTree.delete(file);
    assertTrue(Files.exists(tree.resolve("a/b")) && Files.notExists(file));
  }
}
