package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Recipes for values that depend on the match or on the iteration. */
final class Recipes {

  private Recipes() {}

  static ObjectNode eval(String expression) {
    return JsonNodeFactory.instance.objectNode().put("$eval", expression);
  }

  /** The prefix followed by the stage's iteration, counted from 1. */
  static ObjectNode numbered(String prefix) {
    return eval(numberedText(prefix));
  }

  /** The expression behind {@link #numbered}. */
  static String numberedText(String prefix) {
    return "\"" + prefix + "\" + ($$iter + 1)";
  }
}
