package dev.seedcensus.jobs.experiment.grammar;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.grammar.GrammarLoader;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import java.nio.file.Path;
import java.util.Map;

/** Reads grammars, with the primitives that files may name. */
public final class GrammarFiles {

  /** Stands for a grammar without a name that comes from no file. */
  static final String UNNAMED = "unnamed";

  private GrammarFiles() {}

  /**
   * The grammar in a file.
   *
   * @param overrides single numbers to change, by path
   * @throws dev.seedcensus.jobs.UserException if the file cannot be read
   * @throws dev.seedcensus.engine.grammar.GrammarException if it is no grammar, or lacks a number
   *     to change
   */
  public static Grammar read(Path file, Map<String, Double> overrides) {
    return parse(Options.read(file), file.toString(), overrides);
  }

  /**
   * The grammar in a JSON text.
   *
   * @param source names the text in messages
   */
  public static Grammar parse(String json, String source, Map<String, Double> overrides) {
    return new GrammarLoader(new Primitives()).load(json, source, overrides);
  }

  /** A grammar ready to run, with the default limits. */
  public static Program compile(Grammar grammar, String source) {
    return compile(grammar, source, Limits.defaults());
  }

  /**
   * A grammar ready to run.
   *
   * @param source names the file in messages
   * @param limits what a seed may use
   * @throws UserException if an expression does not parse
   */
  public static Program compile(Grammar grammar, String source, Limits limits) {
    try {
      return Program.compile(grammar, limits);
    } catch (GrammarException e) {
      throw new UserException("%s, %s.".formatted(source, e.getMessage()), e);
    }
  }

  /** A grammar's name, or its file's without the ending where it has none. */
  static String label(Grammar grammar, Path file) {
    return grammar.name() != null
        ? grammar.name()
        : file.getFileName().toString().replaceFirst("\\.json$", "");
  }
}
