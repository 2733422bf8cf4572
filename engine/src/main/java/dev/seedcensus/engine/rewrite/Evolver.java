package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.Allowance;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.random.RandomStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Runs a program for one seed after the other.
 *
 * <p>An evolver keeps its graph and its lists of sites between runs, so that a run needs little new
 * memory; it belongs to one thread. The same program and seed give the same graph, node id for node
 * id, on every evolver.
 */
public final class Evolver {

  /** Everything that can be asked of a run. */
  private static final Set<Need> ALL = Collections.unmodifiableSet(EnumSet.allOf(Need.class));

  private final Program program;
  private final HostGraph graph = new HostGraph();
  private final RandomStream stream = new RandomStream();
  private final WorkCount work = new WorkCount();
  private final StageSites sites;
  private final Rewriter rewriter;
  private final MatchScope site = new MatchScope(graph);
  private int[] counters = {};
  private boolean[] active = {};
  private int[] siteCounts = {};
  private double[] weights = {};
  private int iterations;
  private final LimitWatch watch;

  public Evolver(Program program) {
    this(program, false, program.observesEdgeOrder());
  }

  /**
   * Creates an evolver.
   *
   * @param plain whether sites are listed anew in every iteration
   * @param literal whether every rewrite is made step by step
   */
  Evolver(Program program, boolean plain, boolean literal) {
    this.program = program;
    this.sites =
        plain ? new PlainSites(graph) : new IncrementalSites(graph, program.stages().size(), work);
    this.watch = new LimitWatch(program.limits(), graph);
    this.rewriter = new Rewriter(graph, literal, program.limits(), work);
  }

  /**
   * An evolver that searches the whole graph for every rule in every iteration, as the reference
   * does: slow, and simple.
   */
  public static Evolver plain(Program program) {
    return new Evolver(program, true, true);
  }

  /** Runs a seed and gives the finished graph. */
  public HostGraph evolve(long seed) {
    return evolve(seed, ALL, Observer.NOBODY);
  }

  /**
   * Runs a seed.
   *
   * @param seed in [0, 2^32)
   * @param needs what will be asked of the result; stages at the end that cannot change any of it
   *     do not run
   * @param observer told of every stage and iteration
   * @return the finished graph, which belongs to this evolver and is overwritten by its next run
   * @throws IllegalArgumentException if the seed is out of range
   * @throws SeedException if the run fails
   */
  public HostGraph evolve(long seed, Set<Need> needs, Observer observer) {
    begin(seed);
    graph.addNode(program.grammar().start());
    runStages(seed, needs, observer);
    return graph;
  }

  /**
   * Runs a seed from a given graph instead of the single start node.
   *
   * @throws IllegalArgumentException if the seed is out of range
   * @throws SeedException if the run fails
   */
  public HostGraph evolveFrom(StartGraph start, long seed, Set<Need> needs, Observer observer) {
    begin(seed);
    start.copyTo(graph);
    runStages(seed, needs, observer);
    return graph;
  }

  /** Rewrites of the last run, all stages together. */
  public int iterations() {
    return iterations;
  }

  public Program program() {
    return program;
  }

  /** What matching has cost since this evolver was made. */
  WorkCount work() {
    return work;
  }

  /** The graph that this evolver rewrites. */
  HostGraph hostGraph() {
    return graph;
  }

  /** The sites of the last listing. */
  StageSites sites() {
    return sites;
  }

  private void begin(long seed) {
    stream.seed(seed);
    iterations = 0;
    graph.clear();
    Limits limits = program.limits();
    Allowance allowance = program.allowances().current();
    allowance.restart(limits.of(Limit.WORK), limits.of(Limit.MILLIS));
    work.restart(allowance, limits.of(Limit.SITES));
    watch.restart(rewriter.written());
  }

  private void runStages(long seed, Set<Need> needs, Observer observer) {
    double left = program.grammar().limit();
    int end = program.stagesFor(needs);
    for (CompiledStage stage : program.stages().subList(0, end)) {
      double cap = Math.min(left, stage.limit());
      if (cap > 0) {
        left -= run(stage, cap, seed, observer);
      }
    }
  }

  private int run(CompiledStage stage, double cap, long seed, Observer observer) {
    prepare(stage);
    observer.stageBegins(stage.index());
    int iteration = 0;
    try {
      while (iteration < cap && iterate(stage, iteration, observer)) {
        iteration++;
        iterations++;
        watch.check(iterations, rewriter.written());
      }
    } catch (RuleFault fault) {
      throw failure(stage, iteration, seed, fault);
    } catch (ExpressionException beyond) {
      throw failure(stage, iteration, seed, new RuleFault(beyond));
    }
    observer.stageEnds(stage.index(), iteration);
    return iteration;
  }

  private void prepare(CompiledStage stage) {
    graph.order().restartIds();
    int rules = stage.ruleCount();
    if (siteCounts.length != rules) {
      active = new boolean[rules];
      siteCounts = new int[rules];
      weights = new double[rules];
    }
    if (counters.length < stage.counters()) {
      counters = new int[stage.counters()];
    }
    Arrays.fill(counters, 0);
    sites.begin(stage);
  }

  /** Makes one iteration; false if no site of positive weight is left. */
  private boolean iterate(CompiledStage stage, int iteration, Observer observer) {
    for (int r = 0; r < active.length; r++) {
      CompiledRule rule = stage.rule(r);
      active[r] = rule.isActive(iteration, counters[rule.counter()]);
    }
    graph.compactIfSparse();
    sites.list(iteration, active);
    // The reference draws for every listing, also for an empty one.
    double draw = stream.draw();
    if (observer != Observer.NOBODY) {
      tell(observer, iteration);
    }
    if (!(sites.total() > 0)) {
      return false;
    }
    sites.draw(draw, observer.wantsSiteIndex());
    CompiledRule rule = stage.rule(sites.chosenRule());
    observer.fired(iteration, rule.index(), sites.chosenIndex());
    rewrite(rule, sites.chosenImage(), iteration);
    counters[rule.counter()]++;
    return true;
  }

  private void tell(Observer observer, int iteration) {
    for (int rule = 0; rule < siteCounts.length; rule++) {
      siteCounts[rule] = sites.sites(rule);
      weights[rule] = sites.weight(rule);
    }
    observer.listed(iteration, siteCounts, weights);
  }

  private void rewrite(CompiledRule rule, int[] image, int iteration) {
    site.freeze(rule, image, iteration);
    sites.beforeRewrite(rule, image, rewriter.isInPlace(rule));
    try {
      rewriter.rewrite(rule, image, site);
    } catch (ExpressionException e) {
      throw new RuleFault(rule, "rhs", e.getMessage(), e);
    }
    sites.afterRewrite(rewriter);
  }

  private SeedException failure(CompiledStage stage, int iteration, long seed, RuleFault fault) {
    Grammar grammar = program.grammar();
    StringBuilder where = new StringBuilder();
    where.append(grammar.name() == null ? "grammar" : "grammar " + grammar.name());
    if (grammar.staged()) {
      where.append(", stage ").append(stage.displayName());
    }
    if (fault.rule() != null) {
      where.append(", rule ").append(fault.rule().displayName()).append(", ").append(fault.place());
    }
    where.append(", iteration ").append(iteration).append(", seed ").append(seed).append(": ");
    if (fault.limit() != null) {
      where.append("limit ").append(fault.limit()).append(": ");
    }
    return new SeedException(where + fault.getMessage() + ".", fault);
  }
}
