package dev.seedcensus.jobs.search;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;

/** What a search has found so far. Stretches are added in ascending order. */
public final class Findings {

  private static final ObjectMapper JSON = new ObjectMapper();

  /**
   * A seed that was accepted.
   *
   * @param found the columns that the condition reads, by name
   */
  public record Hit(long seed, JsonNode found) {}

  /** How a search ended. */
  public enum End {
    /** The last seed tried is the last hit wanted. */
    HITS,
    /** All seeds that may be tried were. */
    CAP,
    /** It was told to stop. */
    STOPPED
  }

  private final SearchSpec spec;
  private final List<Hit> hits = new ArrayList<>();
  private final List<Stretch.Failure> failures = new ArrayList<>();
  private final long[] stopped;
  private long tried;
  private long failed;
  private long cpuNanos;
  private boolean isStopped;

  Findings(SearchSpec spec) {
    this.spec = spec;
    this.stopped = new long[spec.setup().parts().size()];
  }

  /** Adds what became of the next seeds; what comes after the last hit wanted does not count. */
  void add(Stretch next) {
    if (hasHits()) {
      return;
    }
    tried += next.tried();
    failed += next.failed();
    cpuNanos += next.cpuNanos();
    for (int part = 0; part < stopped.length; part++) {
      stopped[part] += next.stopped().get(part);
    }
    next.failures().stream()
        .limit(Math.max(0, Stretch.TOLD_FAILURES - failures.size()))
        .forEach(failures::add);
    if (next.isHit()) {
      hits.add(new Hit(next.last(), json(next.found())));
    }
  }

  private static JsonNode json(String found) {
    try {
      return JSON.readTree(found);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("Not JSON: " + found, e);
    }
  }

  void stop() {
    isStopped = true;
  }

  private boolean hasHits() {
    return spec.hits().isPresent() && hits.size() == spec.hits().getAsLong();
  }

  /** Whether there is nothing more to do. */
  boolean isOver() {
    return hasHits() || tried == spec.cap();
  }

  /** How the search ended, once it has. */
  public End end() {
    return hasHits() ? End.HITS : isStopped && tried < spec.cap() ? End.STOPPED : End.CAP;
  }

  /** Whether what was wanted was found. */
  public boolean isMet() {
    return end() == End.HITS || (end() == End.CAP && spec.hits().isEmpty());
  }

  public SearchSpec spec() {
    return spec;
  }

  /** The seeds that were accepted, ascending. */
  public List<Hit> hits() {
    return List.copyOf(hits);
  }

  /** Seeds tried, up to and with the last hit wanted; those that failed too. */
  public long tried() {
    return tried;
  }

  /** Seeds that failed before the condition was decided, or after it was met. */
  public long failed() {
    return failed;
  }

  /** The first few of these. */
  List<Stretch.Failure> failures() {
    return failures;
  }

  /** CPU time of all seeds tried, in milliseconds. */
  double cpuMillis() {
    return cpuNanos / 1e6;
  }

  /** Seeds of which a part of the condition was asked; those that failed are left out. */
  long asked(int part) {
    return held(part) + stopped[part];
  }

  /** Seeds of which it held. */
  long held(int part) {
    long held = hits.size();
    for (int later = part + 1; later < stopped.length; later++) {
      held += stopped[later];
    }
    return held;
  }

  /** What that tells of all seeds; at least one must have been tried. */
  Rate rate() {
    return end() == End.HITS ? Rate.untilHits(hits.size(), tried) : Rate.among(tried, hits.size());
  }
}
