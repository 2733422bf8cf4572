package dev.seedcensus.engine.grammar;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.value.Num;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Undefined;
import dev.seedcensus.engine.value.Value;
import java.util.List;
import java.util.stream.Stream;

/** Turns the JSON of one rule into a rule. */
final class RuleReader {

  private static final List<String> PROPERTIES =
      List.of("name", "lhs", "rhs", "weight", "condition", "limit", "type", "delay", "induced");
  private static final List<String> SUGGESTED =
      Stream.concat(PROPERTIES.stream(), Stream.of(Primitives.KEY)).toList();

  /** What a constant weight is, for messages. */
  static final String WEIGHT = "a number of at least 0";

  private RuleReader() {}

  /**
   * @param induced what the rule takes over where it does not say
   */
  static Rule read(JsonNode json, Place place, boolean induced) {
    Fields rule = Fields.of(json, place, "a rule", PROPERTIES, SUGGESTED);
    String name = rule.text("name");
    SideForm left = SideForm.of(side(rule, "lhs"), rule.at("lhs"), Side.LEFT);
    SideForm right = SideForm.of(side(rule, "rhs"), rule.at("rhs"), Side.RIGHT);
    Pattern lhs = PatternReader.read(left, rule.at("lhs"));
    return new Rule(
        name,
        lhs,
        ReplacementReader.read(right, left, lhs, rule.at("rhs")),
        weight(rule),
        rule.text("condition"),
        rule.count("limit", 0),
        counter(rule.text("type")),
        rule.count("delay", 0),
        rule.flag("induced", induced));
  }

  private static JsonNode side(Fields rule, String name) {
    JsonNode side = rule.get(name);
    if (side == null) {
      throw rule.place()
          .mistake(
              name + " is missing; a rule has lhs, what it looks for, and rhs, what it puts there");
    }
    return side;
  }

  private static Value weight(Fields rule) {
    JsonNode weight = rule.get("weight");
    if (weight == null) {
      return Undefined.UNDEFINED;
    }
    if (weight.isTextual()) {
      return Text.of(weight.textValue());
    }
    if (!weight.isNumber()) {
      throw rule.wrongType("weight", "a number or JavaScript as text");
    }
    if (weight.doubleValue() < 0) {
      throw rule.wrongType("weight", WEIGHT);
    }
    return weight(weight.doubleValue());
  }

  /** A constant weight; 1 is what a rule has anyway. */
  static Value weight(double weight) {
    return weight == 1 ? Undefined.UNDEFINED : Num.of(weight);
  }

  /** A counter without a name is nobody else's. */
  private static String counter(String type) {
    return type == null || type.isEmpty() ? null : type;
  }
}
