package dev.seedcensus.engine.value;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A text that is being written, as its UTF-8 bytes. It grows as needed and keeps its memory when it
 * is cleared. The bytes of pieces that come again and again can be made once and appended as they
 * are.
 */
public final class Utf8 {

  private static final int LONGEST_INT = 11;

  private byte[] bytes = new byte[128];
  private int length;

  /** Forgets what was written. */
  public void clear() {
    length = 0;
  }

  /** Appends bytes that are UTF-8 already. */
  public void append(byte[] piece) {
    reserve(piece.length);
    System.arraycopy(piece, 0, bytes, length, piece.length);
    length += piece.length;
  }

  /** Appends a character below 128. */
  public void append(char ascii) {
    reserve(1);
    bytes[length++] = (byte) ascii;
  }

  /** Appends characters that are all below 128. */
  public void appendAscii(String text) {
    int size = text.length();
    reserve(size);
    for (int i = 0; i < size; i++) {
      bytes[length++] = (byte) text.charAt(i);
    }
  }

  /** Appends a number in decimal. */
  public void append(int number) {
    if (number < 0) {
      appendAscii(Integer.toString(number));
      return;
    }
    reserve(LONGEST_INT);
    int digits = 1;
    for (int rest = number; rest > 9; rest /= 10) {
      digits++;
    }
    int rest = number;
    for (int at = length + digits - 1; at >= length; at--) {
      bytes[at] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    length += digits;
  }

  /** The bytes, of which the first {@link #length} count; theirs until the next change. */
  public byte[] bytes() {
    return bytes;
  }

  /** How many bytes were written. */
  public int length() {
    return length;
  }

  @Override
  public String toString() {
    return new String(bytes, 0, length, StandardCharsets.UTF_8);
  }

  private void reserve(int more) {
    if (more > bytes.length - length) {
      bytes = Arrays.copyOf(bytes, Math.max(length + more, bytes.length * 2));
    }
  }
}
