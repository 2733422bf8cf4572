package dev.seedcensus.engine.rewrite;

import dev.seedcensus.engine.expr.Allowances;
import dev.seedcensus.engine.expr.Element;
import dev.seedcensus.engine.expr.Expression;
import dev.seedcensus.engine.expr.ExpressionCompiler;
import dev.seedcensus.engine.expr.ExpressionException;
import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.grammar.Pattern;
import dev.seedcensus.engine.grammar.Replacement;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.grammar.Stage;
import dev.seedcensus.engine.label.Query;
import dev.seedcensus.engine.label.QueryCompiler;
import dev.seedcensus.engine.label.Recipe;
import dev.seedcensus.engine.label.RecipeCompiler;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Compiles a grammar: gives every distinct query a bit, every rule its counter, every expression
 * its code.
 */
final class ProgramCompiler {

  private static final int MEMO_BITS = Long.SIZE;

  private final Grammar grammar;
  private final Limits limits;
  private final Allowances allowances = new Allowances();
  private final ExpressionCompiler expressions;
  private final QueryCompiler queries;
  private final Map<Value, LabelQuery> known = new HashMap<>();

  ProgramCompiler(Grammar grammar, Limits limits) {
    this.grammar = grammar;
    this.limits = limits;
    this.expressions = new ExpressionCompiler(limits.expression(), allowances);
    this.queries = new QueryCompiler(expressions);
  }

  Program compile() {
    List<CompiledStage> stages = new ArrayList<>();
    for (int s = 0; s < grammar.stages().size(); s++) {
      stages.add(compileStage(grammar.stages().get(s), s));
    }
    for (CompiledStage stage : stages) {
      for (int r = 0; r < stage.ruleCount(); r++) {
        stage.rule(r).plan().foresee(known.values());
      }
    }
    return new Program(grammar, limits, stages, EdgeOrder.isObservable(grammar), allowances);
  }

  private CompiledStage compileStage(Stage stage, int index) {
    List<CompiledRule> rules = new ArrayList<>();
    Map<String, Integer> shared = new HashMap<>();
    int counters = 0;
    for (int r = 0; r < stage.rules().size(); r++) {
      Rule rule = stage.rules().get(r);
      int own = counters;
      int counter = rule.type() == null ? own : shared.computeIfAbsent(rule.type(), type -> own);
      counters += counter == own ? 1 : 0;
      String where = place(stage, index, rule, r);
      rules.add(compileRule(rule, r, counter, where));
    }
    return new CompiledStage(stage, index, rules, counters);
  }

  private CompiledRule compileRule(Rule rule, int index, int counter, String where) {
    List<Element> elements = RewritePlan.elements(rule.lhs());
    SitePattern pattern = compilePattern(rule.lhs(), rule.induced(), where);
    Expression condition =
        rule.condition() == null
            ? null
            : compileExpression(rule.condition(), elements, where + ", condition");
    Expression weight =
        rule.weight() instanceof Text text
            ? compileExpression(text.value(), elements, where + ", weight")
            : null;
    double constant = rule.weight() instanceof Num number ? number.value() : 1;
    return new CompiledRule(
        rule,
        index,
        counter,
        pattern,
        condition,
        weight,
        constant,
        compilePlan(rule, elements, pattern, where));
  }

  private SitePattern compilePattern(Pattern lhs, boolean induced, String where) {
    List<LabelQuery> nodes = new ArrayList<>();
    boolean[] strict = new boolean[lhs.nodes().size()];
    for (int x = 0; x < strict.length; x++) {
      Pattern.Node node = lhs.nodes().get(x);
      nodes.add(compileQuery(node.query(), where + ", lhs.node " + node.id()));
      strict[x] = node.strict();
    }
    List<SitePattern.Edge> edges = new ArrayList<>();
    for (int e = 0; e < lhs.edges().size(); e++) {
      Pattern.Edge edge = lhs.edges().get(e);
      edges.add(
          new SitePattern.Edge(
              edge.v(), edge.w(), compileQuery(edge.query(), where + ", lhs.edge[" + e + "]")));
    }
    return new SitePattern(nodes, strict, edges, induced);
  }

  private LabelQuery compileQuery(Value query, String where) {
    LabelQuery there = known.get(query);
    if (there != null) {
      return there;
    }
    Query compiled = at(where, () -> queries.compile(query));
    LabelQuery fresh = new LabelQuery(compiled, known.size() < MEMO_BITS ? 1L << known.size() : 0);
    known.put(query, fresh);
    return fresh;
  }

  private RewritePlan compilePlan(
      Rule rule, List<Element> elements, SitePattern pattern, String where) {
    List<Query> elementQueries = new ArrayList<>();
    for (int x = 0; x < pattern.size(); x++) {
      elementQueries.add(pattern.node(x).query());
    }
    for (int e = 0; e < pattern.edgeCount(); e++) {
      elementQueries.add(pattern.edge(e).query().query());
    }
    RecipeCompiler recipes = new RecipeCompiler(expressions, elements);
    List<Recipe> nodes = new ArrayList<>();
    for (Replacement.Node node : rule.rhs().nodes()) {
      nodes.add(at(where + ", rhs.node " + node.id(), () -> recipes.compile(node.recipe())));
    }
    List<Recipe> edges = new ArrayList<>();
    for (int f = 0; f < rule.rhs().edges().size(); f++) {
      Replacement.Edge edge = rule.rhs().edges().get(f);
      edges.add(at(where + ", rhs.edge[" + f + "]", () -> recipes.compile(edge.recipe())));
    }
    return new RewritePlan(rule.lhs(), rule.rhs(), elementQueries, nodes, edges);
  }

  private Expression compileExpression(String source, List<Element> elements, String where) {
    return at(where, () -> expressions.compile(source, elements));
  }

  private <T> T at(String where, Supplier<T> compiling) {
    try {
      return compiling.get();
    } catch (ExpressionException e) {
      throw new GrammarException(where + ": " + e.getMessage(), e);
    }
  }

  private String place(Stage stage, int stageIndex, Rule rule, int ruleIndex) {
    String inStage =
        grammar.staged() ? "stage " + CompiledStage.displayName(stage, stageIndex) + ", " : "";
    String name = grammar.name() == null ? "" : "grammar " + grammar.name() + ", ";
    return name + inStage + "rule " + CompiledRule.displayName(rule, ruleIndex);
  }
}
