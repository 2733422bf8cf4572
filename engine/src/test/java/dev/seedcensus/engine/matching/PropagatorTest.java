package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PropagatorTest {

  private static String rows(int n, Propagator propagator, Clue... clues) {
    Grid grid = Grid.full(n);
    Propagator.propagate(grid, propagator.rules(n, Arrays.asList(clues)));
    return text(grid);
  }

  private static String text(Grid grid) {
    return IntStream.range(0, grid.n())
        .mapToObj(
            s ->
                IntStream.range(0, grid.n())
                    .filter(t -> (grid.row(s) >>> t & 1) != 0)
                    .mapToObj(Integer::toString)
                    .collect(Collectors.joining()))
        .collect(Collectors.joining(" "));
  }

  private static Atom atom(int s, int t) {
    return new Atom(s, t);
  }

  @Test
  void singlesFollowFromOneCertainAtom() {
    for (Propagator propagator : Propagator.values()) {
      assertEquals("0 12 12", rows(3, propagator, new Clue.Pos(atom(0, 0))));
      assertEquals(
          "0 1 2", rows(3, propagator, new Clue.Pos(atom(0, 0)), new Clue.Neg(atom(2, 1))));
    }
  }

  @Test
  void aTargetWithOneTakerIsGivenToIt() {
    assertEquals(
        "0 12 12", rows(3, Propagator.UNIT, new Clue.Neg(atom(1, 0)), new Clue.Neg(atom(2, 0))));
  }

  @Test
  void unitPropagationIsBlindForSharedRowsAndColumns() {
    Clue oneOfTwo = new Clue.Or(atom(0, 0), atom(0, 1));
    assertEquals("012 012 012", rows(3, Propagator.UNIT, oneOfTwo));
    assertEquals("01 012 012", rows(3, Propagator.ARC, oneOfTwo));
    Clue never = new Clue.If(atom(0, 0), atom(1, 0));
    assertEquals("012 012 012", rows(3, Propagator.UNIT, never));
    assertEquals("12 012 012", rows(3, Propagator.ARC, never));
  }

  @Test
  void implicationsWorkBothWays() {
    Clue implication = new Clue.If(atom(0, 0), atom(1, 1));
    for (Propagator propagator : Propagator.values()) {
      assertEquals("0 1 2", rows(3, propagator, implication, new Clue.Pos(atom(0, 0))));
      assertEquals("12 02 012", rows(3, propagator, implication, new Clue.Neg(atom(1, 1))));
    }
  }

  @Test
  void alternativesWorkBothWays() {
    Clue either = new Clue.Or(atom(0, 0), atom(1, 1));
    for (Propagator propagator : Propagator.values()) {
      assertEquals("2 1 0", rows(3, propagator, either, new Clue.Neg(atom(0, 0))));
      assertEquals("0 2 1", rows(3, propagator, either, new Clue.Pos(atom(2, 1))));
    }
  }

  @Test
  void kindsAreArcConsistentForBoth() {
    for (Propagator propagator : Propagator.values()) {
      assertEquals("01 01 2", rows(3, propagator, new Clue.Rel(0, 1, true)));
      assertEquals("012 012 012", rows(3, propagator, new Clue.Rel(0, 1, false)));
      assertEquals(
          "0 1 23 23", rows(4, propagator, new Clue.Rel(0, 1, true), new Clue.Pos(atom(0, 0))));
    }
  }

  /** The definition of arc consistency, over sets of pairs and in random order. */
  @Test
  void arcConsistencyIsItsDefinition() {
    Random random = new Random(7);
    for (int i = 0; i < 300; i++) {
      int n = 3 + random.nextInt(4);
      Puzzle puzzle = new PuzzleGenerator(CluePool.of(n)).generate(i);
      Grid grid = Grid.full(n);
      Propagator.propagate(grid, Propagator.ARC.rules(n, puzzle.clues()));
      List<Set<Integer>> plain = plain(n, puzzle.clues(), random);
      assertEquals(
          plain.stream()
              .map(row -> row.stream().map(String::valueOf).collect(Collectors.joining()))
              .collect(Collectors.joining(" ")),
          text(grid),
          puzzle.toString());
    }
  }

  private static List<Set<Integer>> plain(int n, List<Clue> clues, Random random) {
    List<Set<Integer>> rows = new ArrayList<>();
    IntStream.range(0, n)
        .forEach(s -> rows.add(new TreeSet<>(IntStream.range(0, n).boxed().toList())));
    List<Clue> order = new ArrayList<>(clues);
    boolean changed = true;
    while (changed) {
      Collections.shuffle(order, random);
      changed = singles(rows);
      for (Clue clue : order) {
        for (int[] pair : things(clue)) {
          changed |=
              rows.get(pair[0]).removeIf(t -> !supported(n, clue, pair, t, rows.get(pair[1])));
        }
      }
    }
    return rows;
  }

  private static List<int[]> things(Clue clue) {
    if (clue instanceof Clue.Pos pos) {
      return List.of(new int[] {pos.atom().s(), pos.atom().s()});
    } else if (clue instanceof Clue.Neg neg) {
      return List.of(new int[] {neg.atom().s(), neg.atom().s()});
    } else if (clue instanceof Clue.Or or) {
      return both(or.first().s(), or.second().s());
    } else if (clue instanceof Clue.If implication) {
      return both(implication.first().s(), implication.second().s());
    }
    return both(((Clue.Rel) clue).first(), ((Clue.Rel) clue).second());
  }

  private static List<int[]> both(int first, int second) {
    return List.of(new int[] {first, second}, new int[] {second, first});
  }

  private static boolean supported(int n, Clue clue, int[] pair, int t, Set<Integer> others) {
    int[] matching = new int[n];
    Arrays.fill(matching, -1);
    matching[pair[0]] = t;
    if (pair[0] == pair[1]) {
      return clue.holds(matching);
    }
    return others.stream()
        .anyMatch(
            other -> {
              matching[pair[1]] = other;
              return other != t && clue.holds(matching);
            });
  }

  private static boolean singles(List<Set<Integer>> rows) {
    boolean changed = false;
    for (int i = 0; i < rows.size(); i++) {
      int index = i;
      if (rows.get(i).size() == 1) {
        for (int other = 0; other < rows.size(); other++) {
          changed |= other != i && rows.get(other).removeAll(rows.get(i));
        }
      }
      List<Set<Integer>> takers = rows.stream().filter(row -> row.contains(index)).toList();
      if (takers.size() == 1) {
        changed |= takers.get(0).retainAll(Set.of(index));
      }
    }
    return changed;
  }

  @Test
  void neverStrikesTheSolutionAndUnitIsTheWeaker() {
    for (int n = 3; n <= 8; n++) {
      PuzzleGenerator generator = new PuzzleGenerator(CluePool.of(n));
      for (long seed = 0; seed < (n < 7 ? 300 : 20); seed++) {
        Puzzle puzzle = generator.generate(seed);
        for (Propagator propagator : Propagator.values()) {
          Grid grid = Grid.full(n);
          Propagator.propagate(grid, propagator.rules(n, puzzle.clues()));
          for (int s = 0; s < n; s++) {
            assertTrue(grid.possible(atom(s, puzzle.solution().get(s))));
          }
          assertEquals(grid.settled(), propagator.solves(puzzle));
        }
        assertTrue(!Propagator.UNIT.solves(puzzle) || Propagator.ARC.solves(puzzle));
      }
    }
  }

  @Test
  void stepsCountWhatChangedAndWhatWasTried() {
    Rule[] twoFacts =
        Propagator.ARC.rules(3, List.of(new Clue.Pos(atom(0, 0)), new Clue.Pos(atom(1, 1))));
    // Two facts; the first strikes its target elsewhere, then the second does.
    assertEquals(4, CaseSplits.steps(twoFacts, new int[] {0, 1, 2}));
    // Nothing follows, so the first thing is tried with its other target, where two strikes end it.
    assertEquals(2, CaseSplits.steps(new Rule[0], new int[] {0, 1}));
  }

  @Test
  void unknownNamesAreRefused() {
    assertEquals(
        "Cannot solve by \"ark\": there is no propagator of that name; did you mean \"arc\"?",
        assertThrows(IllegalArgumentException.class, () -> Propagator.named("ark")).getMessage());
    assertEquals(Propagator.UNIT, Propagator.named("unit"));
  }
}
