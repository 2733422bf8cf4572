package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.DoubleNode;
import dev.seedcensus.engine.battle.BattleTable;
import dev.seedcensus.engine.message.NearestName;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One outcome of a roll of the dice in a battle.
 *
 * @param from id of the roll in the rule
 * @param to id of the node it leads to; {@code b} is past the monster
 * @param role names the outcome
 * @param odds weight, playerDamage and monsterDamage by name, in this order
 */
record Consequence(String from, String to, String role, Map<String, JsonNode> odds) {

  Consequence {
    odds = Collections.unmodifiableMap(new LinkedHashMap<>(odds));
  }

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
      String from,
      String to,
      String role,
      double weight,
      double playerDamage,
      double monsterDamage) {
    Map<String, JsonNode> odds = new LinkedHashMap<>();
    odds.put("weight", DoubleNode.valueOf(weight));
    odds.put("playerDamage", DoubleNode.valueOf(playerDamage));
    odds.put("monsterDamage", DoubleNode.valueOf(monsterDamage));
    return new Consequence(from, to, role, odds);
  }

  /**
   * The eight consequences, with the values that the option {@code tune} replaces.
   *
   * @throws dev.seedcensus.engine.grammar.GrammarException if it names an unknown role or value, a
   *     value is no number from 0 to 1, or the weights of a roll do not add up to 1
   */
  static List<Consequence> tuned(Settings s) {
    JsonNode tune = s.value("tune");
    if (tune == null) {
      return USUAL;
    }
    List<String> roles = USUAL.stream().map(Consequence::role).toList();
    for (Map.Entry<String, JsonNode> entry : tune.properties()) {
      if (!roles.contains(entry.getKey())) {
        throw s.mistake(
            "tune",
            "names the unknown role \"%s\"; %s"
                .formatted(entry.getKey(), NearestName.remedy(entry.getKey(), roles)));
      }
    }
    List<Consequence> tuned =
        USUAL.stream().map(usual -> usual.with(s, tune.get(usual.role()))).toList();
    try {
      BattleTable.standard().tuned(tune);
    } catch (IllegalArgumentException e) {
      throw s.mistake("tune", "makes no battle: " + e.getMessage());
    }
    return tuned;
  }

  private Consequence with(Settings s, JsonNode changes) {
    if (changes == null) {
      return this;
    }
    if (!changes.isObject()) {
      throw s.mistake("tune." + role, "must be an object, but is " + changes);
    }
    Map<String, JsonNode> tuned = new LinkedHashMap<>(odds);
    for (Map.Entry<String, JsonNode> change : changes.properties()) {
      check(s, change.getKey(), change.getValue());
      tuned.put(change.getKey(), change.getValue());
    }
    return new Consequence(from, to, role, tuned);
  }

  private void check(Settings s, String field, JsonNode value) {
    String path = "tune." + role + "." + field;
    if (!odds.containsKey(field)) {
      throw s.mistake(path, "is unknown; " + NearestName.remedy(field, odds.keySet()));
    }
    if (!value.isNumber()) {
      throw s.mistake(path, "must be a number, but is " + value);
    }
  }

  /** The label of its edge. Only a victory takes over the name of the edge that was won. */
  Label label(Settings s) {
    Label label = s.label("consequence").set("role", role);
    odds.forEach(label::set);
    label.narratedByNumber("text", "battle." + role, "battle_");
    return to.equals("b") ? label.copied("edgeId", "e") : label;
  }
}
