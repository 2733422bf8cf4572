package dev.seedcensus.engine.grammar;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake that loading refuses, with its message. */
class RejectionTest {

  static List<Arguments> rejections() throws IOException {
    List<Arguments> rejections = new ArrayList<>();
    String grammar = null;
    for (String line : lines()) {
      if (line.startsWith("grammar ")) {
        grammar = line.substring("grammar ".length());
      } else if (line.startsWith("rule ")) {
        grammar = "{'rules':[" + line.substring("rule ".length()) + "]}";
      } else if (line.startsWith("  ")) {
        rejections.add(Arguments.of(grammar, line.strip()));
      }
    }
    return rejections;
  }

  private static List<String> lines() throws IOException {
    try (InputStream file = RejectionTest.class.getResourceAsStream("rejections.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rejections")
  void isRefusedWithItsMessage(String grammar, String message) {
    Loading.assertRefused(grammar, message);
  }

  @Test
  void theListIsRead() throws IOException {
    assertTrue(rejections().size() > 150, "only " + rejections().size() + " rejections read");
  }
}
