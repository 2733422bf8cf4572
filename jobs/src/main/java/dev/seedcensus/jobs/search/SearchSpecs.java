package dev.seedcensus.jobs.search;

import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiments;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.Setup;
import dev.seedcensus.jobs.experiment.search.SearchSetup;
import dev.seedcensus.jobs.run.Numbers;
import dev.seedcensus.jobs.run.SpecFields;
import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;

/**
 * Reads search specs. Fields: {@code experiment}, its options, {@code overrides} and {@code
 * limits}, {@code where} (the condition), {@code from} (the first seed, 1 unless given), {@code
 * hits} (how many are wanted, or {@code all}; 10 unless given) and {@code cap} (how many seeds may
 * be tried, 1,000,000 unless given).
 */
public final class SearchSpecs {

  private static final String WHERE = "where";
  private static final String FROM = "from";
  private static final String HITS = "hits";
  private static final String CAP = "cap";

  private static final String ALL = "all";
  private static final long USUAL_FROM = 1;
  private static final long USUAL_HITS = 10;
  private static final long USUAL_CAP = 1_000_000;

  /** Hits are kept in memory and printed. */
  private static final long MOST_HITS = 1_000_000;

  /** As many trials as the intervals of shares take. */
  private static final long MOST_TRIED = Integer.MAX_VALUE;

  private final SpecFields fields;

  private SearchSpecs(SpecFields fields) {
    this.fields = fields;
  }

  /**
   * What the command line says, which wins over the file; null where it says nothing.
   *
   * @param where the condition
   * @param from the first seed
   * @param hits how many are wanted, or {@code all}
   * @param cap how many seeds may be tried
   * @param overrides grammar numbers to change, by path
   * @param limits what a seed may use, by name
   */
  public record CommandLine(
      String where,
      String from,
      String hits,
      String cap,
      Map<String, String> overrides,
      Map<String, String> limits) {

    /** Nothing said. */
    public static final CommandLine SILENT =
        new CommandLine(null, null, null, null, Map.of(), Map.of());
  }

  /**
   * Reads a spec.
   *
   * @throws UserException naming file, line and column of what cannot be used
   */
  public static SearchSpec read(Path path, CommandLine given) {
    return new SearchSpecs(SpecFields.read(path, Set.of(WHERE, FROM, HITS, CAP))).spec(given);
  }

  private SearchSpec spec(CommandLine given) {
    if (!fields.columns().isEmpty()) {
      throw fields.mistake(
          "a search has no field 'columns', it tells those that its condition reads: leave it out.");
    }
    Options options = fields.options(given.overrides(), given.limits());
    Setup inner = Experiments.prepare(fields.experiment().name(), options);
    Function<String, SearchSetup> reading = where -> SearchSetup.of(inner, where);
    SearchSetup setup =
        given.where() == null
            ? fields.required(WHERE, "keys = 3 and winnable", reading)
            : onCommandLine("--where", given.where(), reading);
    long from =
        number(FROM, given.from(), text -> Numbers.whole(FROM, text, 0, SeedSet.MAX), USUAL_FROM);
    Function<String, OptionalLong> hits = SearchSpecs::hits;
    OptionalLong wanted =
        given.hits() == null
            ? fields.optional(HITS, hits).orElse(OptionalLong.of(USUAL_HITS))
            : onCommandLine("--hits", given.hits(), hits);
    long cap = cap(given.cap(), from);
    if (wanted.isPresent() && wanted.getAsLong() > cap) {
      throw fields.mistake(
          "%,d hits are wanted and %,d seeds may be tried: raise 'cap' or lower 'hits'."
              .formatted(wanted.getAsLong(), cap));
    }
    return new SearchSpec(fields.experiment().name(), options, setup, from, wanted, cap);
  }

  private static OptionalLong hits(String text) {
    return text.strip().equals(ALL)
        ? OptionalLong.empty()
        : OptionalLong.of(Numbers.whole(HITS, text, 1, MOST_HITS));
  }

  /** The usual cap is lowered where there are not so many seeds; one that was given is not. */
  private long cap(String given, long from) {
    long left = SeedSet.MAX - from + 1;
    long cap =
        number(
            CAP, given, text -> Numbers.whole(CAP, text, 1, MOST_TRIED), Math.min(USUAL_CAP, left));
    if (cap > left) {
      throw fields.mistake(
          "from seed %d upwards there are %,d seeds, fewer than the cap of %,d: begin lower."
              .formatted(from, left, cap));
    }
    return cap;
  }

  private long number(String field, String given, Function<String, Long> reading, long usual) {
    return given == null
        ? fields.optional(field, reading).orElse(usual)
        : onCommandLine("--" + field, given, reading);
  }

  private static <T> T onCommandLine(String option, String text, Function<String, T> reading) {
    try {
      return reading.apply(text);
    } catch (UserException | GrammarException e) {
      throw new UserException(option + ": " + e.getMessage(), e);
    }
  }
}
