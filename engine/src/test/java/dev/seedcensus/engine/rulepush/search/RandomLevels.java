package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Automaton;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Small levels in which much happens: stacks, chains of transformations, every property, and now
 * and then automata and MOVE.
 */
final class RandomLevels {

  private static final List<String> NOUNS = List.of("BABA", "CRATE", "GAP", "KEKE");
  private static final List<String> PROPERTIES =
      List.of("YOU", "STOP", "PUSH", "WIN", "DEFEAT", "SINK", "HOT", "MELT", "OPEN", "SHUT");

  private RandomLevels() {}

  /** The level of a seed. */
  static Level level(long seed) {
    Random random = new Random(seed);
    return level(seed, random, 5 + random.nextInt(3), 5 + random.nextInt(2));
  }

  /** The level of a seed on a board of a size. */
  static Level level(long seed, int width, int height) {
    return level(seed, new Random(seed), width, height);
  }

  private static Level level(long seed, Random random, int width, int height) {
    List<Piece> pieces = new ArrayList<>();
    rule(pieces, random, "BABA", "YOU", width, height);
    if (random.nextInt(3) > 0) {
      rule(pieces, random, any(NOUNS, random), "WIN", width, height);
    }
    int rules = 2 + random.nextInt(4);
    for (int i = 0; i < rules; i++) {
      String is = random.nextInt(4) == 0 ? any(NOUNS, random) : any(PROPERTIES, random);
      rule(pieces, random, any(NOUNS, random), is, width, height);
    }
    if (random.nextInt(4) == 0) {
      rule(pieces, random, any(NOUNS, random), "MOVE", width, height);
    }
    int things = 4 + random.nextInt(6);
    for (int i = 0; i < things; i++) {
      pieces.add(
          new Piece(
              pieces.size(),
              false,
              i == 0 ? "BABA" : any(NOUNS, random),
              random.nextInt(width),
              random.nextInt(height),
              Map.of()));
    }
    List<Automaton> automata = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      automata.add(new Automaton(7, any(NOUNS, random), program(random)));
      automata.add(new Automaton(3, any(NOUNS, random), program(random)));
    }
    return new Level("random " + seed, "", width, height, pieces, automata);
  }

  /** Mostly a rule in a row or column; sometimes words that lie about. */
  private static void rule(
      List<Piece> pieces, Random random, String noun, String is, int width, int height) {
    boolean across = random.nextBoolean();
    int x = random.nextInt(across ? width - 2 : width);
    int y = random.nextInt(across ? height : height - 2);
    boolean scattered = random.nextInt(4) == 0;
    List<String> words = List.of(noun, "IS", is);
    for (int i = 0; i < words.size(); i++) {
      int column = scattered ? random.nextInt(width) : x + (across ? i : 0);
      int row = scattered ? random.nextInt(height) : y + (across ? 0 : i);
      pieces.add(Piece.word(pieces.size(), words.get(i), column, row));
    }
  }

  private static String any(List<String> names, Random random) {
    return names.get(random.nextInt(names.size()));
  }

  private static String program(Random random) {
    StringBuilder program = new StringBuilder();
    int length = 1 + random.nextInt(4);
    for (int i = 0; i < length; i++) {
      program.append("UDLR.".charAt(random.nextInt(5)));
    }
    return program.toString();
  }
}
