package dev.seedcensus.engine.grammar;

import java.util.List;

/** What the two sides of a rule call things, and which properties their nodes and edges have. */
enum Side {
  LEFT("the left-hand side", List.of("id", "label", "strict"), List.of("v", "w", "label", "id")) {
    @Override
    String positional(int index) {
      return Ids.letters(index);
    }
  },
  RIGHT(
      "the right-hand side",
      List.of("id", "label", "update", "head", "tail"),
      List.of("v", "w", "label", "id", "update")) {
    @Override
    String positional(int index) {
      return Integer.toString(index);
    }
  };

  private final String noun;
  private final List<String> nodeProperties;
  private final List<String> edgeProperties;

  Side(String noun, List<String> nodeProperties, List<String> edgeProperties) {
    this.noun = noun;
    this.nodeProperties = nodeProperties;
    this.edgeProperties = edgeProperties;
  }

  String noun() {
    return noun;
  }

  List<String> nodeProperties() {
    return nodeProperties;
  }

  List<String> edgeProperties() {
    return edgeProperties;
  }

  /** The id of the node at an index of the list where the file gives none. */
  abstract String positional(int index);
}
