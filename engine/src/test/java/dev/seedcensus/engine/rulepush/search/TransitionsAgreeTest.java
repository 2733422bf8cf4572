package dev.seedcensus.engine.rulepush.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.PublicLevels;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.play.State;
import dev.seedcensus.engine.rulepush.play.Turn;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The search transition, the engine for a player and the rules written down literally, on every
 * state that a search reaches first and for every input: rejection, victory, next state, rules of
 * each phase, who moved words; and undo and restore bring the state back. What the inputs of a
 * state have in common is played whatever their order.
 */
class TransitionsAgreeTest {

  private int states;
  private int wins;
  private int rejections;
  private int removals;

  @Test
  void onRandomLevels() {
    for (long seed = 0; seed < 1_500; seed++) {
      walk(RandomLevels.level(seed), 160);
    }
    assertTrue(states >= 98_000, "%d states are too few".formatted(states));
    assertTrue(Math.min(wins, Math.min(rejections, removals)) > 2_000, this::counts);
  }

  /** Sets of cells are longs up to 64 cells: all of them, and some more. */
  @Test
  void onRandomLevelsOfManyCells() {
    for (long seed = 2_000; seed < 2_400; seed++) {
      walk(RandomLevels.level(seed, 8, 8), 40);
      walk(RandomLevels.level(seed, 13, 5), 40);
      walk(RandomLevels.level(seed, 5, 12), 40);
    }
    assertTrue(states >= 26_000, "%d states are too few".formatted(states));
    assertTrue(Math.min(wins, Math.min(rejections, removals)) > 500, this::counts);
  }

  @Test
  void onPublicLevels() {
    for (PublicLevels.Recorded recorded : PublicLevels.keke()) {
      walk(recorded.level(), 40);
    }
    assertTrue(states >= 6_000, "%d states are too few".formatted(states));
  }

  private String counts() {
    return "%d wins, %d rejections, %d removals".formatted(wins, rejections, removals);
  }

  /** Walks through the states that a search reaches first. */
  private void walk(Level level, int most) {
    LevelTable table = new LevelTable(level, Mechanics.STANDARD);
    SearchTransition transition = new SearchTransition(table, new Watch(Constraints.NONE, table));
    Game game = new Game(table);
    LiteralTurn literal = new LiteralTurn(level);
    StateCodec codec = new StateCodec(table);
    StateLayout layout = new StateLayout(table, 0);
    VisitedStates visited = transition.visited();
    List<State> expected = new ArrayList<>();
    assertEquals(literal.start(), game.state(), level.id());
    assertEquals(literal.won(), game.won(), level.id());
    assertEquals(literal.won(), transition.startIsWon(), level.id());
    if (game.won()) {
      return;
    }
    expected.add(game.state());
    for (int head = 0; head < visited.size() && head < most; head++) {
      State state = expected.get(head);
      transition.load(head);
      assertEquals(state, Game.state(transition.board()), level.id());
      game.restore(state);
      byte[] bytes = codec.encode(state);
      Map<Input, int[]> next = new EnumMap<>(Input.class);
      for (Input input : Input.values()) {
        String where = level.id() + ", state " + head + ", " + input;
        literal.play(state, input);
        boolean accepted = transition.play(input);
        assertEquals(literal.accepted(), accepted, where);
        assertEquals(accepted, game.play(input).accepted(), where);
        if (!accepted) {
          rejections++;
          continue;
        }
        compare(literal, transition.turn(), game.lastTurn(), where);
        State came = literal.state();
        assertEquals(came, game.state(), where);
        next.put(input, transition.next());
        assertArrayEquals(layout.pack(game.board()), next.get(input), where);
        if (!literal.won()) {
          int before = visited.size();
          transition.meet(head, input);
          visited.flush();
          if (visited.size() > before) {
            expected.add(came);
          }
        }
        wins += literal.won() ? 1 : 0;
        removals += came.objects().stream().anyMatch(item -> !item.there()) ? 1 : 0;
        transition.undo();
        assertTrue(game.undo(), where);
        assertArrayEquals(bytes, codec.encode(game.board()), where);
        assertTrue(game.board().rules().same(transition.board().rules()), where);
      }
      for (int number = Input.values().length; number-- > 0; ) {
        Input input = Input.numbered(number);
        boolean accepted = transition.play(input);
        int[] came = accepted ? transition.next() : null;
        assertArrayEquals(
            next.get(input), came, level.id() + ", state " + head + ", backwards " + input);
        if (accepted) {
          transition.undo();
        }
      }
      transition.rewind();
      assertArrayEquals(bytes, codec.encode(transition.board()), level.id() + ", state " + head);
      states++;
    }
    assertDistinct(codec, expected, level);
  }

  private static void compare(LiteralTurn literal, Turn searched, Turn played, String where) {
    for (Turn turn : List.of(searched, played)) {
      assertEquals(literal.won(), turn.won(), where);
      assertEquals(literal.playerPushedWord(), turn.playerPushedWord(), where);
      assertEquals(literal.wordMoved(), turn.movedWord(), where);
    }
    for (int phase = 0; phase < Turn.PHASES; phase++) {
      if (phase > 0 && searched.rules(phase) == searched.rules(phase - 1)) {
        assertEquals(
            literal.rulesOfPhases().get(phase - 1), literal.rulesOfPhases().get(phase), where);
      } else {
        assertEquals(
            literal.rulesOfPhases().get(phase),
            new HashSet<>(searched.rules(phase).texts()),
            where);
      }
    }
  }

  /** No two numbers for one state, and bytes that give the state back. */
  private static void assertDistinct(StateCodec codec, List<State> states, Level level) {
    assertEquals(states.size(), new HashSet<>(states).size(), level.id());
    for (State state : states) {
      assertEquals(state, codec.decode(codec.encode(state)), level.id());
    }
  }
}
