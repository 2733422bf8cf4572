package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.Allowances;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarException;
import java.util.List;
import java.util.Set;

/**
 * A grammar compiled to run: queries, recipes and expressions ready, shared by as many {@link
 * Evolver}s as you like.
 *
 * <p>Immutable, and safe for use by several threads.
 */
public final class Program {

  private final Grammar grammar;
  private final Limits limits;
  private final List<CompiledStage> stages;
  private final boolean observesEdgeOrder;
  private final Allowances allowances;

  Program(
      Grammar grammar,
      Limits limits,
      List<CompiledStage> stages,
      boolean observesEdgeOrder,
      Allowances allowances) {
    this.grammar = grammar;
    this.limits = limits;
    this.allowances = allowances;
    this.stages = List.copyOf(stages);
    this.observesEdgeOrder = observesEdgeOrder;
  }

  /** Compiles a grammar, with the default limits. */
  public static Program compile(Grammar grammar) {
    return compile(grammar, Limits.defaults());
  }

  /**
   * Compiles a grammar.
   *
   * @param limits what one run may use
   * @throws GrammarException if an expression does not parse; the message names stage, rule and
   *     place
   */
  public static Program compile(Grammar grammar, Limits limits) {
    return new ProgramCompiler(grammar, limits).compile();
  }

  public Grammar grammar() {
    return grammar;
  }

  public Limits limits() {
    return limits;
  }

  /** What the run of each thread may spend; expressions charge it. */
  Allowances allowances() {
    return allowances;
  }

  List<CompiledStage> stages() {
    return stages;
  }

  /** How many stages, from the first, have to run to meet some needs. */
  public int stagesFor(Set<Need> needs) {
    int end = stages.size();
    while (end > 0 && stages.get(end - 1).keeps(needs)) {
      end--;
    }
    return end;
  }

  /** Whether an expression may see in which order edges were added. */
  boolean observesEdgeOrder() {
    return observesEdgeOrder;
  }
}
