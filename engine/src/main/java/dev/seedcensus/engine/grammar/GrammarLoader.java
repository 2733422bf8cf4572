package dev.seedcensus.engine.grammar;

import java.util.Map;
import java.util.Objects;

/** Reads grammar files: JSON in, a checked grammar in canonical form out. */
public final class GrammarLoader {

  private final GrammarReader reader;

  /**
   * @param expander makes the rules and stages that files name as primitives
   */
  public GrammarLoader(PrimitiveExpander expander) {
    this.reader = new GrammarReader(new Primitives(Objects.requireNonNull(expander)));
  }

  /**
   * The grammar that a JSON text describes. Takes time linear in its length.
   *
   * @param json at most 16 Mi characters, nested at most 200 levels deep
   * @param sourceName names the text in messages, usually the file's path
   * @throws GrammarException for the first mistake found: one sentence that names the file, the
   *     stage and rule, the place in it, what is wrong and what to do
   */
  public Grammar load(String json, String sourceName) {
    return load(json, sourceName, Map.of());
  }

  /**
   * The grammar that a JSON text describes, with some of its numbers replaced.
   *
   * @param overrides numbers by path: {@code limit}, {@code budget.FIELD}, {@code
   *     stages.STAGE.limit}, {@code stages.STAGE.rules.RULE.FIELD} or, in a grammar without stages,
   *     {@code rules.RULE.FIELD}, where a stage or rule is given by name or by index from 0, and a
   *     rule's field is {@code weight}, {@code limit} or {@code delay}. One that the file does not
   *     have is added. A rule made from a primitive has its expanded name
   * @throws GrammarException for the first mistake found, also for a path that leads nowhere or to
   *     several places, and for a number that its place does not take
   */
  public Grammar load(String json, String sourceName, Map<String, Double> overrides) {
    Place file = Place.file(Objects.requireNonNull(sourceName));
    Grammar grammar = reader.read(GrammarJson.parse(json, file), file);
    return Overrides.apply(grammar, overrides, file);
  }
}
