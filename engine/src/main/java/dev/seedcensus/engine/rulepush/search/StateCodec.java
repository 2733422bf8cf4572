package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.play.Board;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.State;
import dev.seedcensus.engine.rulepush.play.StateReader;

/**
 * Settled states of a level as bytes, and back. Two states are the same if and only if their bytes
 * are.
 *
 * <p>The bytes are a version and then, per authored id, cell and noun (a sentinel where the object
 * is gone) with its registered dynamic fields, and per system its phase; each as a bounded integer
 * of as few bits as the level allows. Nothing that follows from these is there: no rules, no
 * victory, no count of moves. The order in which a state lists its objects does not matter. For one
 * thread.
 */
public final class StateCodec {

  /** The version that stands in the first byte. */
  public static final byte VERSION = 1;

  private final LevelTable table;
  private final StateLayout layout;
  private final StateReader reader;
  private final Board scratch;

  public StateCodec(LevelTable table) {
    this.table = table;
    layout = new StateLayout(table, 0);
    reader = new StateReader(table);
    scratch = new Board(table);
  }

  /** Bytes of a state, the version included. */
  public int length() {
    int length = 1;
    for (int word = 0; word < layout.words(); word++) {
      length += bytes(word);
    }
    return length;
  }

  private int bytes(int word) {
    return (layout.usedBits(word) + Byte.SIZE - 1) / Byte.SIZE;
  }

  /**
   * The bytes of a state.
   *
   * @throws IllegalArgumentException if it can be no state of the level; for a noun that the level
   *     does not know or a dynamic field that no mechanic has registered, the message says what to
   *     register
   */
  public byte[] encode(State state) {
    reader.read(state, scratch);
    return encode(scratch);
  }

  /** The bytes of what is on a board of the level. */
  public byte[] encode(Board board) {
    int[] packed = layout.pack(board);
    byte[] bytes = new byte[length()];
    bytes[0] = VERSION;
    int at = 1;
    for (int word = 0; word < packed.length; word++) {
      for (int i = 0; i < bytes(word); i++) {
        bytes[at++] = (byte) (packed[word] >>> (Byte.SIZE * i));
      }
    }
    return bytes;
  }

  /**
   * The state of bytes.
   *
   * @throws IllegalArgumentException if they are of another version or no state of the level
   */
  public State decode(byte[] bytes) {
    if (bytes.length == 0 || bytes[0] != VERSION) {
      throw new IllegalArgumentException(
          "The bytes are of version %s: this reads version %d"
              .formatted(bytes.length == 0 ? "none" : bytes[0], VERSION));
    }
    if (bytes.length != length()) {
      throw new IllegalArgumentException(
          "The bytes are no state of this level: %d of them, not %d"
              .formatted(bytes.length, length()));
    }
    int[] packed = new int[layout.words()];
    int at = 1;
    for (int word = 0; word < packed.length; word++) {
      for (int i = 0; i < bytes(word); i++) {
        packed[word] |= Byte.toUnsignedInt(bytes[at++]) << (Byte.SIZE * i);
      }
    }
    layout.check(packed);
    for (int word = 0; word < packed.length; word++) {
      layout.unpack(word, packed[word], -1, scratch);
    }
    return Game.state(scratch);
  }

  /** The level's numbers. */
  public LevelTable table() {
    return table;
  }
}
