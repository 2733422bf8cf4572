package dev.seedcensus.engine.rulepush.search;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import dev.seedcensus.engine.rulepush.form.LevelText;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import dev.seedcensus.engine.rulepush.play.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StateCodecTest {

  /** A crate that can sink in goop, and a keke that walks to and fro. */
  private static final String SINKING =
      """
      {"id": "sinking", "rows": ["b.cg..k", "B12.C15", "G10F13f"], "legend": {"c": "crate", "C": "CRATE"},
       "automata": [{"id": 4, "noun": "KEKE", "program": "LRUD"}]}
      """;

  private static LevelTable table(String json) {
    return new LevelTable(LevelText.read(json).get(0), Mechanics.STANDARD);
  }

  @Test
  void theOrderOfObjectsDoesNotChangeIdentity() {
    LevelTable table = table(SINKING);
    State state = new Game(table).state();
    byte[] bytes = new StateCodec(table).encode(state);
    List<State.Item> reversed = new ArrayList<>(state.objects());
    Collections.reverse(reversed);
    assertArrayEquals(bytes, new StateCodec(table).encode(new State(reversed, state.phases())));
    List<Piece> pieces = new ArrayList<>(table.level().pieces());
    Collections.reverse(pieces);
    LevelTable other = new LevelTable(table.level().with(pieces), Mechanics.STANDARD);
    assertArrayEquals(bytes, new StateCodec(other).encode(state));
    assertEquals(state, new StateCodec(other).decode(bytes));
  }

  @Test
  void removalChangesIdentity() {
    LevelTable table = table(SINKING);
    Game game = new Game(table);
    StateCodec codec = new StateCodec(table);
    game.replay(Input.route("RR"));
    State state = game.state();
    assertEquals(2, state.objects().stream().filter(item -> !item.there()).count());
    State.Item gone = state.objects().stream().filter(item -> !item.there()).findFirst().get();
    List<State.Item> items = new ArrayList<>(state.objects());
    items.replaceAll(
        item ->
            item.id() == gone.id()
                ? new State.Item(item.id(), true, 0, 0, item.text(), Map.of())
                : item);
    assertFalse(Arrays.equals(codec.encode(state), codec.encode(new State(items, state.phases()))));
    assertEquals(state, codec.decode(codec.encode(state)));
  }

  @Test
  void thePhaseChangesIdentity() {
    LevelTable table = table(SINKING);
    StateCodec codec = new StateCodec(table);
    State start = new Game(table).state();
    State later = new State(start.objects(), Map.of(4, 2));
    assertFalse(Arrays.equals(codec.encode(start), codec.encode(later)));
    assertEquals(later, codec.decode(codec.encode(later)));
  }

  @Test
  void takesNoMoreBitsThanTheLevelNeeds() {
    // 21 cells: 5 bits for a cell or gone, since all can be pushed and can sink: 17 objects. Of the
    // things, baba, crate, goop and flag may become one another (2 bits each); keke has no word and
    // stays keke. The phase of four takes 2 bits.
    StateCodec codec = new StateCodec(table(SINKING));
    StateLayout layout = new StateLayout(table(SINKING), 0);
    int bits = 0;
    for (int word = 0; word < layout.words(); word++) {
      bits += layout.usedBits(word);
    }
    assertEquals(17 * 5 + 4 * 2 + 2, bits);
    assertTrue(
        codec.length() <= 1 + bits / 8 + layout.words(), "%d bytes".formatted(codec.length()));
  }

  @Test
  void aChainOfTransformationsGoesOnAfterARoundTrip() {
    LevelTable table =
        table(
            """
            {"id": "chain", "rows": ["b...r.", "B12...", "R1K1F.", "......"]}
            """);
    Game game = new Game(table);
    // ROCK IS KEKE and KEKE IS FLAG: the settled start has gone one link already.
    assertEquals("KEKE", text(game.state(), 1));
    StateCodec codec = new StateCodec(table);
    Game restored = new Game(table);
    restored.restore(codec.decode(codec.encode(game.state())));
    assertEquals("KEKE", text(restored.state(), 1));
    restored.play(Input.RIGHT);
    game.play(Input.RIGHT);
    assertEquals("FLAG", text(restored.state(), 1));
    assertEquals(game.state(), restored.state());
  }

  private static String text(State state, int id) {
    return state.objects().get(id).text();
  }

  @Test
  void aFieldThatNobodyRegisteredFails() {
    Level level =
        LevelText.read(
                """
                {"id": "x", "width": 4, "height": 2, "objects": [
                 {"id": 0, "is": "baba", "x": 0, "y": 0}, {"id": 1, "is": "BABA", "x": 0, "y": 1},
                 {"id": 2, "is": "IS", "x": 1, "y": 1}, {"id": 3, "is": "YOU", "x": 2, "y": 1}]}
                """)
            .get(0);
    StateCodec codec = new StateCodec(new LevelTable(level, Mechanics.STANDARD));
    State start = new Game(codec.table()).state();
    List<State.Item> items = new ArrayList<>(start.objects());
    items.set(0, new State.Item(0, true, 0, 0, "BABA", Map.of("cracks", 1)));
    String said = refusal(() -> codec.encode(new State(items, Map.of())));
    assertTrue(said.contains("'cracks'") && said.contains("Mechanic.fields()"), said);
  }

  @Test
  void aNounThatTheLevelDoesNotKnowFails() {
    StateCodec codec = new StateCodec(table(SINKING));
    State start = new Game(codec.table()).state();
    List<State.Item> items = new ArrayList<>(start.objects());
    items.set(0, new State.Item(0, true, 0, 0, "ICE", Map.of()));
    String said = refusal(() -> codec.encode(new State(items, start.phases())));
    assertTrue(said.contains("ICE") && said.contains("Mechanic.nouns()"), said);
  }

  @Test
  void whatIsNoStateOfTheLevelIsRefused() {
    StateCodec codec = new StateCodec(table(SINKING));
    State start = new Game(codec.table()).state();
    byte[] bytes = codec.encode(start);
    byte[] newer = bytes.clone();
    newer[0]++;
    assertTrue(refusal(() -> codec.decode(newer)).contains("version"));
    assertTrue(
        refusal(() -> codec.decode(Arrays.copyOf(bytes, bytes.length - 1))).contains("no state"));
    byte[] ones = bytes.clone();
    Arrays.fill(ones, 1, ones.length, (byte) -1);
    assertTrue(refusal(() -> codec.decode(ones)).contains("no state"));
    List<State.Item> fewer = start.objects().subList(1, start.objects().size());
    assertTrue(refusal(() -> codec.encode(new State(fewer, start.phases()))).contains("object 0"));
    assertTrue(refusal(() -> codec.encode(new State(start.objects(), Map.of()))).contains("phase"));
  }

  @Test
  void whatCanNeverBeIsNotPackedAway() {
    // Nothing can sink, melt or be defeated here, and keke has no rule to move by.
    StateCodec codec = new StateCodec(table("{\"id\": \"still\", \"rows\": [\"b.k\", \"B12\"]}"));
    State start = new Game(codec.table()).state();
    List<State.Item> items = new ArrayList<>(start.objects());
    items.set(1, new State.Item(1, true, 1, 0, "KEKE", Map.of()));
    assertTrue(refusal(() -> codec.encode(new State(items, Map.of()))).contains("Object 1"));
    items.set(1, new State.Item(1, false, 0, 0, "KEKE", Map.of()));
    assertTrue(refusal(() -> codec.encode(new State(items, Map.of()))).contains("Object 1"));
    items.set(1, new State.Item(1, true, 2, 0, "BABA", Map.of()));
    assertTrue(refusal(() -> codec.encode(new State(items, Map.of()))).contains("Object 1"));
  }

  private static String refusal(Runnable refused) {
    return assertThrows(IllegalArgumentException.class, refused::run).getMessage();
  }
}
