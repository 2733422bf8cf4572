package dev.seedcensus.engine.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a condition demands of edges between matched nodes: its parts, joined by {@code &&}, that
 * are {@code $$graph.hasEdge($x.id, $y.id)} or the opposite. Other parts are passed over, and so is
 * a condition with anything in it that might change what such a part means.
 */
final class LinkConditions {

  private static final Pattern HAS_EDGE =
      Pattern.compile(
          "(!?)\\s*\\$\\$graph\\.hasEdge\\(\\s*\\$(\\w+)\\.id\\s*,\\s*\\$(\\w+)\\.id\\s*\\)");

  /** With none of these, && joins whole parts wherever no bracket is open. */
  private static final Pattern INTRICATE = Pattern.compile("[|?\"'`/\\\\{};\\[\\]]|=>");

  private record Ends(String from, String to) {}

  private final Map<Ends, Boolean> demands = new HashMap<>();

  /**
   * Reads a condition.
   *
   * @param condition its text, or null
   */
  LinkConditions(String condition) {
    if (condition != null && !INTRICATE.matcher(condition).find()) {
      readParts(condition);
    }
  }

  private void readParts(String condition) {
    int depth = 0;
    int begin = 0;
    for (int i = 0; i < condition.length(); i++) {
      char c = condition.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (depth == 0 && condition.startsWith("&&", i)) {
        readPart(condition.substring(begin, i));
        begin = i + 2;
      }
    }
    readPart(condition.substring(begin));
  }

  private void readPart(String part) {
    Matcher hasEdge = HAS_EDGE.matcher(part.strip());
    if (hasEdge.matches()) {
      Ends ends = new Ends(hasEdge.group(2), hasEdge.group(3));
      demands.put(ends, hasEdge.group(1).isEmpty());
    }
  }

  /** Whether there must be an edge between two nodes (true) or must be none; null for neither. */
  Boolean demand(String from, String to) {
    return demands.get(new Ends(from, to));
  }
}
