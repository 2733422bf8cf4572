package dev.seedcensus.engine.rulepush.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.rulepush.Automaton;
import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import dev.seedcensus.engine.rulepush.PublicLevels;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Mechanics;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LevelTextTest {

  private static final String OWN =
      """
      {"id": "own", "name": "Crates", "rows": ["b.c", "B12", "x.."],
       "legend": {"c": "crate", "x": ["keke", "CRATE"]},
       "automata": [{"id": 3, "noun": "keke", "program": "r.l."}]}
      """;

  @Test
  void theOwnForm() {
    Level level = LevelText.read(OWN).get(0);
    assertEquals("Crates", level.name());
    assertEquals(List.of(new Automaton(3, "KEKE", "R.L.")), level.automata());
    assertTrue(level.pieces().contains(Piece.thing(1, "CRATE", 2, 0)));
    assertTrue(level.pieces().contains(Piece.word(6, "CRATE", 0, 2)));
    assertEquals(List.of(level), LevelText.read(LevelText.write(List.of(level))));
  }

  @Test
  void objectsWithIdsAndFields() {
    Level level =
        LevelText.read(
                """
                {"levels": [{"id": 5, "width": 4, "height": 2, "objects": [
                 {"id": 9, "is": "baba", "x": 0, "y": 0, "fields": {"facing": 2}},
                 {"id": 1, "is": "BABA", "x": 0, "y": 1}, {"id": 2, "is": "IS", "x": 1, "y": 1},
                 {"id": 3, "is": "YOU", "x": 2, "y": 1}]}]}
                """)
            .get(0);
    assertEquals("5", level.id());
    assertEquals(new Piece(9, false, "BABA", 0, 0, Map.of("facing", 2)), level.pieces().get(3));
    assertEquals(List.of(level), LevelText.read(LevelText.write(List.of(level))));
  }

  @Test
  void publicLevelsSurviveWriting() {
    List<Level> levels = PublicLevels.keke().stream().map(PublicLevels.Recorded::level).toList();
    assertEquals(levels, LevelText.read(LevelText.write(levels)));
    assertEquals(184, levels.size());
  }

  @Test
  void aDrawingAndAMapOfNumbersMeanTheSame() {
    Level drawn = LevelText.read("_____\n_b.f_\n_B12_\n_F13_\n_____\n").get(0);
    Level numbered = LevelText.read("3 3\n114 132 135\n4 67 77\n25 67 86\n").get(0);
    assertEquals(drawn.pieces(), numbered.pieces());
    assertEquals(3, drawn.width());
    assertTrue(new Game(drawn, Mechanics.STANDARD).replay(Input.route("RR")).won());
    Level named =
        LevelText.read("{\"map.txt\": \"3 3\\n114 132 135\\n4 67 77\\n25 67 86\\n\"}").get(0);
    assertEquals("map.txt", named.id());
    assertEquals(drawn.pieces(), named.pieces());
  }

  @Test
  void aBoardIsDrawn() {
    LevelTable table = new LevelTable(LevelText.read(OWN).get(0), Mechanics.STANDARD);
    Drawing drawing = new Drawing(table);
    assertEquals(
        List.of("_____", "_b.c_", "_B12_", "_C.._", "_____"),
        drawing.lines(new Game(table).board()));
    assertEquals(Map.of('C', "CRATE", 'c', "crate"), drawing.legend());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"id\":\"a\",\"rows\":[\"b..\",\"B1.\"]} | Nothing is YOU",
        "_____\\n_b.f_\\n_B12_\\n_F13_\\n____\\n | Row 5",
        "_____\\n_b.f\\n_B12_\\n_____\\n | Row 2",
        "_____\\n_b.?_\\n_B12_\\n_____\\n | '?'",
        "_____\\n_b._.\\n_B12_\\n_____\\n | border",
        "{\"id\":\"a\",\"rows\":[\"b..\",\"B12Z\"]} | Row 2",
        "{\"id\":\"a\",\"rows\":[\"b.Z\",\"B12\"]} | 'Z'",
        "{\"id\":\"a\",\"rows\":[\"b..\",\"B12\"],\"legends\":{}} | did you mean \"legend\"",
        "{\"id\":\"a\",\"rows\":[\"b..\",\"B12\"],\"width\":3} | leave one out",
        "{\"id\":\"a\",\"rows\":[\"b..\",\"B12\"],\"automata\":[{\"id\":0,\"noun\":\"KEKE\",\"program\":\"LX\"}]}"
            + " | 'X'",
        "{\"id\":\"a\",\"rows\":[\"b..\",\"B12\"],\"automata\":[{\"id\":0,\"noun\":\"KEKE\",\"program\":\"\"}]}"
            + " | 0 letters",
        "{\"id\":\"a\",\"width\":3,\"height\":1,\"objects\":[{\"id\":1,\"is\":\"baba\",\"x\":0,\"y\":0},"
            + "{\"id\":1,\"is\":\"rock\",\"x\":1,\"y\":0}]} | have the id 1",
        "{\"id\":\"a\",\"width\":3,\"height\":1,\"objects\":[{\"id\":1,\"is\":\"baba\",\"x\":3,\"y\":0}]}"
            + " | outside",
        "{\"id\":\"a\",\"width\":3,\"height\":1,\"objects\":[{\"id\":1,\"is\":\"you\",\"x\":0,\"y\":0}]}"
            + " | only be a word",
        "{\"id\":\"a\",\"width\":3,\"height\":1,\"objects\":[{\"id\":1,\"is\":\"Baba\",\"x\":0,\"y\":0}]}"
            + " | neither",
        "{\"id\":\"a\",\"width\":300,\"height\":1,\"objects\":[]} | 1 to 255",
        "{\"id\":\"a\",\"rows\":[\"b..\",\"B12\"] | not JSON",
        "[] | no level",
        "[{\"ascii\":\"_____\\n_b.f_\\n_B12_\\n_____\"},{\"id\":\"1\",\"ascii\":\"_____\\n_b.f_\\n_B12_\\n_____\"}]"
            + " | Two levels",
        "3 2\\n114 132 135\\n4 67 300\\n | 300",
        "3 2\\n114 132\\n4 67 77\\n | Line 2",
        "3 x\\n114 132\\n4 67 77\\n | 'x'",
        "{\"id\":\"a\",\"width\":3,\"height\":2,\"objects\":[{\"id\":1,\"is\":\"baba\",\"x\":0,\"y\":0,"
            + "\"fields\":{\"cracks\":1}}]} | Mechanic.fields()",
      })
  void whatIsWrongIsSaidInOneSentence(String text, String part) {
    String unescaped =
        text.startsWith("{") || text.startsWith("[") ? text : text.replace("\\n", "\n");
    String said =
        assertThrows(IllegalArgumentException.class, () -> LevelText.read(unescaped)).getMessage();
    assertTrue(said.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT)), said);
    assertFalse(said.contains("\n") || said.endsWith("."), said);
  }
}
