package dev.seedcensus.engine.rulepush.form;

import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.play.Board;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Boards drawn with one letter per cell within a border: Keke's letters where they have one,
 * further letters for the rest, and a legend of them. Of a stack a word is shown before a thing,
 * and of several the last.
 */
public final class Drawing {

  private static final String FURTHER = "cdehijmnpqtuxyz@#$%&*+=<>?!^~";

  private static final int IDLE = 0;
  private static final int THING = 1;
  private static final int WORD = 2;

  private final LevelTable table;
  private final Map<Letters.Symbol, Character> letters = Letters.bySymbol();
  private final Map<Letters.Symbol, Character> further = new LinkedHashMap<>();

  public Drawing(LevelTable table) {
    this.table = table;
    Set<String> nouns = new TreeSet<>();
    Set<String> words = new TreeSet<>();
    for (int object = 0; object < table.objects(); object++) {
      Letters.Symbol symbol = symbol(table.startKind(object));
      (symbol.word() ? words : nouns).add(symbol.text());
    }
    words.forEach(word -> name(new Letters.Symbol(true, word)));
    nouns.forEach(noun -> name(new Letters.Symbol(false, noun)));
    table.words().nouns().forEach(noun -> name(new Letters.Symbol(false, noun)));
  }

  private void name(Letters.Symbol symbol) {
    if (letters.containsKey(symbol)) {
      return;
    }
    String wish = symbol.text().toLowerCase(Locale.ROOT) + FURTHER;
    for (int i = 0; i < wish.length(); i++) {
      char letter = wish.charAt(i);
      char own = symbol.word() ? Character.toUpperCase(letter) : letter;
      if (!letters.containsValue(own)) {
        letters.put(symbol, own);
        further.put(symbol, own);
        return;
      }
    }
  }

  private Letters.Symbol symbol(int kind) {
    return new Letters.Symbol(!table.words().isThing(kind), table.words().text(kind));
  }

  /** The lines of a board. */
  public List<String> lines(Board board) {
    Level level = table.level();
    char[][] cells = new char[level.height()][level.width()];
    int[][] shown = new int[level.height()][level.width()];
    for (int object = 0; object < table.objects(); object++) {
      if (board.isThere(object)) {
        int x = board.cell(object) % level.width();
        int y = board.cell(object) / level.width();
        Letters.Symbol symbol = symbol(board.kind(object));
        int rank = symbol.word() ? WORD : table.reach().isIdle(object) ? IDLE : THING;
        if (rank >= shown[y][x]) {
          cells[y][x] = letters.getOrDefault(symbol, '?');
          shown[y][x] = rank;
        }
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add("_".repeat(level.width() + 2));
    for (char[] row : cells) {
      lines.add("_" + new String(row).replace('\0', '.') + "_");
    }
    lines.add("_".repeat(level.width() + 2));
    return lines;
  }

  /** What the further letters stand for: small letters for things, capitals for words. */
  public Map<Character, String> legend() {
    Map<Character, String> legend = new LinkedHashMap<>();
    further.forEach(
        (symbol, letter) ->
            legend.put(
                letter, symbol.word() ? symbol.text() : symbol.text().toLowerCase(Locale.ROOT)));
    return legend;
  }
}
