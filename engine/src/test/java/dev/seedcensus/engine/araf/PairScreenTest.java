package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.seedcensus.engine.random.RandomStream;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PairScreenTest {

  @Test
  void theFirstThatAppliesIsTold() {
    PairScreen screen = new PairScreen(Board.parse("1214/..39"), Reading.NORMAL);
    assertEquals(PairScreen.Fate.NO_SIZE, screen.fate(0, 1));
    assertEquals(PairScreen.Fate.NO_SIZE, screen.fate(0, 2));
    // Three steps, and a room has at most three cells.
    assertEquals(PairScreen.Fate.TOO_FAR, screen.fate(0, 3));
    assertEquals(PairScreen.Fate.ALIVE, screen.fate(2, 3));
    // Two steps, but the given between leaves none.
    assertEquals(PairScreen.Fate.BLOCKED, screen.fate(1, 3));
    // A room of 9 is large enough, but there is no way around.
    assertEquals(PairScreen.Fate.BLOCKED, screen.fate(0, 5));
    assertEquals(15, screen.pairs());
  }

  @Test
  void thereMayBeNoPathAtAll() {
    PairScreen screen = new PairScreen(Board.parse("1359"), Reading.NORMAL);
    assertEquals(PairScreen.Fate.BLOCKED, screen.fate(0, 3));
    assertEquals(PairScreen.Fate.BLOCKED, screen.fate(0, 2));
  }

  @Test
  void aDeadPairHasNoRoomAndEveryPairOfARoomIsAlive() {
    RandomStream random = new RandomStream(5);
    for (int i = 0; i < 300; i++) {
      Board board = Boards.small(random, 12);
      PairScreen screen = new PairScreen(board, Reading.NORMAL);
      int sum = 0;
      for (PairScreen.Fate fate : PairScreen.Fate.values()) {
        sum += screen.count(fate);
      }
      assertEquals(screen.pairs(), sum);
      assertEquals(screen.count(PairScreen.Fate.BLOCKED), screen.blockedOnly());
      assertEquals(rooms(board), listed(screen), board::text);
    }
  }

  private static Set<Set<Integer>> listed(PairScreen screen) {
    Set<Set<Integer>> rooms = new HashSet<>();
    Catalogue catalogue = Catalogue.of(screen);
    for (int room = 0; room < catalogue.size(); room++) {
      Set<Integer> cells = new HashSet<>();
      for (int cell : catalogue.cells(room)) {
        cells.add(cell);
      }
      rooms.add(cells);
    }
    assertEquals(catalogue.size(), rooms.size(), "a room twice");
    return rooms;
  }

  /** Every set of cells is looked at. */
  private static Set<Set<Integer>> rooms(Board board) {
    Set<Set<Integer>> rooms = new HashSet<>();
    for (int set = 1; set < 1 << board.cells(); set++) {
      Set<Integer> cells = new HashSet<>();
      for (int cell = 0; cell < board.cells(); cell++) {
        if ((set >>> cell & 1) != 0) {
          cells.add(cell);
        }
      }
      int[] sorted = cells.stream().mapToInt(Integer::intValue).sorted().toArray();
      int[] numbers = cells.stream().mapToInt(board::number).filter(n -> n != 0).sorted().toArray();
      if (numbers.length == 2
          && numbers[0] < cells.size()
          && cells.size() < numbers[1]
          && Rules.connected(sorted, Reading.NORMAL.grid(board).neighbours())) {
        rooms.add(cells);
      }
    }
    return rooms;
  }
}
