package dev.seedcensus.engine.grammar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What holds for any grammar file, well formed or spoilt. */
class GrammarPropertyTest {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final GrammarLoader LOADER = new GrammarLoader(PrimitiveExpander.none());

  private static Grammar load(String json) {
    return LOADER.load(json, "g.json");
  }

  @Property(tries = 500, seed = "1")
  void whatLoadsIsTheSameAfterWriting(@ForAll long seed) {
    assertRoundTrip(load(new RandomGrammars(seed).grammar().toString()));
  }

  /** Either a file loads, or one sentence of ours says why not; nothing else comes out. */
  @Property(tries = 1000, seed = "1")
  void aSpoiltFileIsRefusedInOneSentence(@ForAll long seed) {
    ObjectNode json = new RandomGrammars(seed).grammar();
    Random random = new Random(seed);
    for (int i = 0; i <= random.nextInt(3); i++) {
      spoil(json, random);
    }
    Grammar grammar;
    try {
      grammar = load(json.toString());
    } catch (GrammarException refusal) {
      String message = refusal.getMessage();
      assertTrue(message.startsWith("g.json"), message);
      assertTrue(message.endsWith(".") || message.endsWith("?"), message);
      assertFalse(message.contains("\n"), message);
      assertTrue(message.length() < 1000, message);
      return;
    }
    assertRoundTrip(grammar);
  }

  private static void assertRoundTrip(Grammar grammar) {
    String written = CanonicalGrammar.write(grammar);
    Grammar again = load(written);
    assertEquals(grammar, again);
    assertEquals(written, CanonicalGrammar.write(again));
    assertEquals(written, CanonicalGrammar.write(load(CanonicalGrammar.writePretty(grammar))));
  }

  /** Replaces, removes or renames one value anywhere in the file. */
  private static void spoil(ObjectNode json, Random random) {
    List<ContainerNode<?>> containers = new ArrayList<>();
    collect(json, containers);
    ContainerNode<?> victim = containers.get(random.nextInt(containers.size()));
    if (victim instanceof ObjectNode object && !object.isEmpty()) {
      List<String> keys = new ArrayList<>();
      object.fieldNames().forEachRemaining(keys::add);
      String key = keys.get(random.nextInt(keys.size()));
      switch (random.nextInt(3)) {
        case 0 -> object.set(key, junk(random));
        case 1 -> object.remove(key);
        default -> object.set(random.nextBoolean() ? key + "s" : "$" + key, object.remove(key));
      }
    } else if (victim instanceof ArrayNode array && !array.isEmpty()) {
      int index = random.nextInt(array.size());
      switch (random.nextInt(3)) {
        case 0 -> array.set(index, junk(random));
        case 1 -> array.remove(index);
        default -> array.add(array.get(index).<JsonNode>deepCopy());
      }
    }
  }

  private static void collect(JsonNode node, List<ContainerNode<?>> found) {
    if (node instanceof ContainerNode<?> container) {
      found.add(container);
    }
    node.forEach(child -> collect(child, found));
  }

  private static JsonNode junk(Random random) {
    List<JsonNode> junk =
        List.of(
            JSON.nullNode(),
            JSON.numberNode(-1.5),
            JSON.numberNode(0),
            JSON.textNode("x0"),
            JSON.textNode("a b\n"),
            JSON.booleanNode(true),
            JSON.arrayNode(),
            JSON.arrayNode().add("x0").add("x1"),
            JSON.objectNode(),
            JSON.objectNode().put("$eval", "1"),
            JSON.objectNode().put("primitive", "x"));
    return junk.get(random.nextInt(junk.size()));
  }
}
