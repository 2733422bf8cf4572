package dev.seedcensus.engine.message;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestNameTest {

  private static final List<String> KNOWN =
      List.of("id", "label", "weight", "limit", "midpoint-room", "midpoint-room-oneway");

  @ParameterizedTest
  @CsvSource({
    "lable, label",
    "labl, label",
    "labell, label",
    "LABEL, label",
    "wieght, weight",
    "limits, limit",
    "midpoint_room, midpoint-room",
    "midpointroom, midpoint-room",
    "midpoint-room-onway, midpoint-room-oneway",
  })
  void findsWhatWasMeant(String word, String name) {
    assertEquals(Optional.of(name), NearestName.of(word, KNOWN));
  }

  @ParameterizedTest
  @CsvSource({"strict", "x", "''", "table-top", "weigh-less-and-less"})
  void findsNothingFarAway(String word) {
    assertEquals(Optional.empty(), NearestName.of(word, KNOWN));
  }

  @Test
  void theFirstOfEquallyNearNamesWins() {
    assertEquals(Optional.of("cat"), NearestName.of("hat", List.of("cat", "bat")));
  }

  @Test
  void remediesEndASentence() {
    assertEquals("did you mean \"label\"?", NearestName.remedy("lable", KNOWN));
    assertEquals("known: a, b and c", NearestName.remedy("xyz", List.of("a", "b", "c")));
    assertEquals("known: a", NearestName.remedy("xyz", List.of("a")));
    assertEquals("there are none", NearestName.remedy("xyz", List.of()));
  }

  @Test
  void longWordsTakeNoTime() {
    String word = "x".repeat(1_000_000);
    assertEquals(Optional.empty(), NearestName.of(word, List.of(word + "y")));
    assertEquals(Optional.of(word), NearestName.of(word, List.of(word)));
  }

  @Property(tries = 300, seed = "1")
  void oneSlipIsForgiven(
      @ForAll @AlphaChars @StringLength(min = 4, max = 30) String name,
      @ForAll int where,
      @ForAll char letter) {
    int at = Math.floorMod(where, name.length());
    List<String> known = List.of("0", name, "1");
    String before = name.substring(0, at);
    String after = name.substring(at + 1);
    assertEquals(Optional.of(name), NearestName.of(before + after, known));
    assertEquals(Optional.of(name), NearestName.of(before + letter + after, known));
    assertEquals(
        Optional.of(name), NearestName.of(before + letter + name.charAt(at) + after, known));
  }
}
