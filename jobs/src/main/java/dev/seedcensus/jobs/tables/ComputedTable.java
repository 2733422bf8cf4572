package dev.seedcensus.jobs.tables;

import java.util.List;

/**
 * A table computed again.
 *
 * @param paper the paper's id
 * @param published what the paper has
 * @param seeds the seeds that it was computed from, for people
 * @param key names of the columns that tell the rows
 * @param lines the values, in the paper's order, then those that the paper does not have
 */
public record ComputedTable(
    String paper, PublishedTable published, String seeds, List<String> key, List<Line> lines) {

  public ComputedTable {
    key = List.copyOf(key);
    lines = List.copyOf(lines);
  }

  /** What a reader must know. */
  public List<String> notes() {
    return published.note() == null ? List.of() : List.of("Note: " + published.note() + ".");
  }

  /** Whether it has values that must be equal. */
  public boolean exact() {
    return lines.stream().anyMatch(Line::exact);
  }

  /** Its values that must be equal. */
  ComputedTable exactPart() {
    return new ComputedTable(
        paper, published, seeds, key, lines.stream().filter(Line::exact).toList());
  }

  /** Values that were compared. */
  public long compared() {
    return lines.stream()
        .filter(line -> line.agreement().kind() != Line.Agreement.Kind.NONE)
        .count();
  }

  /** Values that are not the published ones. */
  public long different() {
    return lines.stream().filter(line -> line.agreement().differs()).count();
  }

  /** Whether something that must agree does not. */
  public boolean fails() {
    return lines.stream().anyMatch(Line::fails);
  }
}
