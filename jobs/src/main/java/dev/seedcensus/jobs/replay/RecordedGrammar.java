package dev.seedcensus.jobs.replay;

import java.util.List;

/**
 * A line of recordings: a grammar and runs of it.
 *
 * @param place file and line, for messages
 * @param name the name of a bundled grammar, or of one in the line
 * @param json the grammar's text; null for a bundled one
 * @param runs the runs, at least one
 */
record RecordedGrammar(String place, String name, String json, List<Recording> runs) {

  RecordedGrammar {
    runs = List.copyOf(runs);
  }

  boolean bundled() {
    return json == null;
  }
}
