package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * Turns a named primitive of a grammar file into the rule or stage it stands for, in the language
 * of grammar files.
 */
public interface PrimitiveExpander {

  /**
   * The rule that a primitive stands for.
   *
   * @param name the primitive's name
   * @param options the fields beside {@code primitive}
   * @throws GrammarException if there is no such rule, or an option is unknown or of a wrong type
   */
  ObjectNode rule(String name, ObjectNode options);

  /**
   * The stage that a primitive stands for.
   *
   * @param name the primitive's name
   * @param options the fields beside {@code primitive}
   * @throws GrammarException if there is no such stage, or an option is unknown or of a wrong type
   */
  ObjectNode stage(String name, ObjectNode options);
}
