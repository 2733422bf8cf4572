package dev.seedcensus.jobs.experiment.grammar;

import static dev.seedcensus.jobs.experiment.ColumnValue.text;
import static dev.seedcensus.jobs.experiment.ColumnValue.whole;

import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.jobs.experiment.ColumnValue;

/** The columns that tell what a run did and what the finished graph is made of. */
@SuppressWarnings("ImmutableEnumChecker") // Spark's types are immutable, though not marked so.
enum GrammarColumn implements CensusColumn {
  ITERATIONS(
      "rewrites, all stages together [rewrites]",
      Need.ITERATIONS,
      Effort.NONE,
      whole(GrammarRunner::iterations)),

  NODES(
      "nodes of the finished graph [nodes]",
      Need.STRUCTURE,
      Effort.NONE,
      whole(run -> run.graph().nodeCount())),

  EDGES(
      "edges of the finished graph [edges]",
      Need.STRUCTURE,
      Effort.NONE,
      whole(run -> run.graph().edgeCount())),

  DIGEST(
      "SHA-256 of the finished graph's canonical text, without narration and drawing",
      Need.LABELS,
      Effort.PAIRS,
      text(GrammarRunner::digest)),

  NODE_TYPES(
      "nodes of the finished graph by the type of their label [nodes]",
      Need.TYPES,
      Effort.COUNT,
      new ColumnValue<>(TypeCounts.TYPE, (run, row, at) -> run.nodeTypes().write(row, at))),

  EDGE_TYPES(
      "edges of the finished graph by the type of their label [edges]",
      Need.TYPES,
      Effort.COUNT,
      new ColumnValue<>(TypeCounts.TYPE, (run, row, at) -> run.edgeTypes().write(row, at))),

  RULES(
      "per stage and rule: firings; expected, the sum over iterations of the rule's share of the"
          + " total weight; sites, match sites at the start of each iteration that fired a rule",
      Need.TRACE,
      Effort.COUNT,
      new ColumnValue<>(RulesWriter.TYPE, (run, row, at) -> run.rules().write(row, at)));

  private final String comment;
  private final Need need;
  private final Effort effort;
  private final ColumnValue<GrammarRunner> value;

  GrammarColumn(String comment, Need need, Effort effort, ColumnValue<GrammarRunner> value) {
    this.comment = comment;
    this.need = need;
    this.effort = effort;
    this.value = value;
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

  @Override
  public ColumnValue<GrammarRunner> value() {
    return value;
  }
}
