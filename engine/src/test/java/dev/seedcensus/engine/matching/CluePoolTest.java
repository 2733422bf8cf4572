package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CluePoolTest {

  private static final Atom A_X = new Atom(0, 0);
  private static final Atom C_Z = new Atom(2, 2);

  @ParameterizedTest
  @CsvSource({"3, 132", "4, 404", "5, 970", "6, 1992", "7, 3668", "8, 6232"})
  void holdsEveryClueOnce(int n, int size) {
    CluePool pool = CluePool.of(n);
    assertEquals(size, pool.size());
    assertEquals(size, new HashSet<>(pool.clues()).size());
  }

  @Test
  void keepsItsOrder() {
    CluePool pool = CluePool.of(3);
    assertEquals(new Clue.Pos(A_X), pool.clue(0));
    assertEquals(new Clue.Pos(new Atom(0, 1)), pool.clue(1));
    assertEquals(new Clue.Neg(A_X), pool.clue(9));
    assertEquals(new Clue.Or(A_X, new Atom(0, 1)), pool.clue(18));
    assertEquals(new Clue.Or(A_X, C_Z), pool.clue(25));
    assertEquals(new Clue.Or(new Atom(0, 1), new Atom(0, 2)), pool.clue(26));
    assertEquals(new Clue.If(A_X, new Atom(0, 1)), pool.clue(54));
    assertEquals(new Clue.If(new Atom(0, 1), A_X), pool.clue(62));
    assertEquals(new Clue.If(C_Z, new Atom(2, 1)), pool.clue(125));
    assertEquals(
        List.of(
            new Clue.Rel(0, 1, false),
            new Clue.Rel(0, 2, false),
            new Clue.Rel(1, 2, false),
            new Clue.Rel(0, 1, true),
            new Clue.Rel(0, 2, true),
            new Clue.Rel(1, 2, true)),
        pool.clues().subList(126, 132));
  }

  @Test
  void takesTheFormsThatAreAskedFor() {
    EnumSet<Form> forms = EnumSet.of(Form.IF, Form.NEG);
    List<Clue> expected =
        CluePool.of(4).clues().stream().filter(clue -> forms.contains(clue.form())).toList();
    assertEquals(expected, new CluePool(4, forms).clues());
  }

  @ParameterizedTest
  @CsvSource({"0, 110000", "1, 011110", "2, 110100", "3, 011111", "4, 010111"})
  void publishedTruthTable(int which, String truth) {
    Clue clue =
        List.of(
                new Clue.Pos(A_X),
                new Clue.Neg(new Atom(1, 1)),
                new Clue.Or(A_X, new Atom(1, 2)),
                new Clue.If(A_X, new Atom(2, 1)),
                new Clue.Rel(0, 1, false))
            .get(which);
    assertEquals(
        truth,
        IntStream.range(0, 6)
            .mapToObj(rank -> clue.holds(Matchings.unrank(3, rank)) ? "1" : "0")
            .collect(Collectors.joining()));
  }

  @Test
  void ranksAreLexicographic() {
    for (int n = 2; n <= 7; n++) {
      List<int[]> all = Plain.matchings(n);
      assertEquals(all.size(), Matchings.count(n));
      for (int rank = 0; rank < all.size(); rank++) {
        assertEquals(boxed(all.get(rank)), boxed(Matchings.unrank(n, rank)));
        assertEquals(rank, Matchings.rank(all.get(rank)));
      }
    }
    assertEquals(479_001_599, Matchings.rank(Matchings.unrank(12, 479_001_599)));
  }

  private static List<Integer> boxed(int[] matching) {
    return IntStream.of(matching).boxed().toList();
  }

  @ParameterizedTest
  @CsvSource({"3, 5, 11", "4, 23, 47", "5, 119, 239"})
  void publishedAnswerCosts(int n, int nodes, int edges) {
    assertEquals(new AnswerCost(n, nodes, edges), AnswerCost.of(n));
  }

  @Test
  void cluesHaveOneSpelling() {
    assertEquals(new Clue.Or(A_X, C_Z), new Clue.Or(C_Z, A_X));
    assertEquals(new Clue.Rel(0, 2, true), new Clue.Rel(2, 0, true));
  }

  @Test
  void refusesWhatIsNoClue() {
    assertMessage("Cannot match 13 things: n must lie in [2, 12]", () -> CluePool.of(13));
    assertMessage("Cannot match 1 things: n must lie in [2, 12]", () -> CluePool.of(1));
    assertMessage(
        "Cannot join Atom[s=0, t=0] with itself: a clue names two different atoms",
        () -> new Clue.If(A_X, A_X));
    assertMessage(
        "Cannot compare the kind of thing 1 with its own: name two things",
        () -> new Clue.Rel(1, 1, true));
    assertMessage(
        "Cannot speak of thing 0 and target -1: both are counted from 0", () -> new Atom(0, -1));
    assertMessage(
        "Cannot use clues of form \"NEC\": there is none of that name; did you mean \"NEG\"?",
        () -> Form.named("NEC"));
    assertMessage(
        "Cannot find matching 6 of 3 things: ranks lie in [0, 6)", () -> Matchings.unrank(3, 6));
  }

  private static void assertMessage(String message, Runnable mistake) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
  }
}
