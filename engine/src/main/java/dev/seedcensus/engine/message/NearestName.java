package dev.seedcensus.engine.message;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the known name that a misspelt one most likely stands for. */
public final class NearestName {

  /** Nobody misspells a word this long, and comparing two would take long. */
  private static final int LONGEST = 64;

  private NearestName() {}

  /**
   * The known name with the smallest edit distance (letters inserted, left out, replaced, or two
   * neighbours swapped; case does not count), provided that no more than a third of the letters
   * differ. Of equally near names the first wins. Takes O(|word| · |name|) for each known name.
   *
   * @return empty where no name is near
   */
  public static Optional<String> of(String word, Collection<String> known) {
    String nearest = null;
    int least = Integer.MAX_VALUE;
    for (String name : known) {
      int distance = distance(word, name);
      if (distance < least && distance <= tolerance(word, name)) {
        least = distance;
        nearest = name;
      }
    }
    return Optional.ofNullable(nearest);
  }

  /**
   * The end of a sentence about an unknown name: the nearest known one, or all of them where none
   * is near. Starts without a space and ends without a full stop.
   */
  public static String remedy(String word, Collection<String> known) {
    if (known.isEmpty()) {
      return "there are none";
    }
    return of(word, known)
        .map(name -> "did you mean " + Wording.quote(name) + "?")
        .orElseGet(() -> "known: " + Wording.list(known));
  }

  private static int tolerance(String word, String name) {
    int longer = Math.max(word.length(), name.length());
    int shorter = Math.min(word.length(), name.length());
    return longer > LONGEST ? 0 : Math.min(Math.max(1, longer / 3), shorter - 1);
  }

  private static int distance(String word, String name) {
    if (Math.max(word.length(), name.length()) > LONGEST) {
      return word.equals(name) ? 0 : LONGEST;
    }
    String a = word.toLowerCase(Locale.ROOT);
    String b = name.toLowerCase(Locale.ROOT);
    int[][] rows = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        rows[i][j] = i == 0 || j == 0 ? i + j : cheapest(rows, a, b, i, j);
      }
    }
    return rows[a.length()][b.length()];
  }

  private static int cheapest(int[][] rows, String a, String b, int i, int j) {
    int replaced = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
    int best = Math.min(replaced, 1 + Math.min(rows[i - 1][j], rows[i][j - 1]));
    boolean swapped =
        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    return swapped ? Math.min(best, rows[i - 2][j - 2] + 1) : best;
  }
}
