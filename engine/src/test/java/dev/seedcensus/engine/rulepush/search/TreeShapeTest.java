package dev.seedcensus.engine.rulepush.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.PublicLevels;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Trees over states by what changes often. */
class TreeShapeTest {

  private static LevelTable level(String id) {
    return PublicLevels.keke().stream()
        .filter(recorded -> recorded.level().id().equals(id))
        .map(recorded -> new LevelTable(recorded.level(), Mechanics.STANDARD))
        .findFirst()
        .orElseThrow();
  }

  private static int depth(TreeShape shape, int word) {
    int depth = 0;
    for (int at = word; shape.parents()[at] != TreeShape.NOBODY; at = shape.parents()[at]) {
      depth++;
    }
    return depth;
  }

  @Test
  void whatChangesOftenCostsFewerLookups() {
    StateLayout layout = new StateLayout(level("196"), 0);
    long[] weights = new long[layout.words()];
    Arrays.fill(weights, 1);
    for (int word = 60; word < 65; word++) {
      weights[word] = 10_000;
    }
    weights[70] = 40;
    TreeShape shape = new TreeShape(layout, weights);
    assertEquals(6, shape.roots().length);
    for (int word = 60; word < 65; word++) {
      assertEquals(0, depth(shape, word), "word " + word);
    }
    assertTrue(depth(shape, 70) < depth(shape, 71), "%d".formatted(depth(shape, 70)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"87", "119", "136", "189", "196"})
  void statesStayWhatTheyAreByAnotherTree(String id) {
    LevelTable table = level(id);
    SearchTransition transition = new SearchTransition(table, new Watch(Constraints.NONE, table));
    VisitedStates visited = transition.visited();
    StateCodec codec = new StateCodec(table);
    int expanded = 2_000;
    expand(transition, expanded);
    byte[][] states = new byte[visited.size()][];
    for (int state = 0; state < states.length; state++) {
      transition.load(state);
      states[state] = codec.encode(transition.board());
    }
    long bytes = visited.bytes();
    transition.reshape();
    assertEquals(states.length, visited.size());
    for (int state = states.length - 1; state >= 0; state--) {
      transition.load(state);
      assertArrayEquals(states[state], codec.encode(transition.board()), "state " + state);
    }
    assertTrue(visited.bytes() <= bytes, "%d bytes, then %d".formatted(bytes, visited.bytes()));
    expand(transition, expanded);
    assertEquals(states.length, visited.size(), "all of them were met before");
  }

  private static void expand(SearchTransition transition, int count) {
    for (int state = 0; state < count; state++) {
      transition.load(state);
      for (Input input : Input.values()) {
        if (transition.play(input)) {
          transition.meet(state, input);
          transition.undo();
        }
      }
      transition.visited().flush();
    }
  }
}
