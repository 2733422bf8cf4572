package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.Rule;
import dev.seedcensus.engine.grammar.Stage;
import dev.seedcensus.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How many {@linkplain NodeType#isPlace places} the graphs of a grammar can have at all, against
 * the rooms that it declares.
 *
 * <p>From the {@link PlaceYield} of each rule, its limit, the limits of its stage and of the
 * grammar. Rules that {@link RuleReach} proves dead count as absent. A stage is known to use up its
 * limit where some rule of it needs nothing but an edge of a kind that never runs out; of other
 * stages the fewest places are those of running dry at once. Both bounds are certain for runs from
 * the start symbol; the true range may be narrower, since sites are not looked at. Cheap beside
 * {@link RuleReach}.
 *
 * @param declared rooms that the grammar declares; empty where it declares none
 * @param least fewest places
 * @param greatest most places; {@link #UNBOUNDED} where no limit holds them
 * @param safeLimits by position of a stage that may add places, the greatest limit of it that keeps
 *     all graphs within the declared rooms, other stages as they are; -1 where none does. Empty
 *     where no rooms are declared
 */
public record RoomBudget(
    OptionalInt declared, long least, long greatest, Map<Integer, Integer> safeLimits) {

  /** No limit holds the places. */
  public static final long UNBOUNDED = StagePlaces.UNBOUNDED;

  /** What the rules guarantee of the declared rooms. */
  public enum Verdict {
    /** Every graph has exactly as many. */
    EXACT,
    /** No graph has more. */
    CAP,
    /** Every graph has more. */
    EXCEEDED,
    /** Some graph may have more: nothing is guaranteed. */
    OPEN,
    /** There is no budget of rooms. */
    UNDECLARED
  }

  /** The places that a grammar's graphs can have. */
  public static RoomBudget of(Grammar grammar) {
    return new Reading(grammar).budget();
  }

  public Verdict verdict() {
    if (declared.isEmpty()) {
      return Verdict.UNDECLARED;
    }
    int rooms = declared.getAsInt();
    if (greatest <= rooms) {
      return least == rooms ? Verdict.EXACT : Verdict.CAP;
    }
    return least > rooms ? Verdict.EXCEEDED : Verdict.OPEN;
  }

  /** Puts the stages together. */
  private static final class Reading {

    private final Grammar grammar;
    private final Set<List<Integer>> dead;
    private final List<StagePlaces> stages = new ArrayList<>();
    private final List<Double> caps = new ArrayList<>();
    private long least;

    Reading(Grammar of) {
      grammar = of;
      dead =
          RuleReach.of(of).stream()
              .filter(finding -> finding.verdict() == RuleReach.Verdict.PROVEN_DEAD)
              .map(finding -> List.of(finding.stage(), finding.rule()))
              .collect(Collectors.toSet());
      boolean alone = of.stages().size() == 1;
      List<List<Rule>> before = new ArrayList<>();
      for (int s = 0; s < of.stages().size(); s++) {
        Stage stage = of.stages().get(s);
        List<Rule> rules = alive(s);
        double cap = Math.ceil(Math.max(0, Math.min(stage.limit(), of.limit())));
        StagePlaces places = new StagePlaces(rules);
        boolean whole = alone || of.limit() == Grammar.UNLIMITED;
        least = plus(least, places.fewest(whole ? certain(rules, cap, before) : 0, cap));
        stages.add(places);
        caps.add(cap);
        before.add(rules);
      }
    }

    private List<Rule> alive(int s) {
      List<Rule> rules = grammar.stages().get(s).rules();
      return IntStream.range(0, rules.size())
          .filter(r -> !dead.contains(List.of(s, r)))
          .mapToObj(rules::get)
          .toList();
    }

    /** Firings that are sure to happen. */
    private double certain(List<Rule> rules, double cap, List<List<Rule>> before) {
      boolean steady =
          rules.stream()
              .map(SteadyEdges::need)
              .anyMatch(need -> need != null && neverRunsOut(need, rules, before));
      if (steady && Double.isFinite(cap)) {
        return cap;
      }
      return before.isEmpty() && begins(rules) ? Math.min(1, cap) : 0;
    }

    /**
     * Whether the first stage makes such an edge at once, and no rule up to here takes the last.
     */
    private boolean neverRunsOut(Value edge, List<Rule> rules, List<List<Rule>> before) {
      if (before.isEmpty() || !begins(before.get(0)) || grammar.stages().get(0).limit() < 1) {
        return false;
      }
      List<Rule> later = new ArrayList<>(rules);
      before.stream().skip(1).forEach(later::addAll);
      return before.get(0).stream().allMatch(rule -> SteadyEdges.makes(edge, rule))
          && later.stream().allMatch(rule -> SteadyEdges.remain(edge, rule));
    }

    private boolean begins(List<Rule> rules) {
      return rules.stream().anyMatch(rule -> SteadyEdges.firesAtStart(rule, grammar.start()));
    }

    RoomBudget budget() {
      Integer rooms = Budget.of(grammar).declared().get(BudgetField.ROOMS);
      Map<Integer, Integer> safe = new LinkedHashMap<>();
      for (int s = 0; rooms != null && s < stages.size(); s++) {
        if (stages.get(s).mayGrow()) {
          safe.put(s, safeLimit(s, rooms));
        }
      }
      OptionalInt declared = rooms == null ? OptionalInt.empty() : OptionalInt.of(rooms);
      return new RoomBudget(declared, startPlace() + least, greatest(-1, 0), safe);
    }

    private int safeLimit(int stage, int rooms) {
      int limit = -1;
      while (limit <= rooms && greatest(stage, limit + 1) <= rooms) {
        limit++;
      }
      return limit;
    }

    /** The most places where a stage has another cap. */
    private long greatest(int changed, double cap) {
      long sum = startPlace();
      for (int s = 0; s < stages.size(); s++) {
        sum = plus(sum, stages.get(s).most(s == changed ? cap : caps.get(s)));
      }
      return sum;
    }

    private int startPlace() {
      return NodeType.of(GateParser.name(grammar.start().get("type"))).isPlace() ? 1 : 0;
    }

    private static long plus(long sum, long more) {
      boolean endless = Math.abs(more) == UNBOUNDED || Math.abs(sum) == UNBOUNDED;
      return endless ? (Math.abs(more) == UNBOUNDED ? more : sum) : sum + more;
    }
  }
}
