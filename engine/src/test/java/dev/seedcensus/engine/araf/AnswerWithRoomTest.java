package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.random.RandomStream;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AnswerWithRoomTest {

  /**
   * Asked for each candidate room alone, it finds the rooms that the plain engine's answers have.
   */
  @Test
  void findsAnAnswerForEveryRoomThatHasOne() {
    RandomStream random = new RandomStream(11);
    int with = 0;
    int without = 0;
    for (int i = 0; i < 300; i++) {
      Board board = Boards.small(random, 16);
      Set<String> used = new HashSet<>();
      for (Partition answer : PlainEngine.answers(board, Reading.NORMAL)) {
        answer.cellsOfRooms().forEach(cells -> used.add(Arrays.toString(cells)));
      }
      Catalogue catalogue = Catalogue.of(new PairScreen(board, Reading.NORMAL));
      for (int room = 0; room < catalogue.size(); room++) {
        int wanted = room;
        String cells = sorted(catalogue.cells(room));
        Optional<Partition> answer = new AnswerWithRoom(catalogue).find(r -> r == wanted);
        assertEquals(used.contains(cells), answer.isPresent(), board::text);
        answer.ifPresent(
            found -> {
              assertEquals(Optional.empty(), Rules.fault(board, found, Reading.NORMAL));
              assertTrue(
                  found.cellsOfRooms().stream().map(Arrays::toString).anyMatch(cells::equals));
            });
        with += answer.isPresent() ? 1 : 0;
        without += answer.isPresent() ? 0 : 1;
      }
    }
    assertTrue(with > 200 && without > 1000, with + " with, " + without + " without");
  }

  private static String sorted(int[] cells) {
    int[] sorted = cells.clone();
    Arrays.sort(sorted);
    return Arrays.toString(sorted);
  }
}
