package dev.seedcensus.jobs.experiment;

import dev.seedcensus.jobs.UserException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A set of seeds: disjoint, ascending ranges within [0, 2^32), both ends inclusive. Immutable.
 * Operations take time linear in the number of ranges.
 */
public final class SeedSet implements Serializable {

  private static final long serialVersionUID = 1L;

  /** The largest seed. */
  public static final long MAX = (1L << 32) - 1;

  public static final SeedSet ALL = new SeedSet(new long[] {0, MAX});
  public static final SeedSet NONE = new SeedSet(new long[0]);

  /** Any number of so many digits is a long. */
  private static final int MOST_DIGITS = 18;

  private static final Pattern RANGE = Pattern.compile("\\s*(\\d+)\\s*(?:\\.\\.\\s*(\\d+)\\s*)?");

  /** First and last seed of each range, one after the other; no two ranges touch. */
  private final long[] bounds;

  private SeedSet(long[] bounds) {
    this.bounds = bounds;
  }

  /** The seeds of [first, last], clipped to those there are; none if last is below first. */
  public static SeedSet range(long first, long last) {
    long lo = Math.max(first, 0);
    long hi = Math.min(last, MAX);
    return lo > hi ? NONE : new SeedSet(new long[] {lo, hi});
  }

  /**
   * Reads {@code A..B} (both inclusive) or a single seed.
   *
   * @throws UserException if it is neither, a seed is outside [0, 2^32) or the range is empty
   */
  public static SeedSet parse(String text) {
    Matcher matcher = RANGE.matcher(text);
    if (!matcher.matches()) {
      throw new UserException(
          "Cannot read seeds '%s': write first..last, for example 1..1000.".formatted(text));
    }
    long first = number(matcher.group(1));
    long last = matcher.group(2) == null ? first : number(matcher.group(2));
    if (Math.max(first, last) > MAX) {
      throw new UserException(
          "Cannot use seeds '%s': a seed is a number from 0 to %d.".formatted(text, MAX));
    }
    if (first > last) {
      throw new UserException(
          "Cannot use seeds '%s': the range is empty, its first seed must not be above its last."
              .formatted(text));
    }
    return range(first, last);
  }

  /** The number that digits make; of more digits than a long has, one above all seeds. */
  private static long number(String digits) {
    return digits.length() > MOST_DIGITS ? Long.MAX_VALUE : Long.parseLong(digits);
  }

  public boolean isEmpty() {
    return bounds.length == 0;
  }

  /** How many seeds. */
  public long size() {
    long size = 0;
    for (int i = 0; i < bounds.length; i += 2) {
      size += bounds[i + 1] - bounds[i] + 1;
    }
    return size;
  }

  /** How many ranges. */
  public int ranges() {
    return bounds.length / 2;
  }

  /** First seed of a range in [0, ranges). */
  public long first(int range) {
    return bounds[2 * range];
  }

  /** Last seed of a range in [0, ranges). */
  public long last(int range) {
    return bounds[2 * range + 1];
  }

  public boolean contains(long seed) {
    int at = Arrays.binarySearch(bounds, seed);
    return at >= 0 || (-at - 1) % 2 == 1;
  }

  public SeedSet intersect(SeedSet other) {
    Builder result = new Builder();
    int i = 0;
    int j = 0;
    while (i < ranges() && j < other.ranges()) {
      result.add(Math.max(first(i), other.first(j)), Math.min(last(i), other.last(j)));
      if (last(i) < other.last(j)) {
        i++;
      } else {
        j++;
      }
    }
    return result.build();
  }

  public SeedSet complement() {
    Builder result = new Builder();
    long next = 0;
    for (int i = 0; i < ranges(); i++) {
      result.add(next, first(i) - 1);
      next = last(i) + 1;
    }
    result.add(next, MAX);
    return result.build();
  }

  public SeedSet union(SeedSet other) {
    return complement().intersect(other.complement()).complement();
  }

  public SeedSet minus(SeedSet other) {
    return intersect(other.complement());
  }

  /** The lowest seeds of this set, at most so many. */
  public SeedSet lowest(long count) {
    Builder result = new Builder();
    long left = count;
    for (int i = 0; i < ranges() && left > 0; i++) {
      long last = Math.min(last(i), first(i) + left - 1);
      result.add(first(i), last);
      left -= last - first(i) + 1;
    }
    return result.build();
  }

  /** This set cut into parts of so many seeds each, ascending; the last may have fewer. */
  public List<SeedSet> split(long seedsPerPart) {
    List<SeedSet> parts = new ArrayList<>();
    Builder part = new Builder();
    long room = seedsPerPart;
    for (int i = 0; i < ranges(); i++) {
      for (long next = first(i); next <= last(i); ) {
        long last = Math.min(last(i), next + room - 1);
        part.add(next, last);
        room -= last - next + 1;
        next = last + 1;
        if (room == 0) {
          parts.add(part.build());
          part = new Builder();
          room = seedsPerPart;
        }
      }
    }
    SeedSet rest = part.build();
    if (!rest.isEmpty()) {
      parts.add(rest);
    }
    return parts;
  }

  /**
   * These seeds in so many parts, ascending, whose sizes differ by at most one; in fewer where
   * there are not as many seeds.
   */
  public List<SeedSet> splitInto(int parts) {
    List<SeedSet> split = new ArrayList<>();
    SeedSet rest = this;
    for (long left = Math.min(parts, size()); left > 0; left--) {
      SeedSet part = rest.lowest((rest.size() + left - 1) / left);
      split.add(part);
      rest = rest.minus(part);
    }
    return split;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SeedSet s && Arrays.equals(s.bounds, bounds);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bounds);
  }

  /** The ranges as {@code first..last}, with commas between. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < ranges(); i++) {
      text.append(i == 0 ? "" : ", ").append(first(i)).append("..").append(last(i));
    }
    return isEmpty() ? "no seeds" : text.toString();
  }

  /** Collects ascending ranges; empty ones are dropped, touching ones joined. */
  public static final class Builder {
    private long[] bounds = new long[8];
    private int length;

    /** Adds [first, last], which must lie above all that was added before. */
    public void add(long first, long last) {
      if (first > last) {
        return;
      }
      if (length > 0 && bounds[length - 1] == first - 1) {
        bounds[length - 1] = last;
        return;
      }
      if (length == bounds.length) {
        bounds = Arrays.copyOf(bounds, 2 * length);
      }
      bounds[length++] = first;
      bounds[length++] = last;
    }

    public SeedSet build() {
      return length == 0 ? NONE : new SeedSet(Arrays.copyOf(bounds, length));
    }
  }
}
