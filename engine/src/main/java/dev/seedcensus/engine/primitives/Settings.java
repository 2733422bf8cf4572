package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.message.NearestName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The options that a primitive is called with: checked, and filled up with defaults. */
final class Settings {

  private final Primitive primitive;
  private final ObjectNode given;

  /**
   * @throws GrammarException if an option is unknown to the primitive or holds what it may not
   */
  Settings(Primitive primitive, ObjectNode given) {
    this.primitive = primitive;
    this.given = given;
    for (Map.Entry<String, JsonNode> field : given.properties()) {
      check(field.getKey(), field.getValue());
    }
  }

  private void check(String name, JsonNode value) {
    Option option = primitive.options().get(name);
    if (option == null) {
      throw new GrammarException(
          "primitive \"%s\" has no option \"%s\"; %s"
              .formatted(
                  primitive.name(), name, NearestName.remedy(name, primitive.options().keySet())));
    }
    if (!option.kind().accepts(value)) {
      throw mistake(name, "must be " + option.kind().wording() + ", but is " + value);
    }
  }

  /**
   * The exception to throw for what an option holds.
   *
   * @param path the option, or the way to a value inside it
   * @param clause what is wrong with it, to follow its name
   */
  GrammarException mistake(String path, String clause) {
    return new GrammarException(
        "option \"%s\" of primitive \"%s\" %s".formatted(path, primitive.name(), clause));
  }

  /** An option's value, its default where it is not given; null where it has neither. */
  JsonNode value(String option) {
    Option known = primitive.options().get(option);
    if (known == null) {
      throw new IllegalStateException(primitive.name() + " does not declare option " + option);
    }
    JsonNode value = given.get(option);
    return value == null ? known.fallback() : value;
  }

  boolean has(String option) {
    return value(option) != null;
  }

  String text(String option) {
    return value(option).textValue();
  }

  /** An option's text, which must be one of some. */
  String choice(String option, List<String> known) {
    return checked(option, text(option), known);
  }

  /** The texts that an option lists, each of which must be one of some. */
  List<String> choices(String option, List<String> known) {
    List<String> chosen = new ArrayList<>();
    value(option).forEach(text -> chosen.add(checked(option, text.textValue(), known)));
    return chosen;
  }

  private String checked(String option, String text, List<String> known) {
    if (!known.contains(text)) {
      String remedy = NearestName.remedy(text, known);
      throw value(option).isArray()
          ? mistake(option, "names the unknown \"%s\"; %s".formatted(text, remedy))
          : mistake(option, "is \"%s\"; %s".formatted(text, remedy));
    }
    return text;
  }

  boolean flag(String option) {
    return value(option).booleanValue();
  }

  int count(String option) {
    return value(option).intValue();
  }

  /** The name under which this grammar knows a type of nodes or edges. */
  String type(String type) {
    return text(Option.typeOption(type));
  }

  /** The label of a new element of a type. */
  Label label(String type) {
    return changes().set("type", type(type));
  }

  /** Changes to the label of a matched element. */
  Label changes() {
    return new Label(text("theme"));
  }

  /** A query for elements of a type. */
  ObjectNode typed(String type) {
    return Queries.object("type", type(type));
  }
}
