package dev.seedcensus.jobs.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

/**
 * Standard output that says when it cannot be written. Print writers keep I/O errors to themselves,
 * so that a command would go on for nobody.
 */
final class StandardOutput extends FileOutputStream {

  StandardOutput() {
    super(FileDescriptor.out);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      super.write(bytes, offset, length);
    } catch (IOException e) {
      throw new OutputException(e);
    }
  }
}
