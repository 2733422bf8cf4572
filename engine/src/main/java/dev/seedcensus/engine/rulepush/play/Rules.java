package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Property;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The rules that the words of a board say.
 *
 * <p>For every IS, in reading order, first across, then down: each noun word in the cell before it
 * with each noun or property word in the cell after it. Reading takes time linear in the number of
 * IS, of nouns, and of words in the cells read.
 */
public final class Rules {

  private static final int NONE = LevelTable.NONE;

  private final LevelTable table;
  private final int[] isWords;
  private final int nouns;

  /** Properties by kind; words are PUSH and nothing else. */
  private final int[] properties;

  /** Per property the nouns that have it, as a set of bits. */
  private final long[] having;

  /** Per noun what its things turn into next, or NONE. */
  private final int[] becomes;

  /** Per noun the nouns that it is said to be. */
  private final long[] said;

  /** Per noun where in reading order {@code becomes} was said. */
  private final int[] place;

  private int all;
  private long turning;

  Rules(LevelTable table) {
    this.table = table;
    nouns = table.words().size();
    properties = new int[table.words().kinds()];
    having = new long[table.words().properties().size()];
    becomes = new int[nouns];
    said = new long[nouns];
    place = new int[nouns];
    Arrays.fill(properties, nouns, properties.length, Property.PUSH.bit());
    int[] words = new int[table.objects()];
    int count = 0;
    for (int object = 0; object < words.length; object++) {
      if (table.startKind(object) == table.words().isKind()) {
        words[count++] = object;
      }
    }
    isWords = Arrays.copyOf(words, count);
  }

  /** Reads the rules of a board. */
  public void read(Board board) {
    Arrays.fill(properties, 0, nouns, 0);
    Arrays.fill(having, 0);
    Arrays.fill(becomes, NONE);
    Arrays.fill(said, 0);
    all = 0;
    for (int word : isWords) {
      int cell = board.cell(word);
      if (cell != NONE) {
        read(board, cell, Input.LEFT.number(), Input.RIGHT.number(), 2 * cell);
        read(board, cell, Input.UP.number(), Input.DOWN.number(), 2 * cell + 1);
      }
    }
    turning = 0;
    for (int noun = 0; noun < nouns; noun++) {
      if ((said[noun] >> noun & 1) != 0) {
        becomes[noun] = NONE;
      }
      turning |= becomes[noun] == NONE ? 0 : 1L << noun;
    }
  }

  private void read(Board board, int cell, int back, int on, int at) {
    int subject = table.next(back, cell);
    int object = table.next(on, cell);
    if (subject == NONE || object == NONE) {
      return;
    }
    for (int a = board.first(subject); a != NONE; a = board.after(a)) {
      int noun = table.words().nounOfWord(board.kind(a));
      if (noun != NONE) {
        for (int b = board.first(object); b != NONE; b = board.after(b)) {
          say(noun, board.kind(b), at);
        }
      }
    }
  }

  private void say(int noun, int kind, int at) {
    int property = table.words().propertyOfWord(kind);
    if (property != 0) {
      properties[noun] |= property;
      having[Integer.numberOfTrailingZeros(property)] |= 1L << noun;
      all |= property;
      return;
    }
    int other = table.words().nounOfWord(kind);
    if (other != NONE) {
      // Of stacked words the first comes first, hence no change at the same place.
      if (said[noun] == 0 || at < place[noun]) {
        becomes[noun] = other;
        place[noun] = at;
      }
      said[noun] |= 1L << other;
    }
  }

  void copy(Rules other) {
    System.arraycopy(other.properties, 0, properties, 0, nouns);
    System.arraycopy(other.having, 0, having, 0, having.length);
    System.arraycopy(other.becomes, 0, becomes, 0, nouns);
    System.arraycopy(other.said, 0, said, 0, nouns);
    all = other.all;
    turning = other.turning;
  }

  /** Whether these say the same. */
  public boolean same(Rules other) {
    if (this == other) {
      return true;
    }
    for (int noun = 0; noun < nouns; noun++) {
      if (properties[noun] != other.properties[noun]
          || said[noun] != other.said[noun]
          || becomes[noun] != other.becomes[noun]) {
        return false;
      }
    }
    return true;
  }

  /** The properties of a kind, as a set of bits. */
  public int properties(int kind) {
    return properties[kind];
  }

  /** The nouns that have a property, given as its bit, as a set of bits. */
  public long having(int property) {
    return having[Integer.numberOfTrailingZeros(property)];
  }

  /** The properties that any noun has. */
  public int all() {
    return all;
  }

  /** The nouns that turn into others, as a set of bits. */
  long turning() {
    return turning;
  }

  /** What the things of a noun turn into, or {@link LevelTable#NONE}. */
  int becomes(int noun) {
    return becomes[noun];
  }

  /** Whether a rule is in force: the noun has one of the properties or is said to be that noun. */
  public boolean has(int noun, int propertyBits, long nounBits) {
    return (properties[noun] & propertyBits) != 0 || (said[noun] & nounBits) != 0;
  }

  /** The rules as people write them, in the order of nouns, then of what is said. */
  public List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (int noun = 0; noun < nouns; noun++) {
      for (int other = 0; other < nouns; other++) {
        if ((said[noun] >> other & 1) != 0) {
          texts.add(
              "%s IS %s"
                  .formatted(table.words().nouns().get(noun), table.words().nouns().get(other)));
        }
      }
      for (int property = 0; property < table.words().properties().size(); property++) {
        if ((properties[noun] >> property & 1) != 0) {
          texts.add(
              "%s IS %s"
                  .formatted(
                      table.words().nouns().get(noun), table.words().properties().get(property)));
        }
      }
    }
    return texts;
  }
}
