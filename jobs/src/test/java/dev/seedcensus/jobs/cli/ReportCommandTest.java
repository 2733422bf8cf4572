package dev.seedcensus.jobs.cli;

import static dev.seedcensus.jobs.cli.CommandLineRunner.census;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.jobs.SharedSpark;
import dev.seedcensus.jobs.cli.CommandLineRunner.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The curator's page as the command makes it. */
class ReportCommandTest {

  @TempDir Path folder;

  @BeforeAll
  static void startSpark() {
    SharedSpark.session();
  }

  private Path spec(String grammar) throws IOException {
    Path spec = folder.resolve("job.yaml");
    Path file = Path.of("../data/grammars/" + grammar + ".json").toAbsolutePath().normalize();
    return Files.writeString(
        spec,
        "experiment: grammar\ngrammar: %s\nseeds: 1..12\nchunk: 6\nout: out\n".formatted(file));
  }

  private static JsonNode data(Path page) throws IOException {
    String html = Files.readString(page);
    String begin = "<script id=\"data\" type=\"application/json\">";
    int start = html.indexOf(begin) + begin.length();
    return new ObjectMapper().readTree(html.substring(start, html.indexOf("</script>", start)));
  }

  private static int measure(JsonNode data, String name) {
    List<String> names = data.get("measures").findValuesAsText("name");
    assertTrue(names.contains(name), names::toString);
    return names.indexOf(name);
  }

  @Test
  void nearestToTheBudgetComeFirstAndNumbersAreThoseOfTheViews() throws IOException {
    Path spec = spec("dag-locked");
    Path page = folder.resolve("sub/page.html");
    Outcome made = census("report", spec.toString(), "--out", page.toString());
    assertEquals(ExitCode.OK, made.code(), made.err());
    assertTrue(made.out().startsWith("12 seeds, 0 failed. The page ("), made.out());
    JsonNode data = data(page);
    String sql =
        """
        select seed, (abs(places - 14) / 14D + abs(keys - 2) / 2D + abs(nesting_depth - 2) / 2D),
          places, shortest_win, win_chance
        from seeds order by 2, 1
        """;
    String csv =
        census("sql", "--in", folder.resolve("out").toString(), "--format", "csv", sql).out();
    List<String[]> rows = csv.lines().skip(1).map(line -> line.split(",", -1)).toList();
    assertEquals(12, data.get("candidates").size());
    for (int i = 0; i < 12; i++) {
      JsonNode candidate = data.get("candidates").get(i);
      JsonNode values = candidate.get("values");
      assertEquals(rows.get(i)[0], candidate.get("seed").asText());
      double distance = values.get(measure(data, "distance")).doubleValue();
      assertEquals(Double.parseDouble(rows.get(i)[1]), distance, 1e-6);
      assertEquals(rows.get(i)[2], values.get(measure(data, "places")).asText());
      assertEquals(rows.get(i)[3], values.get(measure(data, "shortest_win")).asText());
      assertEquals(rows.get(i)[4], values.get(measure(data, "win_chance")).asText());
      assertEquals(rows.get(i)[2], candidate.get("measured").get(0).asText());
      assertTrue(candidate.has("drawing"));
    }
  }

  @Test
  void theSameRunGivesTheSamePageAndNothingIsLeftBesideIt() throws IOException {
    Path spec = spec("dag-plain");
    Path page = folder.resolve("pages/page.html");
    census("report", spec.toString(), "--out", page.toString(), "--seeds", "1..4");
    String first = Files.readString(page);
    Outcome wider = census("report", spec.toString(), "--out", page.toString());
    assertTrue(wider.err().contains(" 8 seeds to do"), wider.err());
    Outcome again = census("report", spec.toString(), "--out", page.toString(), "--seeds", "1..4");
    assertEquals("", again.err());
    assertEquals(withoutTime(first), withoutTime(Files.readString(page)));
    try (Stream<Path> files = Files.list(page.getParent())) {
      assertEquals(List.of(page), files.toList());
    }
  }

  /** The run has grown meanwhile, and says so. */
  private static String withoutTime(String page) {
    return page.replaceAll("<dt>Last records</dt><dd>[^<]*", "");
  }

  @Test
  void aFailedSeedIsARowWithItsErrorAndTheCommandThatShowsIt() throws IOException {
    Path grammar = folder.resolve("odd <name>.json");
    Files.writeString(
        grammar,
        """
        {"name": "<b>odd</b>", "start": "A", "limit": 3, "rules":
          [{"name": "grow", "lhs": "A", "rhs": ["A", "B"], "condition": "$$iter < 2 || nothing"}]}
        """);
    Path spec = folder.resolve("job.yaml");
    Files.writeString(
        spec, "experiment: grammar\ngrammar: odd <name>.json\nseeds: 1..3\nchunk: 3\nout: out\n");
    Outcome made = census("report", spec.toString());
    assertEquals(ExitCode.DOES_NOT_HOLD, made.code(), made.err());
    Path page = Path.of(made.out().strip().replaceFirst(".* is ", ""));
    assertEquals(folder.resolve("out/reports"), page.getParent());
    assertTrue(page.getFileName().toString().startsWith("_b_odd__b_-1-3-"), page::toString);
    JsonNode failed = data(page).get("candidates").get(1);
    assertEquals(2, failed.get("seed").intValue());
    assertTrue(failed.get("error").textValue().contains("nothing"), failed::toString);
    assertEquals(
        "census evolve --grammar '%s' --seed 2".formatted(grammar),
        failed.get("replay").textValue());
    assertFalse(Files.readString(page).contains("<b>"));
  }

  @Test
  void mistakesAreOneSentenceAndWriteNothing() throws IOException {
    Path other = folder.resolve("other.yaml");
    Files.writeString(other, "experiment: arithmetic\nseeds: 1..20\nout: out\n");
    assertMistake("A report shows the graphs of a grammar, and this spec is of", other.toString());
    String spec = spec("dag-plain").toString();
    assertMistake("A report of 5,001 seeds is more than", spec, "--seeds", "1..5001");
    assertMistake("it is a folder; name a file in it", spec, "--out", folder.toString());
    assertMistake("is no folder.", spec, "--out", spec + "/page.html");
    assertMistake("--drawings takes 0 or more, not -1", spec, "--drawings", "-1");
    assertFalse(Files.exists(folder.resolve("out")));
  }

  private static void assertMistake(String sentence, String... arguments) {
    List<String> words = new ArrayList<>(List.of("report"));
    words.addAll(List.of(arguments));
    Outcome outcome = census(words.toArray(String[]::new));
    assertEquals(ExitCode.USER, outcome.code(), outcome.err());
    assertTrue(outcome.err().contains(sentence), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertEquals("", outcome.out());
  }
}
