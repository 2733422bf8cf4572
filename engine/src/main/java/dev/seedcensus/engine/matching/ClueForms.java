package dev.seedcensus.engine.matching;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * What the clues of one form are worth, counted over all of them and all matchings.
 *
 * @param form its name; clues about different and same kinds are told apart
 * @param instances how many clues there are
 * @param trueSets how many clues are true of so many matchings, by that number
 * @param eliminated matchings that a clue rules out, on average over the clues
 * @param eliminatedGivenTrue the same on average over all pairs of a clue and a matching of which
 *     it is true: what a clue drawn for a random solution rules out
 * @param smallest the size of the smallest isolating set of clues of this form alone; empty if
 *     there is none
 */
public record ClueForms(
    String form,
    int instances,
    NavigableMap<Integer, Integer> trueSets,
    BigFraction eliminated,
    BigFraction eliminatedGivenTrue,
    OptionalInt smallest) {

  /**
   * One row per form, in pool order.
   *
   * @throws IllegalArgumentException if n is above 8: matchings are not listed there
   */
  public static List<ClueForms> table(int n) {
    List<ClueForms> rows = new ArrayList<>();
    for (Form form : EnumSet.complementOf(EnumSet.of(Form.REL))) {
      rows.add(row(n, form, form.name(), clue -> true));
    }
    rows.add(row(n, Form.REL, "REL differ", clue -> !((Clue.Rel) clue).same()));
    rows.add(row(n, Form.REL, "REL same", clue -> ((Clue.Rel) clue).same()));
    return rows;
  }

  private static ClueForms row(int n, Form form, String name, Predicate<Clue> counted) {
    CluePool pool = new CluePool(n, EnumSet.of(form));
    IsolatingSets sets = new IsolatingSets(pool);
    NavigableMap<Integer, Integer> sizes = new TreeMap<>();
    for (int clue = 0; clue < pool.size(); clue++) {
      if (counted.test(pool.clue(clue))) {
        sizes.merge(sets.trueCount(clue), 1, Integer::sum);
      }
    }
    return of(name, sizes, Matchings.count(n), sets.minimum());
  }

  private static ClueForms of(
      String name, NavigableMap<Integer, Integer> sizes, int worlds, OptionalInt smallest) {
    long instances = 0;
    long eliminated = 0;
    long pairs = 0;
    long eliminatedByPairs = 0;
    for (var size : sizes.entrySet()) {
      long wrong = (long) worlds - size.getKey();
      instances += size.getValue();
      eliminated += size.getValue() * wrong;
      pairs += (long) size.getValue() * size.getKey();
      eliminatedByPairs += (long) size.getValue() * size.getKey() * wrong;
    }
    return new ClueForms(
        name,
        (int) instances,
        sizes,
        fraction(eliminated, instances),
        fraction(eliminatedByPairs, pairs),
        smallest);
  }

  private static BigFraction fraction(long numerator, long denominator) {
    return new BigFraction(numerator).divide(new BigFraction(denominator));
  }
}
