package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.message.Wording;

/**
 * Makes the JSON of rules and stages that a grammar file only names: {@code {"primitive": "…"}}
 * with options.
 *
 * <p>What is wrong with a name or an option is thrown as a {@link GrammarException} whose message
 * is a clause without place or full stop; the loader puts the file, stage and rule before it.
 */
public interface PrimitiveExpander {

  /**
   * The rule that a primitive stands for, written with rule properties only.
   *
   * @param name the primitive
   * @param options the rule as written, without {@code primitive}; the expander's to change
   * @throws GrammarException for an unknown primitive, or an option that it does not have
   */
  ObjectNode rule(String name, ObjectNode options);

  /**
   * The stage that a primitive stands for, written with stage properties only; its rules may be
   * primitives again.
   *
   * @param name the primitive
   * @param options the stage as written, without {@code primitive}, {@code name}, {@code limit} and
   *     {@code induced}, which the loader sets on the result; the expander's to change
   * @throws GrammarException for an unknown primitive, or an option that it does not have
   */
  ObjectNode stage(String name, ObjectNode options);

  /** An expander that knows no primitive. */
  static PrimitiveExpander none() {
    return new PrimitiveExpander() {
      @Override
      public ObjectNode rule(String name, ObjectNode options) {
        throw unknown(name);
      }

      @Override
      public ObjectNode stage(String name, ObjectNode options) {
        throw unknown(name);
      }

      private static GrammarException unknown(String name) {
        return new GrammarException(
            "there is no primitive " + Wording.quote(name) + "; write the rules themselves");
      }
    };
  }
}
