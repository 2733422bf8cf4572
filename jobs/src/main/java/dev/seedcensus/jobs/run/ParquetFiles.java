package dev.seedcensus.jobs.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.LocalInputFile;

/**
 * Measures Parquet files as manifests note them, and tells whether a file is still what was noted.
 *
 * <p>The footer says where everything else is. Its checksum and the size are looked at before every
 * reading; the checksum of the whole file only when asked for, since Spark checks that of each page
 * it reads.
 */
final class ParquetFiles {

  /** At the end of a file: the footer's length, then these letters. */
  private static final String MAGIC = "PAR1";

  private static final int TAIL = Integer.BYTES + MAGIC.length();
  private static final int BUFFER = 1 << 16;

  private ParquetFiles() {}

  /**
   * Measures a file and has it written to the disk itself.
   *
   * @param name what the manifest will call it
   */
  static Manifest.File measure(Path file, String name) throws IOException {
    Disk.force(file);
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        ParquetFileReader reader = ParquetFileReader.open(new LocalInputFile(file))) {
      return new Manifest.File(
          name,
          channel.size(),
          reader.getRecordCount(),
          checksum(channel, 0),
          checksum(channel, footer(channel)));
    }
  }

  /**
   * What is wrong with a file.
   *
   * @param contents whether every byte is read
   */
  static Optional<String> fault(Path file, Manifest.File noted, boolean contents) {
    if (Files.isSymbolicLink(file)) {
      return Optional.of("is a link");
    }
    if (Files.isSymbolicLink(file.getParent())) {
      return Optional.of("lies behind a link");
    }
    if (!Files.isRegularFile(file)) {
      return Optional.of("is missing");
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      if (channel.size() != noted.bytes()) {
        return Optional.of("has %,d bytes, not %,d".formatted(channel.size(), noted.bytes()));
      }
      if (!checksum(channel, footer(channel)).equals(noted.footerCrc32c())) {
        return Optional.of("has another footer than was written");
      }
      return contents && !checksum(channel, 0).equals(noted.crc32c())
          ? Optional.of("has other contents than were written")
          : Optional.empty();
    } catch (IOException e) {
      return Optional.of("cannot be read (%s)".formatted(e.getMessage()));
    }
  }

  /** Where the footer starts; the end of the file if there is none. */
  private static long footer(FileChannel channel) throws IOException {
    long size = channel.size();
    if (size < TAIL) {
      return size;
    }
    ByteBuffer tail = ByteBuffer.allocate(TAIL).order(ByteOrder.LITTLE_ENDIAN);
    while (tail.hasRemaining() && channel.read(tail, size - TAIL + tail.position()) > 0) {
      // Goes on until the tail is there.
    }
    long start = size - TAIL - tail.getInt(0);
    return start < 0 || start > size ? size : start;
  }

  private static String checksum(FileChannel channel, long from) throws IOException {
    CRC32C checksum = new CRC32C();
    ByteBuffer buffer = ByteBuffer.allocateDirect(BUFFER);
    long at = from;
    for (int read = channel.read(buffer, at); read > 0; read = channel.read(buffer, at)) {
      at += read;
      checksum.update(buffer.flip());
      buffer.clear();
    }
    return "%08x".formatted(checksum.getValue());
  }
}
