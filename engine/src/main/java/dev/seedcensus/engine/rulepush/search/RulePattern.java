package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.message.NearestName;
import dev.seedcensus.engine.rulepush.Piece;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Rules;
import dev.seedcensus.engine.rulepush.play.Turn;
import dev.seedcensus.engine.rulepush.play.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A rule that a search watches, in the numbers of a level. */
record RulePattern(int noun, int propertyBits, long nounBits) {

  private static final int WORDS = 3;

  /**
   * @throws IllegalArgumentException if the text is no rule, or has words that the level lacks
   */
  static RulePattern of(String rule, LevelTable table) {
    String[] words = rule.strip().toUpperCase(Locale.ROOT).split("\\s+", -1);
    if (words.length != WORDS || !words[1].equals(Piece.IS)) {
      throw new IllegalArgumentException(
          "'%s' is no rule: write a noun, IS, and a noun or property".formatted(rule));
    }
    Vocabulary known = table.words();
    int noun = known.noun(words[0]);
    if (noun == LevelTable.NONE) {
      throw unknown("noun", words[0], rule, known.nouns());
    }
    int property = known.propertyBit(words[2]);
    int other = known.noun(words[2]);
    if (property == 0 && other == LevelTable.NONE) {
      List<String> all = new ArrayList<>(known.nouns());
      all.addAll(known.properties());
      throw unknown("noun or property", words[2], rule, all);
    }
    return new RulePattern(noun, property, other == LevelTable.NONE ? 0 : 1L << other);
  }

  private static IllegalArgumentException unknown(
      String what, String word, String rule, List<String> known) {
    return new IllegalArgumentException(
        "The level has no %s '%s' of the rule '%s': %s"
            .formatted(what, word, rule, NearestName.remedy(word, known)));
  }

  boolean holds(Rules rules) {
    return rules.has(noun, propertyBits, nounBits);
  }

  /** Whether it held in any phase of a turn. */
  boolean held(Turn turn) {
    for (int phase = 0; phase < Turn.PHASES; phase++) {
      boolean changed = phase == 0 || turn.rules(phase) != turn.rules(phase - 1);
      if (changed && holds(turn.rules(phase))) {
        return true;
      }
    }
    return false;
  }
}
