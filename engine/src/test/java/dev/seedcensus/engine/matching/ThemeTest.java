package dev.seedcensus.engine.matching;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ThemeTest {

  @Test
  void everyClueOfEveryPoolParsesBack() {
    for (Theme theme : Theme.all()) {
      for (int n : new int[] {2, 3, 4, 5, 6, 7, 8, 12}) {
        Set<String> texts = new HashSet<>();
        for (Clue clue : CluePool.of(n).clues()) {
          String text = theme.text(clue);
          assertTrue(texts.add(text), text);
          assertEquals(clue, theme.parse(text), text);
        }
      }
    }
  }

  @Test
  void propositionsAreDistinct() {
    Set<String> texts = new HashSet<>();
    CluePool.of(4).clues().forEach(clue -> assertTrue(texts.add(clue.proposition())));
    assertEquals("not p(1,2)", new Clue.Neg(new Atom(1, 2)).proposition());
    assertEquals("kind(0) ≠ kind(1)", new Clue.Rel(1, 0, false).proposition());
    assertEquals("p(0,1) or p(2,0)", new Clue.Or(new Atom(2, 0), new Atom(0, 1)).proposition());
  }

  @Test
  void wordsAreThoseOfTheTheme() {
    Clue clue = new Clue.If(new Atom(0, 2), new Atom(1, 0));
    assertEquals(
        "If Agatha slept in the library, then Basil slept in the wine vault.",
        Theme.HOUSE.text(clue));
    assertEquals(
        "When moonwort goes into the small iron pot, sage goes into the small copper pot.",
        Theme.HERBS.text(clue));
    assertEquals("p(A,z) implies p(B,x)", Theme.FORMAL.text(clue));
    assertEquals(
        List.of("The wine vault and the boiler room are in the basement."),
        Theme.named("house").kindSentences(3));
  }

  @Test
  void refusesOtherSentences() {
    assertMessage(
        "Cannot read the clue \"Agatha slept in the garden.\": it is no sentence of the theme"
            + " \"house\"",
        () -> Theme.HOUSE.parse("Agatha slept in the garden."));
    assertMessage(
        "Cannot word clues in the theme \"hose\": there is none of that name;"
            + " did you mean \"house\"?",
        () -> Theme.named("hose"));
  }

  private static void assertMessage(String message, Runnable mistake) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, mistake::run).getMessage());
  }
}
