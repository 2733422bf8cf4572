package dev.seedcensus.jobs.experiment.tuning;

import dev.seedcensus.engine.analysis.GraphMeasures;
import dev.seedcensus.engine.rewrite.HostGraph;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntBiFunction;

/** Numbers of a finished graph that can be tuned, named as the columns of a census are. */
public enum Measure {
  PLACES((measures, graph) -> measures.places()),
  KEYS((measures, graph) -> measures.keys()),
  NESTING_DEPTH((measures, graph) -> measures.nestingDepth()),
  NODES((measures, graph) -> graph.nodeCount()),
  EDGES((measures, graph) -> graph.edgeCount());

  private final ToIntBiFunction<GraphMeasures, HostGraph> value;

  Measure(ToIntBiFunction<GraphMeasures, HostGraph> value) {
    this.value = value;
  }

  /** The names of all. */
  public static List<String> names() {
    return Arrays.stream(values()).map(Measure::toString).toList();
  }

  /** The measure of a name, if there is one. */
  public static Optional<Measure> named(String name) {
    return Arrays.stream(values()).filter(measure -> measure.toString().equals(name)).findFirst();
  }

  int of(GraphMeasures measures, HostGraph graph) {
    return value.applyAsInt(measures, graph);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
