package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * One outcome of a roll of the dice in a battle.
 *
 * @param from id of the roll in the rule
 * @param to id of the node it leads to; {@code b} is past the monster
 * @param role names the outcome
 * @param odds weight, playerDamage and monsterDamage, in this order
 */
record Consequence(String from, String to, String role, ObjectNode odds) {

  private static final List<Consequence> USUAL =
      List.of(
          of("rA", "cN", "attack-stalemate", 0.4, 0.2, 0.3),
          of("rA", "cA", "attack-advantage", 0.2, 0, 0.5),
          of("rA", "b", "attack-victory", 0.3, 0, 1),
          of("rA", "death", "attack-death", 0.1, 1, 0),
          of("rD", "cN", "defend-stalemate", 0.5, 0, 0),
          of("rD", "cA", "defend-advantage", 0.3, 0, 0),
          of("rD", "b", "defend-victory", 0.1, 0, 1),
          of("rD", "death", "defend-death", 0.1, 0.5, 0));

  private static Consequence of(
      String from, String to, String role, double weight, double playerDamage, double monsterDamage) {
    ObjectNode odds =
        JsonNodeFactory.instance
            .objectNode()
            .put("weight", weight)
            .put("playerDamage", playerDamage)
            .put("monsterDamage", monsterDamage);
    return new Consequence(from, to, role, odds);
  }

  /**
   * The eight consequences, with the values that the option {@code tune} replaces.
   *
   * @throws dev.seedcensus.engine.grammar.GrammarException if it names an unknown role or value, or
   *     a value is no number
   */
  static List<Consequence> tuned(Settings s) {
    JsonNode tune = s.value("tune");
    if (tune == null) {
      return USUAL;
    }
    List<String> roles = USUAL.stream().map(Consequence::role).toList();
    for (Map.Entry<String, JsonNode> entry : tune.properties()) {
      if (!roles.contains(entry.getKey())) {
        throw s.refusal(
            "option \"tune\" names the unknown role \""
                + entry.getKey()
                + "\"; "
                + Nearest.hint(entry.getKey(), roles));
      }
    }
    return USUAL.stream().map(usual -> usual.with(s, tune.get(usual.role()))).toList();
  }

  private Consequence with(Settings s, JsonNode changes) {
    if (changes == null) {
      return this;
    }
    if (!changes.isObject()) {
      throw s.refusal("\"tune." + role + "\" must be an object, but is " + changes);
    }
    ObjectNode tuned = odds.deepCopy();
    for (Map.Entry<String, JsonNode> change : changes.properties()) {
      check(s, change.getKey(), change.getValue());
      tuned.set(change.getKey(), change.getValue());
    }
    return new Consequence(from, to, role, tuned);
  }

  private void check(Settings s, String field, JsonNode value) {
    String place = "\"tune." + role + "." + field + "\"";
    List<String> known =
        odds.properties().stream().map(Map.Entry::getKey).collect(Collectors.toList());
    if (!known.contains(field)) {
      throw s.refusal(place + " is unknown; " + Nearest.hint(field, known));
    }
    if (!value.isNumber()) {
      throw s.refusal(place + " must be a number, but is " + value);
    }
  }

  /** The label of its edge. Only a victory takes over the name of the edge that was won. */
  Label label(Settings s) {
    Label label = s.label("consequence").set("role", role);
    odds.properties().forEach(value -> label.set(value.getKey(), value.getValue()));
    label.narratedByNumber("text", "battle." + role, "battle_");
    return to.equals("b") ? label.copied("edgeId", "e") : label;
  }
}
