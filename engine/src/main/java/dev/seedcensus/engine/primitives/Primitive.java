package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A named rule or stage: what it does, its options, and the factory that writes it.
 *
 * @param options by name, in the order in which help lists them
 */
record Primitive(
    String name,
    boolean isStage,
    String summary,
    Map<String, Option> options,
    Function<Settings, ObjectNode> factory) {

  Primitive {
    options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
  }

  static Builder rule(String name, String summary) {
    return new Builder(name, false, summary, Option.OF_RULES);
  }

  static Builder stage(String name, String summary) {
    return new Builder(name, true, summary, Option.OF_STAGES);
  }

  /** The rule or stage with these options. */
  ObjectNode expand(ObjectNode given) {
    return factory.apply(new Settings(this, given));
  }

  /** What it does, then a line per option. */
  String help() {
    return options.values().stream()
        .map(option -> "\n  " + option.help())
        .collect(Collectors.joining("", name + ": " + summary, ""));
  }

  /** Puts a primitive together. */
  static final class Builder {
    private final String name;
    private final boolean isStage;
    private final String summary;
    private final Map<String, Option> options = new LinkedHashMap<>();

    private Builder(String name, boolean isStage, String summary, List<Option> common) {
      this.name = name;
      this.isStage = isStage;
      this.summary = summary;
      common.forEach(this::with);
      with(Option.THEME);
    }

    Builder with(Option option) {
      options.put(option.name(), option);
      return this;
    }

    /** Types of nodes and edges that the primitive names, each with an option that renames it. */
    Builder types(String... types) {
      for (String type : types) {
        with(Option.type(type));
      }
      return this;
    }

    Primitive draftedBy(Function<Settings, RuleDraft> draft) {
      return writtenBy(settings -> draft.apply(settings).write(settings));
    }

    Primitive writtenBy(Function<Settings, ObjectNode> factory) {
      return new Primitive(name, isStage, summary, options, factory);
    }
  }
}
