package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.jobs.experiment.Column;
import java.util.Arrays;
import java.util.Locale;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * The columns of the grammar census: type, meaning, what a run must keep for it, how it is written.
 */
@SuppressWarnings("ImmutableEnumChecker") // Spark's types are immutable, though not marked so.
enum GrammarColumn {
  ITERATIONS(DataTypes.IntegerType, "rewrites, all stages together", Need.ITERATIONS) {
    @Override
    void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, run.iterations());
    }
  },

  NODES(DataTypes.IntegerType, "nodes of the finished graph", Need.STRUCTURE) {
    @Override
    void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, run.graph().nodeCount());
    }
  },

  EDGES(DataTypes.IntegerType, "edges of the finished graph", Need.STRUCTURE) {
    @Override
    void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, run.graph().edgeCount());
    }
  },

  DIGEST(
      DataTypes.StringType,
      "SHA-256 of the finished graph's canonical text, without narration and drawing",
      Need.LABELS) {
    @Override
    void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, UTF8String.fromString(run.digest()));
    }
  },

  NODE_TYPES(
      TypeCounts.TYPE, "nodes of the finished graph by the type of their label", Need.TYPES) {
    @Override
    void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      run.nodeTypes().write(row, ordinal);
    }
  },

  EDGE_TYPES(
      TypeCounts.TYPE, "edges of the finished graph by the type of their label", Need.TYPES) {
    @Override
    void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      run.edgeTypes().write(row, ordinal);
    }
  },

  RULES(
      RulesWriter.TYPE,
      "per stage and rule: firings; expected, the sum over iterations of the rule's share of the"
          + " total weight; sites, match sites at the start of each iteration that fired a rule",
      Need.TRACE) {
    @Override
    void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      run.rules().write(row, ordinal);
    }
  };

  private final DataType type;
  private final String comment;
  private final Need need;

  GrammarColumn(DataType type, String comment, Need need) {
    this.type = type;
    this.comment = comment;
    this.need = need;
  }

  /** The column as a table shows it. */
  Column column() {
    return new Column(columnName(), type, comment);
  }

  /** What a run must keep for this column. */
  Need need() {
    return need;
  }

  /** Writes the value of the last run into a cleared row. */
  abstract void write(GrammarRunner run, UnsafeRowWriter row, int ordinal);

  private String columnName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The column of a name, which must be one. */
  static GrammarColumn named(String name) {
    return Arrays.stream(values())
        .filter(column -> column.columnName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no column " + name));
  }
}
