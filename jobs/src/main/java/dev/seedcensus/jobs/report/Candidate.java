package dev.seedcensus.jobs.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * A seed as the views tell of it.
 *
 * @param seed the seed
 * @param values by measure of its {@link Batch}: a number, a boolean, or null where it has none
 * @param chain pairIds picked up per round
 * @param measured what the graph has, by field of the declared budget
 * @param digest digest of its graph; null if it failed, or the run did not keep it
 * @param error what went wrong; null where all is well
 */
record Candidate(
    long seed,
    List<Object> values,
    List<List<String>> chain,
    Map<String, Integer> measured,
    String digest,
    String error) {

  Candidate {
    values = Collections.unmodifiableList(new ArrayList<>(values));
    chain = chain.stream().map(List::copyOf).toList();
    measured = Map.copyOf(measured);
  }
}
