package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IsolatingSetsTest {

  private static List<EnumSet<Form>> forms() {
    return List.of(
        EnumSet.allOf(Form.class),
        EnumSet.of(Form.NEG, Form.OR, Form.IF),
        EnumSet.of(Form.NEG),
        EnumSet.of(Form.IF),
        EnumSet.of(Form.OR, Form.REL),
        EnumSet.of(Form.REL));
  }

  /** Also shows that the size is the same for every solution. */
  @Test
  void minimumIsThatOfTryingAllSets() {
    for (int n = 2; n <= 3; n++) {
      List<int[]> all = Plain.matchings(n);
      for (EnumSet<Form> forms : forms()) {
        CluePool pool = new CluePool(n, forms);
        OptionalInt minimum = new IsolatingSets(pool).minimum();
        for (int[] solution : all) {
          assertEquals(minimum, tryAll(all, Plain.trueOf(pool, solution)), forms + " n=" + n);
        }
      }
    }
  }

  @Test
  void noTwoCluesIsolateAmongFour() {
    CluePool pool = CluePool.of(4);
    assertEquals(OptionalInt.of(3), new IsolatingSets(pool).minimum());
    List<int[]> all = Plain.matchings(4);
    for (int[] solution : List.of(all.get(0), all.get(9), all.get(23))) {
      assertEquals(false, isolatedBy(all, Plain.trueOf(pool, solution), 2));
    }
  }

  private static OptionalInt tryAll(List<int[]> matchings, List<Clue> clues) {
    if (Plain.satisfying(matchings, clues).size() > 1) {
      return OptionalInt.empty();
    }
    int size = 0;
    while (!isolatedBy(matchings, clues, size)) {
      size++;
    }
    return OptionalInt.of(size);
  }

  private static boolean isolatedBy(List<int[]> left, List<Clue> clues, int size) {
    if (left.size() == 1 || size == 0) {
      return left.size() == 1;
    }
    for (int i = 0; i < clues.size(); i++) {
      List<int[]> rest = Plain.satisfying(left, List.of(clues.get(i)));
      if (isolatedBy(rest, clues.subList(i + 1, clues.size()), size - 1)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void coversAreThoseOfTryingAllSubsets() {
    Random random = new Random(6);
    for (int i = 0; i < 300; i++) {
      int elements = 1 + random.nextInt(90);
      List<long[]> sets = new ArrayList<>();
      for (int set = 0; set < 1 + random.nextInt(11); set++) {
        sets.add(new long[] {random.nextLong() | 0x5555_0000_5555_0000L, random.nextLong()});
      }
      long[] universe = {
        elements < 64 ? (1L << elements) - 1 : -1, elements <= 64 ? 0 : (1L << (elements - 64)) - 1
      };
      assertEquals(smallestCover(universe, sets), MinimumCover.size(universe, sets, 100_000_000));
    }
  }

  private static OptionalInt smallestCover(long[] universe, List<long[]> sets) {
    OptionalInt best = OptionalInt.empty();
    for (int chosen = 0; chosen < 1 << sets.size(); chosen++) {
      long[] open = universe.clone();
      for (int i = 0; i < sets.size(); i++) {
        if ((chosen >>> i & 1) != 0) {
          MinimumCover.remove(open, sets.get(i));
        }
      }
      int size = Integer.bitCount(chosen);
      if (MinimumCover.count(open) == 0 && size < best.orElse(Integer.MAX_VALUE)) {
        best = OptionalInt.of(size);
      }
    }
    return best;
  }

  @Test
  void givesUpAfterSoMuchWork() {
    List<long[]> sets = List.of(new long[] {1}, new long[] {2}, new long[] {4});
    assertEquals(OptionalInt.of(3), MinimumCover.size(new long[] {7}, sets, 1000));
    assertEquals(OptionalInt.empty(), MinimumCover.size(new long[] {7}, sets, 12));
    assertEquals(OptionalInt.of(0), MinimumCover.size(new long[] {0}, sets, 1000));
  }

  @Test
  void largestGainIsGreedy() {
    for (int n = 3; n <= 5; n++) {
      List<int[]> all = Plain.matchings(n);
      for (EnumSet<Form> forms : forms()) {
        CluePool pool = new CluePool(n, forms);
        IsolatingSets sets = new IsolatingSets(pool);
        for (int rank = 0; rank < all.size(); rank += n == 5 ? 17 : 1) {
          int[] solution = all.get(rank);
          List<Integer> targets = Arrays.stream(solution).boxed().toList();
          Optional<List<Clue>> chosen = sets.largestGain(targets).map(LargestGain::clues);
          assertEquals(greedy(all, Plain.trueOf(pool, solution)), chosen);
        }
      }
    }
  }

  private static Optional<List<Clue>> greedy(List<int[]> matchings, List<Clue> clues) {
    List<int[]> left = matchings;
    List<Clue> chosen = new ArrayList<>();
    while (left.size() > 1) {
      List<int[]> now = left;
      Clue best =
          clues.stream()
              .min(Comparator.comparingInt(clue -> Plain.satisfying(now, List.of(clue)).size()))
              .orElseThrow();
      left = Plain.satisfying(now, List.of(best));
      if (left.size() == now.size()) {
        return Optional.empty();
      }
      chosen.add(best);
    }
    return Optional.of(chosen);
  }

  /** How hard the greedy choice's puzzle is, is what the propagators say of its clues. */
  @Test
  void largestGainIsMeasuredAsAPuzzle() {
    IsolatingSets sets = new IsolatingSets(new CluePool(4, EnumSet.of(Form.NEG, Form.OR, Form.IF)));
    int direct = 0;
    for (int[] solution : Plain.matchings(4)) {
      List<Integer> targets = Arrays.stream(solution).boxed().toList();
      LargestGain gain = sets.largestGain(targets).orElseThrow();
      Puzzle puzzle = new Puzzle(0, targets, gain.clues(), 0, Optional.empty(), 1);
      assertEquals(Propagator.UNIT.solves(puzzle), gain.unitDirect());
      assertEquals(Propagator.ARC.solves(puzzle), gain.arcDirect());
      assertEquals(CaseSplits.steps(Propagator.ARC.rules(4, gain.clues()), solution), gain.steps());
      direct += gain.arcDirect() ? 1 : 0;
    }
    assertTrue(direct > 0);
  }

  @ParameterizedTest
  @CsvSource({"4, 3", "5, 4", "6, 5", "7, 6", "8, 7"})
  void oneClueLessThanThings(int n, int minimum) {
    assertEquals(OptionalInt.of(minimum), new IsolatingSets(CluePool.of(n)).minimum());
  }

  @Test
  void publishedTableOfForms() {
    List<ClueForms> table = ClueForms.table(3);
    assertEquals(
        List.of(
            row("POS", 9, Map.of(2, 9), new BigFraction(4), new BigFraction(4), 2),
            row("NEG", 9, Map.of(4, 9), new BigFraction(2), new BigFraction(2), 3),
            row("OR", 36, Map.of(3, 18, 4, 18), new BigFraction(5, 2), new BigFraction(17, 7), 2),
            row("IF", 72, Map.of(4, 36, 5, 36), new BigFraction(3, 2), new BigFraction(13, 9), 3),
            row("REL differ", 3, Map.of(4, 3), new BigFraction(2), new BigFraction(2), 0),
            row("REL same", 3, Map.of(2, 3), new BigFraction(4), new BigFraction(4), 0)),
        table);
  }

  private static ClueForms row(
      String form,
      int instances,
      Map<Integer, Integer> sizes,
      BigFraction mean,
      BigFraction meanGivenTrue,
      int smallest) {
    return new ClueForms(
        form,
        instances,
        new TreeMap<>(sizes),
        mean,
        meanGivenTrue,
        smallest == 0 ? OptionalInt.empty() : OptionalInt.of(smallest));
  }

  @Test
  void doesNotListTooMuch() {
    assertEquals(
        "Cannot list the matchings of 9 things: at most 8 are listed",
        assertThrows(IllegalArgumentException.class, () -> new IsolatingSets(CluePool.of(9)))
            .getMessage());
  }
}
