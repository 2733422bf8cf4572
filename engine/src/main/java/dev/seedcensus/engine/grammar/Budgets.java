package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.List;

/** The budgets that a grammar may declare: how much of each thing its graphs are meant to have. */
final class Budgets {

  static final List<String> FIELDS = List.of("rooms", "keys", "nestingDepth", "npcs", "minigames");

  private Budgets() {}

  /** The declared budgets; undefined where there are none. */
  static Value read(Fields grammar) {
    JsonNode json = grammar.get("budget");
    if (json == null) {
      return Undefined.UNDEFINED;
    }
    Fields budget = Fields.of(json, grammar.at("budget"), "a budget", FIELDS);
    for (String field : FIELDS) {
      double number = budget.number(field, 0);
      if (!isAmount(number)) {
        throw budget.at(field).mistake(amountExpected(json.get(field)));
      }
    }
    return JsonValues.of(json);
  }

  static boolean isAmount(double number) {
    return number >= 0 && number == Math.rint(number);
  }

  private static String amountExpected(JsonNode given) {
    return "it must be a whole number of at least 0, not " + Wording.describe(given);
  }
}
