package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.jobs.experiment.Column;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.Setup;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The census of a graph grammar: what it generates for each seed. */
public final class GrammarExperiment implements Experiment {

  /** The experiment's name. */
  public static final String NAME = "grammar";

  private static final String GRAMMAR = "grammar";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String table() {
    return "census";
  }

  @Override
  public List<String> views() {
    return List.of(
        "seeds",
        "firings",
        "sites",
        "locks",
        "skins",
        "budgets",
        "distances",
        "node_types",
        "edge_types");
  }

  @Override
  public List<Summary> summaries() {
    return List.of(
        new Summary("Sizes", "sizes"),
        new Summary("Locks and flaws: per seed, and share of seeds with any (95 %)", "play"),
        new Summary(
            "Budgets: measured, and share of seeds that hit what is declared (95 %)", "budgets"),
        new Summary(
            "Rules: mean firings per seed, expected, share of seeds where it fired", "rules"),
        new Summary("Node types: per seed, and seeds with so many of them", "node_types"));
  }

  @Override
  public Map<String, String> options() {
    return Map.of(
        GRAMMAR, "a grammar file, or the JSON text of a grammar",
        OVERRIDES, "changes one number of the grammar, for example set.stages.expand.limit",
        LIMITS, "what a seed may use before it fails, for example limits.iterations");
  }

  @Override
  public List<Column> columns() {
    return CensusColumn.all().stream().map(CensusColumn::column).toList();
  }

  @Override
  public Setup prepare(Options options) {
    String given =
        options
            .text(GRAMMAR)
            .orElseThrow(
                () ->
                    options.mistake(
                        "Experiment grammar needs the option 'grammar': name a grammar file."));
    if (isText(given)) {
      Grammar grammar = changed(given, "option grammar", options);
      String label = GrammarFiles.label(grammar, Path.of(GrammarFiles.UNNAMED));
      return new GrammarSetup(grammar, label, "option grammar", options.limits());
    }
    Path file = options.file(GRAMMAR).orElseThrow();
    Grammar grammar = changed(options.read(GRAMMAR, file), file.toString(), options);
    String label = GrammarFiles.label(grammar, file);
    return new GrammarSetup(grammar, label, file.toString(), options.limits());
  }

  /** The grammar with its numbers changed; it is not to blame for a change that does not fit. */
  private static Grammar changed(String json, String source, Options options) {
    Grammar grammar = GrammarFiles.parse(json, source, Map.of());
    Map<String, Double> changes = options.overrides();
    if (changes.isEmpty()) {
      return grammar;
    }
    for (Map.Entry<String, Double> change : changes.entrySet()) {
      try {
        GrammarFiles.parse(json, source, Map.ofEntries(change));
      } catch (GrammarException e) {
        throw options.mistake(Options.SET + change.getKey(), e.getMessage());
      }
    }
    return GrammarFiles.parse(json, source, changes);
  }

  @Override
  public Optional<List<String>> replay(Options options, long seed) {
    return options
        .file(GRAMMAR)
        .filter(file -> !isText(options.text(GRAMMAR).orElseThrow()))
        .map(
            file -> {
              List<String> arguments = new ArrayList<>(List.of("evolve", "--grammar"));
              arguments.addAll(List.of(file.toString(), "--seed", Long.toString(seed)));
              arguments.addAll(options.arguments());
              return arguments;
            });
  }

  private static boolean isText(String grammar) {
    return grammar.stripLeading().startsWith("{");
  }

  @Override
  public Setup restore(String definition) {
    return GrammarSetup.restore(definition);
  }

  /**
   * The setup of a definition with some of the grammar's numbers changed.
   *
   * @param source names the grammar in messages
   * @param overrides numbers by path, as in {@code --set}
   * @throws dev.seedcensus.engine.grammar.GrammarException if a path leads nowhere, or a number
   *     does not fit there
   */
  public static Setup changed(String definition, String source, Map<String, Double> overrides) {
    return GrammarSetup.restore(definition, source, overrides);
  }
}
