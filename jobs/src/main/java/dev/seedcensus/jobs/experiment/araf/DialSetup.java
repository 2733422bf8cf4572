package dev.seedcensus.jobs.experiment.araf;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.araf.WideningWalk;
import dev.seedcensus.jobs.experiment.RunColumn;
import dev.seedcensus.jobs.experiment.SeedRunner;
import dev.seedcensus.jobs.experiment.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * Boards widened at random.
 *
 * @param terms which boards are drawn
 * @param anyBoard whether the first board drawn will do
 * @param widenings numbers of widenings, ascending
 * @param cap how many answers are counted at most
 */
record DialSetup(BoardTerms terms, boolean anyBoard, List<Integer> widenings, int cap)
    implements Setup {

  private static final String ANY = "any_board";
  private static final String WIDENINGS = "widenings";
  private static final String CAP = "cap";

  DialSetup {
    widenings = List.copyOf(widenings);
  }

  /** The setup of a definition. */
  static DialSetup restore(String definition) {
    JsonNode json = BoardTerms.parse(definition);
    List<Integer> widenings = new ArrayList<>();
    json.get(WIDENINGS).forEach(number -> widenings.add(number.intValue()));
    return new DialSetup(
        BoardTerms.restore(json),
        json.get(ANY).booleanValue(),
        widenings,
        json.get(CAP).intValue());
  }

  @Override
  public String experiment() {
    return DialExperiment.NAME;
  }

  @Override
  public String label() {
    return "%s, from %s board".formatted(terms.label(), anyBoard ? "any" : "a unique");
  }

  @Override
  public String definition() {
    ObjectNode json = terms.definition().put(ANY, anyBoard).put(CAP, cap);
    widenings.forEach(json.putArray(WIDENINGS)::add);
    return json.toString();
  }

  @Override
  public int recordsPerSeed() {
    return widenings.size();
  }

  @Override
  public SeedRunner open(List<String> columns, boolean whole) {
    return new DialRunner(
        new WideningWalk(terms.generator(), anyBoard, cap),
        widenings,
        RunColumn.named(DialColumn.class, columns),
        whole);
  }
}
