package dev.seedcensus.engine.primitives;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.mozilla.javascript.Context;

class CastTest {

  @Test
  void twelveSuspectsOfAHouseHaveTwelveRoles() {
    for (int salt : new int[] {0, 7, 17, 1000}) {
      Set<String> roles = new HashSet<>();
      StringBuilder labels = new StringBuilder(start(salt));
      for (int i = 0; i < 12; i++) {
        roles.add(role(labels.toString()));
        labels.append(", ").append(suspect("sus_" + i));
      }
      assertEquals(12, roles.size(), "roles with salt " + salt);
      assertTrue(roles.stream().noneMatch(String::isEmpty));
    }
  }

  @Test
  void suspectWhoIsInTheGraphTwiceCountsOnce() {
    String once = start(3) + ", " + suspect("constructor");
    assertEquals(role(once), role(once + ", " + suspect("constructor")));
    assertNotEquals(role(once), role(start(3)));
  }

  @Test
  void saltAndLabelsMayBeMissing() {
    assertEquals(role(start(0)), role("{type: \"start\"}, null, undefined, \"text\", 3"));
  }

  private static String start(int salt) {
    return "{type: \"start\", castSalt: " + salt + "}";
  }

  private static String suspect(String id) {
    return "{type: \"suspect\", suspectId: \"" + id + "\"}";
  }

  /** The role of a suspect who joins a graph whose nodes have these labels. */
  private static String role(String labels) {
    String graph =
        "var labels = ["
            + labels
            + "]; var $$graph = {"
            + "nodes: function () { return Object.keys(labels); },"
            + "node: function (id) { return labels[id]; }};";
    try (Context context = Context.enter()) {
      var scope = context.initSafeStandardObjects();
      String text = graph + Cast.roleExpression("start");
      return (String) context.evaluateString(scope, text, "role", 1, null);
    }
  }
}
