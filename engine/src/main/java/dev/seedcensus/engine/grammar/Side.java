package dev.seedcensus.engine.grammar;

import java.util.List;

/** What the two sides of a rule call things, and which properties their nodes and edges have. */
enum Side {
  LEFT("the left-hand side"),
  RIGHT("the right-hand side");

  private static final List<String> LEFT_NODE = List.of("id", "label", "strict");
  private static final List<String> RIGHT_NODE = List.of("id", "label", "update", "head", "tail");
  private static final List<String> LEFT_EDGE = List.of("v", "w", "label", "id");
  private static final List<String> RIGHT_EDGE = List.of("v", "w", "label", "id", "update");

  private final String noun;

  Side(String noun) {
    this.noun = noun;
  }

  String noun() {
    return noun;
  }

  List<String> nodeProperties() {
    return this == LEFT ? LEFT_NODE : RIGHT_NODE;
  }

  List<String> edgeProperties() {
    return this == LEFT ? LEFT_EDGE : RIGHT_EDGE;
  }

  /** The id of the node at an index of the list where the file gives none. */
  String positional(int index) {
    return this == LEFT ? Ids.letters(index) : Integer.toString(index);
  }
}
