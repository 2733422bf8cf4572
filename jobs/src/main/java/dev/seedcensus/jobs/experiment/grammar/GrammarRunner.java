package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.rewrite.CanonicalGraph;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.RuleTally;
import dev.seedcensus.jobs.experiment.SeedRunner;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.apache.spark.sql.catalyst.expressions.codegen.UnsafeRowWriter;

/** Evolves one graph per seed, keeping of the run what the columns need. */
final class GrammarRunner implements SeedRunner {

  /** A whole run goes through all stages: those that only narrate or draw can fail, too. */
  static final Set<Need> WHOLE =
      Collections.unmodifiableSet(EnumSet.of(Need.ITERATIONS, Need.LABELS));

  private final Evolver evolver;
  private final List<CensusColumn> columns;
  private final Set<Need> needs;
  private final RuleTally tally;
  private final Observer observer;
  private final RulesWriter rules;
  private final CanonicalGraph canonical = CanonicalGraph.structural();
  private final TypeCounts nodeTypes = new TypeCounts();
  private final TypeCounts edgeTypes = new TypeCounts();
  private final GraphMeasures measures;
  private HostGraph graph;

  GrammarRunner(Program program, List<CensusColumn> columns, boolean whole) {
    this.evolver = new Evolver(program);
    this.measures = new GraphMeasures(program.limits());
    this.columns = columns;
    this.needs = whole ? EnumSet.copyOf(WHOLE) : EnumSet.noneOf(Need.class);
    columns.forEach(column -> needs.add(column.need()));
    this.tally = new RuleTally(program.grammar());
    this.observer = needs.contains(Need.TRACE) ? tally : Observer.NOBODY;
    this.rules = new RulesWriter(tally);
  }

  @Override
  public void run(long seed) {
    tally.reset();
    graph = evolver.evolve(seed, needs, observer);
    measures.of(graph);
  }

  @Override
  public void write(int column, UnsafeRowWriter row, int ordinal) {
    columns.get(column).write(this, row, ordinal);
  }

  @Override
  public long steps() {
    return evolver.iterations();
  }

  int iterations() {
    return evolver.iterations();
  }

  HostGraph graph() {
    return graph;
  }

  String digest() {
    return canonical.digest(graph);
  }

  TypeCounts nodeTypes() {
    nodeTypes.reset();
    graph.forEachNode((id, label) -> nodeTypes.add(label));
    return nodeTypes;
  }

  TypeCounts edgeTypes() {
    edgeTypes.reset();
    graph.forEachEdge((v, w, label) -> edgeTypes.add(label));
    return edgeTypes;
  }

  /** What the graph is worth; computed as it is asked for. */
  GraphMeasures measures() {
    return measures;
  }

  RulesWriter rules() {
    return rules;
  }
}
