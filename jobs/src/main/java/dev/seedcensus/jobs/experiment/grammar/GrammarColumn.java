package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.rewrite.Need;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/** The columns that tell what a run did and what the finished graph is made of. */
@SuppressWarnings("ImmutableEnumChecker") // Spark's types are immutable, though not marked so.
enum GrammarColumn implements CensusColumn {
  ITERATIONS(
      DataTypes.IntegerType,
      "rewrites, all stages together [rewrites]",
      Need.ITERATIONS,
      Effort.NONE) {
    @Override
    public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, run.iterations());
    }
  },

  NODES(DataTypes.IntegerType, "nodes of the finished graph [nodes]", Need.STRUCTURE, Effort.NONE) {
    @Override
    public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, run.graph().nodeCount());
    }
  },

  EDGES(DataTypes.IntegerType, "edges of the finished graph [edges]", Need.STRUCTURE, Effort.NONE) {
    @Override
    public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, run.graph().edgeCount());
    }
  },

  DIGEST(
      DataTypes.StringType,
      "SHA-256 of the finished graph's canonical text, without narration and drawing",
      Need.LABELS,
      Effort.PAIRS) {
    @Override
    public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      row.write(ordinal, UTF8String.fromString(run.digest()));
    }
  },

  NODE_TYPES(
      TypeCounts.TYPE,
      "nodes of the finished graph by the type of their label",
      Need.TYPES,
      Effort.COUNT) {
    @Override
    public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      run.nodeTypes().write(row, ordinal);
    }
  },

  EDGE_TYPES(
      TypeCounts.TYPE,
      "edges of the finished graph by the type of their label",
      Need.TYPES,
      Effort.COUNT) {
    @Override
    public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      run.edgeTypes().write(row, ordinal);
    }
  },

  RULES(
      RulesWriter.TYPE,
      "per stage and rule: firings; expected, the sum over iterations of the rule's share of the"
          + " total weight; sites, match sites at the start of each iteration that fired a rule",
      Need.TRACE,
      Effort.COUNT) {
    @Override
    public void write(GrammarRunner run, UnsafeRowWriter row, int ordinal) {
      run.rules().write(row, ordinal);
    }
  };

  private final DataType type;
  private final String comment;
  private final Need need;
  private final Effort effort;

  GrammarColumn(DataType type, String comment, Need need, Effort effort) {
    this.type = type;
    this.comment = comment;
    this.need = need;
    this.effort = effort;
  }

  @Override
  public DataType type() {
    return type;
  }

  @Override
  public String comment() {
    return comment;
  }

  @Override
  public Need need() {
    return need;
  }

  @Override
  public Effort effort() {
    return effort;
  }
}
