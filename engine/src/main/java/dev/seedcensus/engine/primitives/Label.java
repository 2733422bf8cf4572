package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;

/**
 * Writes the recipe of a label, field by field.
 *
 * <p>Narration is a slot for a text, {@code [theme:slot#id]}; whoever renders a graph fills it in.
 */
final class Label {

  private final String theme;
  private final ObjectNode fields = JsonNodeFactory.instance.objectNode();

  /**
   * @param theme the theme that narration names
   */
  Label(String theme) {
    this.theme = theme;
  }

  Label set(String key, JsonNode recipe) {
    fields.set(key, recipe);
    return this;
  }

  Label set(String key, String text) {
    return set(key, TextNode.valueOf(text));
  }

  Label set(String key, boolean value) {
    return set(key, BooleanNode.valueOf(value));
  }

  Label set(String key, int value) {
    return set(key, IntNode.valueOf(value));
  }

  /** A field with the value of an expression; absent where that is undefined. */
  Label eval(String key, String expression) {
    return set(key, Recipes.eval(expression));
  }

  /** A field with a prefix and the number of the iteration, from 1. */
  Label numbered(String key, String prefix) {
    return set(key, Recipes.numbered(prefix));
  }

  /** Copies a field of a matched element's label, where it has it. */
  Label copied(String key, String element) {
    return eval(key, "$" + element + ".label." + key);
  }

  /** A gate that opens once the named element is had, walked or entered. */
  Label gate(String flavour, JsonNode recipe) {
    return set("prereq", Queries.object(flavour, recipe));
  }

  /** The caption of a drawing. An element that has one is left alone by decoration. */
  Label caption(String caption) {
    return set("dot", Queries.object("label", caption));
  }

  /** A way to draw the element without a caption. Decoration replaces it. */
  Label style(String style) {
    return set("dot", Queries.object("style", style));
  }

  /** A slot for narration about the one element of this id. */
  Label narrated(String key, String slot, String id) {
    return set(key, opening(slot) + id + "]");
  }

  /** A slot for narration about the element with this prefix and the iteration's number. */
  Label narratedByNumber(String key, String slot, String prefix) {
    return eval(key, Recipes.numberedText(opening(slot) + prefix) + " + \"]\"");
  }

  private String opening(String slot) {
    return "[" + theme + ":" + slot + "#";
  }

  ObjectNode recipe() {
    return fields;
  }
}
