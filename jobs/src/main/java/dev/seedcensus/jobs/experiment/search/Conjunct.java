package dev.seedcensus.jobs.experiment.search;

import java.util.List;
import org.apache.spark.sql.catalyst.expressions.Expression;

/**
 * A part of a condition that must hold by itself.
 *
 * @param text the part, as SQL
 * @param columns the columns that it reads, each once, in the order in which they stand in a record
 * @param expression the part over a row of just these columns; gives a boolean or null
 */
record Conjunct(String text, List<String> columns, Expression expression) {

  Conjunct {
    columns = List.copyOf(columns);
  }
}
