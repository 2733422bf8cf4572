package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Automaton;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import dev.seedcensus.engine.rulepush.Property;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The nouns and words of a level as numbers. Nouns are numbered in alphabetical order. The
 * <em>kind</em> of an object is its noun's number for a thing; behind the nouns follow the words of
 * nouns in the same order, IS, and the words of properties. Immutable.
 */
public final class Vocabulary {

  /** The most nouns of a level. */
  public static final int MOST_NOUNS = 64;

  private static final int NONE = LevelTable.NONE;

  private final List<String> nouns;
  private final int size;
  private final List<String> properties = new ArrayList<>();
  private final Map<String, Integer> propertyOf = new HashMap<>();

  /**
   * @throws IllegalArgumentException if the level has more than 64 nouns
   */
  Vocabulary(Level level, List<Mechanic> mechanics) {
    Arrays.stream(Property.values()).map(Property::name).forEach(this::addProperty);
    mechanics.forEach(mechanic -> mechanic.properties().forEach(this::addProperty));
    TreeSet<String> names = new TreeSet<>();
    for (Piece piece : level.pieces()) {
      if (!piece.word() || (!piece.text().equals(Piece.IS) && propertyBit(piece.text()) == 0)) {
        names.add(piece.text());
      }
    }
    mechanics.forEach(mechanic -> names.addAll(mechanic.nouns()));
    level.automata().stream().map(Automaton::noun).forEach(names::add);
    if (names.size() > MOST_NOUNS) {
      throw new IllegalArgumentException(
          "It has %d nouns: at most %d".formatted(names.size(), MOST_NOUNS));
    }
    nouns = List.copyOf(names);
    size = nouns.size();
  }

  private void addProperty(String word) {
    if (propertyOf.putIfAbsent(word, properties.size()) == null) {
      properties.add(word);
    }
  }

  /** The kind of an object as the level has it. */
  int kind(Piece piece) {
    if (!piece.word()) {
      return nouns.indexOf(piece.text());
    }
    if (piece.text().equals(Piece.IS)) {
      return isKind();
    }
    Integer property = propertyOf.get(piece.text());
    return property == null ? size + nouns.indexOf(piece.text()) : isKind() + 1 + property;
  }

  /** Number of nouns. */
  public int size() {
    return size;
  }

  /** Number of kinds. */
  public int kinds() {
    return isKind() + 1 + properties.size();
  }

  /** The kind of the word IS. */
  public int isKind() {
    return 2 * size;
  }

  /** Whether a kind is one of things, and so its noun. */
  public boolean isThing(int kind) {
    return kind < size;
  }

  /** The noun that a kind of word stands for, or {@link LevelTable#NONE}. */
  public int nounOfWord(int kind) {
    return kind >= size && kind < isKind() ? kind - size : NONE;
  }

  /** The bit of the property that a kind of word stands for, or 0. */
  public int propertyOfWord(int kind) {
    return kind > isKind() ? 1 << (kind - isKind() - 1) : 0;
  }

  /** The number of a noun, or {@link LevelTable#NONE}. */
  public int noun(String name) {
    return nouns.indexOf(name);
  }

  /** The names of the nouns, by number. */
  public List<String> nouns() {
    return nouns;
  }

  /** The words of properties; their places are their bits. */
  public List<String> properties() {
    return properties;
  }

  /** The bit of a property by its word, or 0 where the level's mechanics know none. */
  public int propertyBit(String word) {
    Integer property = propertyOf.get(word);
    return property == null ? 0 : 1 << property;
  }

  /** Text of a kind as it stands on the board. */
  public String text(int kind) {
    if (kind == isKind()) {
      return Piece.IS;
    }
    return kind > isKind() ? properties.get(kind - isKind() - 1) : nouns.get(kind % size);
  }
}
