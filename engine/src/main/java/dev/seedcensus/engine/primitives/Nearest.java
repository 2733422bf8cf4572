package dev.seedcensus.engine.primitives;

import java.util.Collection;
import java.util.Comparator;

/** Finds the known name that a misspelt one was meant to be. */
final class Nearest {

  private Nearest() {}

  /** The end of an error sentence: the name that was probably meant, or all that are known. */
  static String hint(String word, Collection<String> known) {
    return known.stream()
        .filter(name -> distance(word, name) <= Math.max(2, word.length() / 3))
        .min(Comparator.comparingInt(name -> distance(word, name)))
        .map(name -> "did you mean \"" + name + "\"?")
        .orElseGet(() -> "known are " + String.join(", ", known));
  }

  /** Insertions, deletions and replacements of a letter that lead from one word to the other. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
