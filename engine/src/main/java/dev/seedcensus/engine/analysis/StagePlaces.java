package dev.seedcensus.engine.analysis;

import dev.seedcensus.engine.grammar.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** How many places so many firings of a stage's rules may add. */
final class StagePlaces {

  /** More than any limit allows. */
  static final long UNBOUNDED = Long.MAX_VALUE;

  private record Counted(Rule rule, PlaceYield yield) {}

  private final List<List<Counted>> counters;

  /**
   * @param rules those that may fire; rules of one type share a counter
   */
  StagePlaces(List<Rule> rules) {
    Map<Object, List<Counted>> byCounter = new LinkedHashMap<>();
    for (Rule rule : rules) {
      Object counter = rule.type() == null ? new Object() : rule.type();
      byCounter
          .computeIfAbsent(counter, any -> new ArrayList<>())
          .add(new Counted(rule, PlaceYield.of(rule)));
    }
    counters = List.copyOf(byCounter.values());
  }

  /** Whether any firing may add a place. */
  boolean mayGrow() {
    return most(1) > 0;
  }

  /** The most places that up to so many firings add. */
  long most(double cap) {
    long most = cheapest(0, cap, rule -> -rule.yield().greatest());
    return most == -UNBOUNDED ? UNBOUNDED : -most;
  }

  /**
   * The fewest places that a stage adds; below 0 where rules take places away.
   *
   * @param certain firings that are sure to happen, a finite number
   * @param cap firings that there may be
   */
  long fewest(double certain, double cap) {
    return cheapest(certain, cap, rule -> rule.yield().least());
  }

  /** The least that so many firings cost, or more of them where they cost less than nothing. */
  private long cheapest(double certain, double cap, ToIntFunction<Counted> cost) {
    boolean endless =
        counters.stream()
            .flatMap(List::stream)
            .anyMatch(rule -> Double.isInfinite(limit(rule)) && cost.applyAsInt(rule) < 0);
    if (endless && Double.isInfinite(cap)) {
      return -UNBOUNDED;
    }
    List<Long> costs = costs(cap, cost);
    long sum = 0;
    for (int i = 0; i < costs.size() && i < cap && (i < certain || costs.get(i) < 0); i++) {
      sum += costs.get(i);
    }
    return sum;
  }

  /** Costs of firings in ascending order, each counter's as cheap as its limits allow. */
  private List<Long> costs(double firings, ToIntFunction<Counted> cost) {
    List<Long> costs = new ArrayList<>();
    for (List<Counted> rules : counters) {
      double highest = rules.stream().mapToDouble(StagePlaces::limit).max().orElse(0);
      double most = Math.min(firings, highest);
      // Firings beyond all finite limits cost the same each, and there is no end to them.
      double finite =
          rules.stream().mapToDouble(StagePlaces::limit).filter(Double::isFinite).max().orElse(0);
      for (int done = 0; done < (Double.isInfinite(most) ? finite + 1 : most); done++) {
        int count = done;
        rules.stream()
            .filter(rule -> count < limit(rule))
            .mapToInt(cost)
            .min()
            .ifPresent(least -> costs.add((long) least));
      }
    }
    costs.sort(Comparator.naturalOrder());
    return costs;
  }

  private static double limit(Counted rule) {
    return rule.rule().limit() == 0 ? Double.POSITIVE_INFINITY : rule.rule().limit();
  }
}
