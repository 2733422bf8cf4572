package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Obj;
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
      budget.count(field, 0);
    }
    return ordered((Obj) JsonValues.of(json));
  }

  /** Budgets with one of them set. */
  static Value with(Value budget, String field, double amount) {
    Obj declared = budget instanceof Obj object ? object : Obj.EMPTY;
    return ordered(declared.with(field, Num.of(amount)));
  }

  private static Value ordered(Obj budget) {
    Obj.Builder ordered = new Obj.Builder();
    for (String field : FIELDS) {
      if (!budget.get(field).isUndefined()) {
        ordered.put(field, budget.get(field));
      }
    }
    return ordered.build();
  }
}
