package dev.seedcensus.engine.araf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.random.RandomStream;
import org.junit.jupiter.api.Test;

class TradesTest {

  /** Drawn boards with a trade that leaves both rooms whole have a second answer, every one. */
  @Test
  void aLegalTradeIsASecondAnswer() {
    RandomStream random = new RandomStream(7);
    BoardDraw draw = new BoardDraw(4, 4);
    int legal = 0;
    int unique = 0;
    for (int i = 0; i < 400; i++) {
      BoardDraw.Drawn drawn = draw.next(random);
      boolean only =
          new ArafSolver(Reading.NORMAL, TimeLimit.NONE).solve(drawn.board(), 2).unique();
      boolean trade = new Trades(drawn.board(), drawn.cut(), draw.neighbours()).anyLegal();
      assertTrue(!trade || !only, drawn.board()::text);
      assertEquals(
          Rigidity.of(drawn.board(), drawn.cut()).legalTrades() > 0, trade, drawn.board()::text);
      legal += trade ? 1 : 0;
      unique += only ? 1 : 0;
    }
    assertTrue(legal > 50 && unique > 50, legal + " with a trade, " + unique + " unique");
  }
}
