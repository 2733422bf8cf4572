package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.message.Wording;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The ids of one side of a rule: who has which, and at which position of its list. */
final class Ids {

  private static final int LETTERS = 26;

  private final Map<String, Integer> positions = new LinkedHashMap<>();

  /** Whether a text can be an id: letters, digits and underscores of ASCII, at least one. */
  static boolean isId(String text) {
    return !text.isEmpty() && text.chars().allMatch(Ids::isIdCharacter);
  }

  private static boolean isIdCharacter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  }

  /**
   * The id of a left-hand node by position: {@code a} to {@code z}, then {@code aa}, {@code ab}.
   */
  static String letters(int position) {
    String last = String.valueOf((char) ('a' + position % LETTERS));
    return position < LETTERS ? last : letters(position / LETTERS - 1) + last;
  }

  /** Notes an id at the next position; false where it is taken. */
  boolean add(String id) {
    return positions.putIfAbsent(id, positions.size()) == null;
  }

  /** Notes a node's id. */
  void addNode(NodeForm node) {
    if (!add(node.id())) {
      String origin = node.named() ? "" : ", which this one gets by its position";
      throw node.place()
          .mistake(
              "another node of this side has the id "
                  + node.id()
                  + origin
                  + "; give each node its own");
    }
  }

  /** The position of the node at an end of an edge. */
  int end(String id, Place place, Side side) {
    if (!has(id)) {
      throw place.mistake(
          side.noun()
              + " has no node "
              + Wording.quote(id)
              + "; "
              + NearestName.remedy(id, positions.keySet()));
    }
    return positions.get(id);
  }

  boolean has(String id) {
    return positions.containsKey(id);
  }

  /** The position of an id that is {@linkplain #has known}. */
  int position(String id) {
    return positions.get(id);
  }

  Set<String> all() {
    return positions.keySet();
  }
}
