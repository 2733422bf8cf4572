package dev.seedcensus.engine.rewrite;

import java.util.ArrayList;
import java.util.List;

/** Takes down a whole run: per stage that ran, the sites of every listing and what was fired. */
public final class Trace implements Observer {

  /**
   * A stage that ran.
   *
   * @param stage its position in the grammar
   * @param sites per listing, match sites per rule; one listing more than firings where the stage
   *     ran dry
   * @param fired per firing, the rule and the index of the site among that rule's sites
   */
  public record StageTrace(int stage, List<int[]> sites, List<int[]> fired) {}

  private final List<StageTrace> stages = new ArrayList<>();

  /** The stages in the order in which they ran. */
  public List<StageTrace> stages() {
    return List.copyOf(stages);
  }

  @Override
  public void stageBegins(int stage) {
    stages.add(new StageTrace(stage, new ArrayList<>(), new ArrayList<>()));
  }

  @Override
  public void listed(int iteration, int[] sites, double[] weights) {
    stages.get(stages.size() - 1).sites().add(sites.clone());
  }

  @Override
  public boolean wantsSiteIndex() {
    return true;
  }

  @Override
  public void fired(int iteration, int rule, int site) {
    stages.get(stages.size() - 1).fired().add(new int[] {rule, site});
  }

  @Override
  public void stageEnds(int stage, int iterations) {}
}
