package dev.seedcensus.engine.rulepush.play;

import java.util.List;
import java.util.Map;

/**
 * A settled state of a level, in the level's terms: what changes in play and nothing that follows
 * from it.
 *
 * @param objects one per object of the level, in any order
 * @param phases the phase of each system by its id
 */
public record State(List<Item> objects, Map<Integer, Integer> phases) {

  public State {
    objects = List.copyOf(objects);
    phases = Map.copyOf(phases);
  }

  /**
   * An object.
   *
   * @param id its authored id
   * @param there whether it still exists
   * @param x its column; 0 if it is gone
   * @param y its row; 0 if it is gone
   * @param text its noun or word; for one that is gone, what it was at the start
   * @param fields its dynamic fields; none if it is gone
   */
  public record Item(
      int id, boolean there, int x, int y, String text, Map<String, Integer> fields) {

    public Item {
      fields = Map.copyOf(fields);
    }
  }
}
