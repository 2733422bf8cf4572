package dev.seedcensus.jobs.tune;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.tuning.Knob;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import dev.seedcensus.jobs.experiment.grammar.GrammarExperiment;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import dev.seedcensus.jobs.experiment.tuning.Measure;
import dev.seedcensus.jobs.experiment.tuning.Plan;
import dev.seedcensus.jobs.experiment.tuning.StageRules;
import dev.seedcensus.jobs.experiment.tuning.Target;
import dev.seedcensus.jobs.experiment.tuning.Target.Kind;
import dev.seedcensus.jobs.run.Numbers;
import dev.seedcensus.jobs.run.SpecFields;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Reads tuning specs. Fields: {@code experiment} (grammar), {@code grammar}, {@code stage};
 * targets: {@code firings} or {@code shares} (by rule), and a {@link Measure} each as a mean or as
 * shares of seeds by value; {@code weights} (rules that may be moved, or their bounds), {@code
 * tolerance}, {@code seeds}, {@code seeds_per_round}, {@code check}, {@code rounds}, {@code to},
 * {@code limits}, {@code out}.
 */
public final class TuneSpecs {

  private static final String STAGE = "stage";
  private static final String FIRINGS = "firings";
  private static final String SHARES = "shares";
  private static final String WEIGHTS = "weights";
  private static final String TOLERANCE = "tolerance";
  private static final String SEEDS = "seeds";
  private static final String PER_ROUND = "seeds_per_round";
  private static final String CHECK = "check";
  private static final String ROUNDS = "rounds";
  private static final String TO = "to";
  private static final String OUT = "out";

  private static final double USUAL_TOLERANCE = 0.02;
  private static final SeedSet USUAL_SEEDS = SeedSet.range(1, 64_000);
  private static final SeedSet USUAL_CHECK = SeedSet.range(1_000_001, 1_020_000);
  private static final long USUAL_PER_ROUND = 2_000;

  /** A trial's yields are kept in memory while they are added up. */
  private static final long MOST_SEEDS = 500_000;

  private static final int USUAL_ROUNDS = 20;
  private static final int MOST_ROUNDS = 1_000;

  /** Beyond these a rule hardly ever fires, or hardly any other does. */
  private static final double LOWEST = 1.0 / 1024;

  private static final double HIGHEST = 1024;

  private final SpecFields fields;
  private double tolerance;
  private StageRules rules;

  private TuneSpecs(SpecFields fields) {
    this.fields = fields;
  }

  /**
   * What the command line says, which wins over the file.
   *
   * @param to where the tuned grammar is written, or null
   * @param out the folder below which runs are kept, or null
   * @param limits what a seed may use, by name
   */
  public record CommandLine(Path to, Path out, Map<String, String> limits) {}

  /**
   * Reads a spec.
   *
   * @throws UserException naming file, line and column of what cannot be used
   */
  public static TuneSpec read(Path path, CommandLine given) {
    Set<String> known =
        new TreeSet<>(
            List.of(
                STAGE, FIRINGS, SHARES, WEIGHTS, TOLERANCE, SEEDS, PER_ROUND, CHECK, ROUNDS, TO,
                OUT));
    known.addAll(Measure.names());
    return new TuneSpecs(SpecFields.read(path, known)).spec(given);
  }

  private TuneSpec spec(CommandLine given) {
    Options options = options(given.limits());
    Path file = grammarFile(options);
    Limits limits = options.limits();
    String text = Options.read(file);
    Grammar grammar = GrammarFiles.parse(text, file.toString(), Map.of());
    GrammarFiles.compile(grammar, file.toString(), limits);
    rules =
        fields
            .optional(STAGE, name -> StageRules.of(grammar, name))
            .orElseGet(() -> onlyStage(grammar));
    tolerance = fields.optional(TOLERANCE, Numbers::tolerance).orElse(USUAL_TOLERANCE);
    List<Target> targets = targets();
    Map<Integer, Knob> knobs = knobs(targets);
    SeedSet seeds = fields.optional(SEEDS, SeedSet::parse).orElse(USUAL_SEEDS);
    SeedSet check = fields.optional(CHECK, SeedSet::parse).orElse(USUAL_CHECK);
    long perRound = perRound(seeds, check);
    int rounds =
        fields
            .optional(ROUNDS, number -> (int) Numbers.whole("rounds", number, 1, MOST_ROUNDS))
            .orElse(USUAL_ROUNDS);
    return new TuneSpec(
        file,
        text,
        grammar,
        limits,
        rules,
        new Plan(rules.index(), targets, List.copyOf(knobs.keySet())),
        List.copyOf(knobs.values()),
        seeds,
        perRound,
        check,
        rounds,
        given.to() == null
            ? fields.required(TO, "tuned.json", this::path)
            : UserPath.absolute(given.to()),
        given.out() == null
            ? fields.required(OUT, "../data/out", this::path)
            : UserPath.absolute(given.out()));
  }

  private Options options(Map<String, String> limits) {
    if (!fields.experiment().name().equals(GrammarExperiment.NAME)) {
      throw fields.mistake("only experiment grammar has weights to tune.");
    }
    if (!fields.columns().isEmpty() || fields.has("overrides")) {
      throw fields.mistake("a tuning has no fields 'columns' and 'overrides': leave them out.");
    }
    return fields.options(Map.of(), limits);
  }

  private Path grammarFile(Options options) {
    return options
        .file(GrammarExperiment.NAME)
        .orElseThrow(
            () ->
                fields.mistake(
                    "field 'grammar' is missing: add a line like 'grammar: dungeon.json'."));
  }

  private StageRules onlyStage(Grammar grammar) {
    try {
      return StageRules.of(grammar, null);
    } catch (UserException e) {
      throw fields.mistake(e.getMessage());
    }
  }

