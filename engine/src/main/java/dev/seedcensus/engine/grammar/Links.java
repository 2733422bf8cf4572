package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.message.Wording;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The {@code head}s or the {@code tail}s of a right-hand side: which left-hand nodes each of its
 * nodes takes edges over from.
 */
final class Links {

  /**
   * What one right-hand node gives.
   *
   * @param added whether shorthand put it there
   */
  private record Link(Place place, String owner, List<String> ids, boolean added) {}

  private final String name;
  private final List<Link> links = new ArrayList<>();

  private Links(String name) {
    this.name = name;
  }

  /**
   * Reads one link of every node.
   *
   * @param name {@code head} or {@code tail}
   */
  static Links read(String name, List<NodeForm> nodes) {
    Links read = new Links(name);
    for (NodeForm node : nodes) {
      JsonNode given = node.fields() == null ? null : node.fields().get(name);
      Place place = node.place().field(name);
      List<String> ids = given == null ? List.of() : ids(given, place);
      read.links.add(new Link(place, node.id(), ids, false));
    }
    return read;
  }

  /** Puts what shorthand adds in place of whatever the node at an index gives. */
  void replace(int index, String id) {
    Link given = links.get(index);
    links.set(index, new Link(given.place(), given.owner(), List.of(id), true));
  }

  /**
   * The left-hand positions that each right-hand node takes edges over from.
   *
   * @param left ids of the left-hand nodes
   * @param right ids of the right-hand nodes
   */
  List<List<Integer>> resolve(Ids left, Ids right) {
    Map<String, String> owners = new HashMap<>();
    List<List<Integer>> positions = new ArrayList<>();
    for (Link link : links) {
      List<Integer> resolved = new ArrayList<>();
      for (String id : link.ids()) {
        check(link, id, left, right);
        String earlier = owners.putIfAbsent(id, link.owner());
        if (earlier != null) {
          throw mistake(link, id + " is " + name + " of " + earlier + " already; keep one of them");
        }
        resolved.add(left.position(id));
      }
      positions.add(resolved);
    }
    return positions;
  }

  private void check(Link link, String id, Ids left, Ids right) {
    if (!left.has(id)) {
      throw mistake(
          link,
          "the left-hand side has no node "
              + Wording.quote(id)
              + "; "
              + NearestName.remedy(id, left.all()));
    }
    if (right.has(id) && !id.equals(link.owner())) {
      throw mistake(
          link,
          id + " is a right-hand node too and keeps its own edges; take it out here or there");
    }
  }

  private GrammarException mistake(Link link, String clause) {
    String origin =
        link.added()
            ? " (shorthand adds this link, since one side is a text or an array of texts; write that"
                + " side with node and edge)"
            : "";
    return link.place().mistake(clause + origin);
  }

  private static List<String> ids(JsonNode given, Place place) {
    if (given.isTextual()) {
      return List.of(given.textValue());
    }
    if (!given.isArray()) {
      throw place.mistake("it must be an id or an array of ids, not " + Wording.describe(given));
    }
    List<String> ids = new ArrayList<>();
    for (JsonNode item : given) {
      if (!item.isTextual()) {
        throw place
            .item(ids.size())
            .mistake("it must be the id of a left-hand node, not " + Wording.describe(item));
      }
      ids.add(item.textValue());
    }
    return ids;
  }
}
