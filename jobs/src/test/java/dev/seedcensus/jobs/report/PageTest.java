package dev.seedcensus.jobs.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.seedcensus.jobs.run.Manifest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What a page consists of, and that nothing in it is more than text. */
class PageTest {

  private static final String HOSTILE =
      "</script><script>alert(1)</script><!-- \"'&{{script}} \ud800 \u2028";

  private static final Pattern TAG = Pattern.compile("<(/?[a-zA-Z!][^\\s>]*)");

  private static String page(String grammar, String data) {
    Manifest manifest =
        new Manifest(
            2,
            "run",
            "grammar",
            grammar,
            "0",
            "4",
            "17",
            "2026-01-01T00:00:00Z",
            Map.of(),
            JsonNodeFactory.instance.objectNode(),
            JsonNodeFactory.instance.objectNode(),
            1,
            List.of());
    return Page.html(
        new Provenance(grammar, "abc", "1..2", manifest, "census report " + grammar), data);
  }

  private static String data(String text) {
    Candidate whole =
        new Candidate(1, List.of(1, true), List.of(List.of(text)), Map.of("keys", 1), "d", null);
    Candidate failed = new Candidate(2, values(null, null), List.of(), Map.of(), null, text);
    FloorPlan plan =
        new FloorPlan(List.of(new FloorPlan.Box(text, text, text, true, false)), List.of());
    return PageData.write(
        new Batch(
            List.of(new Measure("keys", "keys", "m"), new Measure("winnable", "", "m")),
            List.of(whole, failed)),
        Map.of("keys", 2),
        Map.of(1L, new PlanLayout().draw(plan)),
        seed -> "census evolve --grammar '" + text + "' --seed " + seed);
  }

  private static List<Object> values(Object... values) {
    List<Object> list = new ArrayList<>();
    for (Object value : values) {
      list.add(value);
    }
    return list;
  }

  private static List<String> tags(String html) {
    // The program and the style are ours and no HTML.
    String markup =
        html.replaceAll("(?s)<style>.*?</style>", "<style></style>")
            .replaceAll("(?s)<script>.*?\n</script>", "<script></script>");
    return TAG.matcher(markup).results().map(tag -> tag.group(1)).toList();
  }

  @Test
  void hostileTextsChangeNoTag() {
    List<String> harmless = tags(page("harmless", data("harmless")));
    assertEquals(harmless, tags(page(HOSTILE, data(HOSTILE))));
  }

  @Test
  void hostileTextsArriveAsTheyAre() throws IOException {
    JsonNode data = new ObjectMapper().readTree(data(HOSTILE));
    JsonNode whole = data.get("candidates").get(0);
    assertEquals(HOSTILE, whole.get("chain").get(0).get(0).textValue());
    assertEquals(HOSTILE, whole.get("drawing").get("boxes").get(0).get(6).textValue());
    assertEquals(HOSTILE, data.get("types").get(0).textValue());
    assertEquals(HOSTILE, data.get("candidates").get(1).get("error").textValue());
    assertFalse(data(HOSTILE).contains("<"));
    String html = page(HOSTILE, data(HOSTILE));
    assertTrue(html.contains("<h1>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;"), html);
    assertTrue(html.contains("&quot;&#39;&amp;{{script}}"));
  }

  @Test
  void aCandidateHasItsNumbersAndAFailedOneItsErrorAlone() throws IOException {
    JsonNode data = new ObjectMapper().readTree(data("x"));
    JsonNode whole = data.get("candidates").get(0);
    assertEquals("[1,true]", whole.get("values").toString());
    assertEquals("[1]", whole.get("measured").toString());
    assertEquals("census evolve --grammar 'x' --seed 1", whole.get("replay").textValue());
    JsonNode failed = data.get("candidates").get(1);
    assertEquals("[null,null]", failed.get("values").toString());
    assertEquals("census evolve --grammar 'x' --seed 2", failed.get("replay").textValue());
    assertFalse(failed.has("chain") || failed.has("drawing"));
    assertEquals("[{\"field\":\"keys\",\"declared\":2}]", data.get("budget").toString());
  }

  @Test
  void thePolicyAllowsTheProgramAndTheStyleAndNothingElse() throws GeneralSecurityException {
    String html = page("g", data("x"));
    String policy =
        "default-src 'none'; script-src 'sha256-%s'; style-src 'sha256-%s'; base-uri 'none'; form-action 'none'"
            .formatted(
                hash(between(html, "<script>", "</script>")),
                hash(between(html, "<style>", "</style>")))
            .replace("'", "&#39;");
    assertTrue(html.contains("content=\"" + policy + "\""), html.substring(0, 500));
  }

  private static String between(String text, String before, String after) {
    int start = text.indexOf(before) + before.length();
    return text.substring(start, text.indexOf(after, start));
  }

  private static String hash(String text) throws GeneralSecurityException {
    return Base64.getEncoder()
        .encodeToString(
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void nothingIsFetched() {
    String html = page("g", data("x"));
    Matcher addresses = Pattern.compile("(src|href|url)\\s*[=(]\\s*\"?([^\"\\s)>]*)").matcher(html);
    while (addresses.find()) {
      assertEquals("#candidates", addresses.group(2), addresses.group());
    }
    assertFalse(html.matches("(?s).*(@import|fetch\\(|XMLHttpRequest|WebSocket|import\\().*"));
    assertTrue(html.contains("name=\"viewport\""));
  }
}
