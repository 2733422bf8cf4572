package dev.seedcensus.jobs.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.StrictJson;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A paper with tables that can be computed again.
 *
 * @param id its name in commands and files
 * @param title its title
 * @param tables its tables, in its order, and then ours
 */
public record Paper(String id, String title, List<PublishedTable> tables) {

  /** The papers whose tables have queries. */
  public static final List<String> KNOWN = List.of("budgets", "key-lock", "minigames", "araf");

  /** Tables of ours that go on where a paper stops, each the name of a query. */
  private static final Map<String, List<String>> FURTHER =
      Map.of(
          "minigames", List.of("skin-share-budget"),
          "araf", List.of("rigidity-slack", "corollary"));

  public Paper {
    tables = List.copyOf(tables);
  }

  /**
   * Reads a paper.
   *
   * @param folder where the papers' data are
   * @throws UserException if there is no such paper, naming the nearest, or its file is malformed
   */
  public static Paper read(String id, Path folder) {
    if (!KNOWN.contains(id)) {
      throw UserException.unknown("There is no paper '%s'".formatted(id), id, KNOWN);
    }
    Path file = folder.resolve(id + ".json");
    try {
      JsonNode json = StrictJson.read(Options.read(file), file.toString());
      List<PublishedTable> tables = new ArrayList<>();
      json.path("tables").forEach(table -> tables.add(PublishedTable.of(table)));
      for (String further : FURTHER.getOrDefault(id, List.of())) {
        tables.add(PublishedTable.further(further, TableQuery.of(id, further, null).what()));
      }
      return new Paper(id, json.path("title").asText(id), tables);
    } catch (IllegalArgumentException e) {
      throw new UserException(
          "Cannot read %s: it is not the data of a paper; restore it.".formatted(file), e);
    }
  }

  /**
   * The tables of these names; all for an empty list.
   *
   * @throws UserException if the paper lacks one, naming the nearest
   */
  public List<PublishedTable> tables(List<String> names) {
    List<String> known = tables.stream().map(PublishedTable::id).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw UserException.unknown("Paper %s has no table '%s'".formatted(id, name), name, known);
      }
    }
    return tables.stream().filter(t -> names.isEmpty() || names.contains(t.id())).toList();
  }
}
