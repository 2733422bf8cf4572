package dev.seedcensus.jobs;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/** Finds what a misspelt name was meant to be. */
public final class KnownNames {

  private KnownNames() {}

  /**
   * A clause to end a message about an unknown name with: the nearest known one, or all of them
   * where none is near.
   */
  public static String remedy(String unknown, Collection<String> known) {
    return nearest(unknown, known)
        .map(name -> "did you mean '" + name + "'?")
        .orElseGet(() -> "known are " + String.join(", ", new TreeSet<>(known)) + ".");
  }

  /** The known name with the fewest edits, if those are at most a third of its letters (or two). */
  static Optional<String> nearest(String unknown, Collection<String> known) {
    return known.stream()
        .filter(name -> edits(unknown, name) <= Math.max(2, name.length() / 3))
        .filter(name -> edits(unknown, name) < name.length())
        .min(
            Comparator.comparingInt((String name) -> edits(unknown, name))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Levenshtein's distance, upper and lower case alike. */
  private static int edits(String from, String to) {
    String a = from.toLowerCase(Locale.ROOT);
    String b = to.toLowerCase(Locale.ROOT);
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(row[j - 1], above[j]));
      }
      above = row;
    }
    return above[b.length()];
  }
}
