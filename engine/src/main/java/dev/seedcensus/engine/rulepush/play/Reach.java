package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Property;

/**
 * What may ever become of a level's objects, whatever is played: an upper bound from its words. A
 * rule about a noun can form only where the level has the word of the noun, IS and the word of what
 * is said.
 */
public final class Reach {

  private final LevelTable table;
  private final boolean foreign;
  private final boolean sinks;

  /** Nouns whose rules may form, as a set of bits. */
  private final long ruled;

  /** Properties that have a word. */
  private final int said;

  Reach(LevelTable table) {
    this.table = table;
    foreign = table.mechanics().stream().anyMatch(mechanic -> !mechanic.onlyMovesItsOwn());
    boolean hasIs = false;
    long nounWords = 0;
    int properties = 0;
    for (int object = 0; object < table.objects(); object++) {
      int kind = table.startKind(object);
      hasIs |= kind == table.words().isKind();
      properties |= table.words().propertyOfWord(kind);
      int noun = table.words().nounOfWord(kind);
      nounWords |= noun == LevelTable.NONE ? 0 : 1L << noun;
    }
    ruled = hasIs ? nounWords : 0;
    said = hasIs ? properties : 0;
    sinks = ruled != 0 && (said & Property.SINK.bit()) != 0;
  }

  /** The nouns that an object may have, as a set of bits; none for a word. */
  public long nouns(int object) {
    int kind = table.startKind(object);
    if (!table.words().isThing(kind)) {
      return 0;
    }
    long own = 1L << kind;
    if (foreign) {
      return -1L >>> (Long.SIZE - table.words().size());
    }
    return (ruled & own) == 0 ? own : own | ruled;
  }

  /** The properties that an object may have: those of words for a word. */
  public int properties(int object) {
    if (!table.words().isThing(table.startKind(object))) {
      return Property.PUSH.bit();
    }
    return (nouns(object) & ruled) == 0 ? 0 : said;
  }

  /** Whether an object may ever leave its cell for another. */
  public boolean moves(int object) {
    int movers = Property.YOU.bit() | Property.PUSH.bit() | driving();
    return foreign || (properties(object) & movers) != 0 || isMember(object);
  }

  private boolean isMember(int object) {
    for (int system = 0; system < table.systems(); system++) {
      if ((nouns(object) >> table.systemNoun(system) & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether automata move an object as things stand on a board. */
  public boolean isDriven(int object, Board board) {
    int kind = board.kind(object);
    for (int system = 0; system < table.systems(); system++) {
      if (kind == table.systemNoun(system)) {
        return true;
      }
    }
    return (board.rules().properties(kind) & driving()) != 0;
  }

  /** Properties of further mechanics. */
  int driving() {
    int properties = 0;
    for (Mechanic mechanic : table.mechanics()) {
      for (String property : mechanic.properties()) {
        properties |= table.words().propertyBit(property);
      }
    }
    return properties;
  }

  /** Whether an object may ever vanish. */
  public boolean vanishes(int object) {
    int properties = properties(object);
    return foreign
        || sinks
        || both(properties, Property.MELT, Property.HOT)
        || both(properties, Property.YOU, Property.DEFEAT)
        || both(properties, Property.OPEN, Property.SHUT);
  }

  private static boolean both(int properties, Property one, Property other) {
    return (properties & one.bit()) != 0 && (properties & other.bit()) != 0;
  }

  /**
   * Whether an object can never matter to any other: it is always there, has no property and blocks
   * nothing.
   */
  public boolean isIdle(int object) {
    return !foreign && !sinks && properties(object) == 0 && !isMember(object);
  }

  /** Whether a registered field of an object may ever differ from its value at the start. */
  public boolean changes(DynamicField field, int object) {
    if (foreign) {
      return true;
    }
    for (Mechanic mechanic : table.mechanics()) {
      for (String property : mechanic.properties()) {
        if (mechanic.fields().contains(field)
            && (properties(object) & table.words().propertyBit(property)) != 0) {
          return table.words().isThing(table.startKind(object));
        }
      }
    }
    return false;
  }
}
