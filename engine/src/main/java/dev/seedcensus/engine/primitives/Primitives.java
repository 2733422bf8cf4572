package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.grammar.PrimitiveExpander;
import dev.seedcensus.engine.message.NearestName;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All named rules and stages. A grammar file calls one by {@code {"primitive": "key-door",
 * "weight": 1, "limit": 3}}, a Java program by
 *
 * <pre>{@code
 * ObjectNode rule = Primitives.call("key-door").weight(1).limit(3).with("keyType", "coin").rule();
 * }</pre>
 *
 * <p>Both get the rule's text in the language of grammar files. Every rule takes {@code name},
 * {@code weight}, {@code limit}, {@code type}, {@code delay}, {@code condition} and {@code
 * induced}, which become fields of the rule (a limit or condition that the primitive sets itself
 * wins), {@code theme} for its narration, one option per type of nodes and edges that it names
 * ({@code pathType}, {@code deadEndType}, …), and options of its own. {@link #describe} lists them.
 *
 * <p>A primitive may also be called by the name of a rule that it makes, where that name says its
 * options: {@code refine-path-to-passage}, {@code midpoint-room-oneway}, {@code suspect-cast},
 * {@code social-lock-nest-spine}, {@code two-key-door-any}.
 *
 * <p>Immutable, and safe for use by several threads.
 */
public final class Primitives implements PrimitiveExpander {

  private final Map<String, Primitive> rules = new LinkedHashMap<>();
  private final Map<String, Primitive> stages = new LinkedHashMap<>();

  public Primitives() {
    Stream.of(
            DungeonPrimitives.primitives(),
            LockPrimitives.primitives(),
            MinigamePrimitives.primitives(),
            DecorationPrimitives.primitives(),
            AcyclicPrimitives.primitives(),
            MysteryPrimitives.primitives(),
            DenouementPrimitives.primitives())
        .flatMap(List::stream)
        .forEach(rule -> rules.put(rule.name(), rule));
    StagePrimitives.primitives(rules).forEach(stage -> stages.put(stage.name(), stage));
  }

  /** Begins a call of a primitive from Java. */
  public static PrimitiveCall call(String name) {
    return new PrimitiveCall(name);
  }

  /** Names of all primitives: the rules, then the stages. */
  public List<String> names() {
    List<String> names = new ArrayList<>(rules.keySet());
    names.addAll(stages.keySet());
    return Collections.unmodifiableList(names);
  }

  /** Whether a primitive of {@link #names} is a stage and not a rule. */
  public boolean isStage(String name) {
    return stages.containsKey(name);
  }

  /**
   * What a primitive does, in one sentence, followed by a line for each of its options.
   *
   * @throws GrammarException if there is no primitive of that name
   */
  public String describe(String name) {
    String known = Variant.read(name).map(Variant.Reading::primitive).orElse(name);
    Primitive primitive = stages.getOrDefault(known, rules.get(known));
    if (primitive == null) {
      throw unknown(name, names());
    }
    return primitive.help();
  }

  /**
   * {@inheritDoc}
   *
   * <p>A field {@code primitive} among the options is passed over.
   */
  @Override
  public ObjectNode rule(String name, ObjectNode options) {
    if (stages.containsKey(name)) {
      throw misplaced(name, "stage", "rule");
    }
    if (rules.containsKey(name)) {
      return rules.get(name).expand(withoutName(options));
    }
    Variant.Reading reading =
        Variant.read(name).orElseThrow(() -> unknown(name, List.copyOf(rules.keySet())));
    return rules.get(reading.primitive()).expand(combined(name, reading, withoutName(options)));
  }

  /**
   * {@inheritDoc}
   *
   * <p>A field {@code primitive} among the options is passed over.
   */
  @Override
  public ObjectNode stage(String name, ObjectNode options) {
    if (stages.containsKey(name)) {
      return stages.get(name).expand(withoutName(options));
    }
    if (rules.containsKey(name) || Variant.read(name).isPresent()) {
      throw misplaced(name, "rule", "stage");
    }
    throw unknown(name, List.copyOf(stages.keySet()));
  }

  private static ObjectNode withoutName(ObjectNode options) {
    return options.has("primitive") ? options.deepCopy().without("primitive") : options;
  }

  private static ObjectNode combined(String name, Variant.Reading reading, ObjectNode given) {
    ObjectNode options = reading.options();
    for (Map.Entry<String, JsonNode> field : given.properties()) {
      if (options.has(field.getKey()) && !options.get(field.getKey()).equals(field.getValue())) {
        throw new GrammarException(
            "primitive \"%s\" sets option \"%s\" by its name; leave that out, or write \"%s\" instead"
                .formatted(name, field.getKey(), reading.primitive()));
      }
      options.set(field.getKey(), field.getValue());
    }
    return options;
  }

  private static GrammarException unknown(String name, List<String> known) {
    return new GrammarException(
        "there is no primitive \"" + name + "\"; " + NearestName.remedy(name, known));
  }

  private static GrammarException misplaced(String name, String kind, String place) {
    return new GrammarException(
        "primitive \"%s\" cannot be a %s, since it is a %s; move it to the list of %ss"
            .formatted(name, place, kind, kind));
  }
}
