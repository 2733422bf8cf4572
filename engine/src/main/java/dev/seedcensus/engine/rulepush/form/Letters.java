package dev.seedcensus.engine.rulepush.form;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The letters of Keke's level format: a small letter is a thing, its capital the noun's word,
 * digits are the other words.
 */
final class Letters {

  /** A thing or a word. */
  record Symbol(boolean word, String text) {}

  private static final Map<Character, String> NOUNS =
      Map.ofEntries(
          Map.entry('b', "BABA"),
          Map.entry('s', "SKULL"),
          Map.entry('f', "FLAG"),
          Map.entry('o', "FLOOR"),
          Map.entry('a', "GRASS"),
          Map.entry('l', "LAVA"),
          Map.entry('r', "ROCK"),
          Map.entry('w', "WALL"),
          Map.entry('k', "KEKE"),
          Map.entry('g', "GOOP"),
          Map.entry('v', "LOVE"));

  private static final Map<Character, String> WORDS =
      Map.of(
          '1', "IS", '2', "YOU", '3', "WIN", '4', "DEFEAT", '5', "PUSH", '6', "STOP", '7', "MOVE",
          '8', "HOT", '9', "MELT", '0', "SINK");

  private Letters() {}

  /** What a letter stands for, if for anything. */
  static Optional<Symbol> symbol(char letter) {
    String noun = NOUNS.get(Character.toLowerCase(letter));
    if (noun != null) {
      return Optional.of(new Symbol(Character.isUpperCase(letter), noun));
    }
    return Optional.ofNullable(WORDS.get(letter)).map(word -> new Symbol(true, word));
  }

  /** The letters of things and words, by what they stand for. */
  static Map<Symbol, Character> bySymbol() {
    Map<Symbol, Character> letters = new LinkedHashMap<>();
    NOUNS.forEach(
        (letter, noun) -> {
          letters.put(new Symbol(false, noun), letter);
          letters.put(new Symbol(true, noun), Character.toUpperCase(letter));
        });
    WORDS.forEach((letter, word) -> letters.put(new Symbol(true, word), letter));
    return letters;
  }
}
