package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.jobs.experiment.RunColumn;
import java.util.List;
import java.util.stream.Stream;

/** A column of the grammar census. */
interface CensusColumn extends RunColumn<GrammarRunner> {

  /** What a run must keep for this column. */
  Need need();

  /** How much work on the finished graph it is. */
  Effort effort();

  /** All columns, in the order of a record. */
  static List<CensusColumn> all() {
    return Stream.<CensusColumn>concat(
            Stream.of(GrammarColumn.values()), Stream.of(PlayColumn.values()))
        .toList();
  }

  /** The column of a name, which must be one. */
  static CensusColumn named(String name) {
    return all().stream()
        .filter(column -> column.column().name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no column " + name));
  }
}