  private Path path(String name) {
    return UserPath.of(fields.folder(), name);
  }

  private List<Target> targets() {
    if (fields.has(FIRINGS) && fields.has(SHARES)) {
      throw fields.mistake("give targets for 'firings' or for 'shares', not for both.");
    }
    List<Target> targets = new ArrayList<>();
    fields.optionalMap(FIRINGS, wanted -> rules(wanted, Kind.FIRINGS)).ifPresent(targets::addAll);
    fields.optionalMap(SHARES, wanted -> rules(wanted, Kind.SHARE)).ifPresent(targets::addAll);
    for (Measure measure : Measure.values()) {
      String name = measure.toString();
      if (fields.isMap(name)) {
        fields.optionalMap(name, wanted -> seeds(measure, wanted)).ifPresent(targets::addAll);
      } else {
        fields.optional(name, wanted -> mean(measure, wanted)).ifPresent(targets::add);
      }
    }
    if (targets.isEmpty()) {
      throw fields.mistake(
          "there is no target: add a field 'firings', for example 'firings: {key-door: 2.5}'.");
    }
    return targets;
  }

  private List<Target> rules(Map<String, String> wanted, Kind kind) {
    List<Target> targets = new ArrayList<>();
    Set<Integer> seen = new LinkedHashSet<>();
    wanted.forEach(
        (key, text) -> {
          int rule = rules.position(key);
          double most = kind == Kind.SHARE ? 1 : Double.MAX_VALUE;
          double number = Numbers.positive("the target of rule " + key, text, most);
          if (!seen.add(rule)) {
            throw new UserException("rule %s has two targets: keep one.".formatted(key));
          }
          targets.add(
              new Target(rules.name(rule), kind, rule, null, 0, number, tolerance * number));
        });
    return targets;
  }

  private Target mean(Measure measure, String text) {
    double number = Numbers.positive("the mean", text, Double.MAX_VALUE);
    return new Target(measure.toString(), Kind.MEAN, -1, measure, 0, number, tolerance * number);
  }

  private List<Target> seeds(Measure measure, Map<String, String> wanted) {
    List<Target> targets = new ArrayList<>();
    wanted.forEach(
        (key, text) -> {
          int value = (int) Numbers.whole("a value of " + measure, key, 0, Integer.MAX_VALUE);
          if (targets.stream().anyMatch(target -> target.value() == value)) {
            throw new UserException("%s = %d has two targets: keep one.".formatted(measure, value));
          }
          double share = Numbers.share("the share of seeds with " + measure + " " + key, text);
          targets.add(
              new Target(
                  measure + " = " + value, Kind.SEEDS, -1, measure, value, share, tolerance));
        });
    return targets;
  }

  /** The rules that may be moved: those named, or else those with targets, or else all. */
  private Map<Integer, Knob> knobs(List<Target> targets) {
    if (fields.isMap(WEIGHTS)) {
      return fields.optionalMap(WEIGHTS, this::bounded).orElseThrow();
    }
    if (fields.has(WEIGHTS)) {
      return fields.optionalList(WEIGHTS, this::named).orElseThrow();
    }
    List<Integer> targeted =
        targets.stream().map(Target::rule).filter(rule -> rule >= 0).distinct().toList();
    Map<Integer, Knob> knobs = new LinkedHashMap<>();
    try {
      (targeted.isEmpty() ? rules.movable() : targeted)
          .forEach(rule -> knobs.put(rule, knob(rule, LOWEST, HIGHEST)));
    } catch (UserException e) {
      throw fields.mistake(e.getMessage());
    }
    if (knobs.isEmpty()) {
      throw fields.mistake(
          "stage %s has no weight that can be moved.".formatted(rules.stageName()));
    }
    return knobs;
  }

  private Map<Integer, Knob> named(List<String> names) {
    Map<Integer, Knob> knobs = new LinkedHashMap<>();
    for (String name : names) {
      put(knobs, name, LOWEST, HIGHEST);
    }
    return knobs;
  }

  private Map<Integer, Knob> bounded(Map<String, String> given) {
    Map<Integer, Knob> knobs = new LinkedHashMap<>();
    given.forEach(
        (name, range) -> {
          Numbers.Range bounds = Numbers.range("the weight of rule " + name, range);
          put(knobs, name, bounds.low(), bounds.high());
        });
    return knobs;
  }

  /** A rule has a name and a position, so that two keys may name one. */
  private void put(Map<Integer, Knob> knobs, String name, double low, double high) {
    int rule = rules.position(name);
    if (knobs.put(rule, knob(rule, low, high)) != null) {
      throw new UserException("rule %s is named twice: keep one.".formatted(rules.name(rule)));
    }
  }

  /** A weight outside its bounds starts from the nearer one. */
  private Knob knob(int rule, double low, double high) {
    double weight = Math.max(low, Math.min(high, rules.weight(rule)));
    return new Knob(rules.name(rule), weight, low, high);
  }

  private long perRound(SeedSet seeds, SeedSet check) {
    if (!seeds.intersect(check).isEmpty()) {
      throw fields.mistake(
          "seeds %s are both tuned on and checked on: keep 'seeds' and 'check' apart."
              .formatted(seeds.intersect(check)));
    }
    if (Math.min(seeds.size(), check.size()) < 2
        || Math.max(seeds.size(), check.size()) > MOST_SEEDS) {
      throw fields.mistake(
          "'seeds' and 'check' have at least 2 and at most %,d seeds each.".formatted(MOST_SEEDS));
    }
    return fields
        .optional(PER_ROUND, number -> Numbers.whole("seeds_per_round", number, 2, seeds.size()))
        .orElse(Math.min(USUAL_PER_ROUND, seeds.size()));
  }
}
