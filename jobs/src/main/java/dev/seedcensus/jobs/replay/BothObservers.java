package dev.seedcensus.jobs.replay;

import dev.seedcensus.engine.rewrite.Observer;

/** Lets two observers watch one run. */
record BothObservers(Observer first, Observer second) implements Observer {

  @Override
  public void stageBegins(int stage) {
    first.stageBegins(stage);
    second.stageBegins(stage);
  }

  @Override
  public void listed(int iteration, int[] sites, double[] weights) {
    first.listed(iteration, sites, weights);
    second.listed(iteration, sites, weights);
  }

  @Override
  public boolean wantsSiteIndex() {
    return first.wantsSiteIndex() || second.wantsSiteIndex();
  }

  @Override
  public void fired(int iteration, int rule, int site) {
    first.fired(iteration, rule, site);
    second.fired(iteration, rule, site);
  }

  @Override
  public void stageEnds(int stage, int iterations) {
    first.stageEnds(stage, iterations);
    second.stageEnds(stage, iterations);
  }
}
