package dev.seedcensus.jobs.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages of grammars with budgets, of seeds that fail, of names that are programs. */
class OddReportsIT {

  private static final String ATTACK =
      "<img src=x onerror=window.attacked=1></script><script>window.attacked=1</script>";

  @TempDir static Path folder;

  private static Browser browser;
  private static Census census;

  @BeforeAll
  static void openTheBrowser() {
    census = new Census(folder.resolve("runs"));
    browser = new Browser(folder.resolve("profile"));
  }

  @AfterAll
  static void closeTheBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @AfterEach
  void nothingWentWrong() {
    assertEquals(List.of(), browser.console());
  }

  private static void open(String spec, String... options) {
    Path page = folder.resolve("page.html");
    String[] arguments = new String[options.length + 6];
    System.arraycopy(options, 0, arguments, 6, options.length);
    System.arraycopy(
        new String[] {
          "report", spec, "--in", census.runs().toString(), "--out", page.toString()
        },
        0,
        arguments,
        0,
        6);
    Census.run(arguments);
    browser.open(page);
  }

  @Test
  void missesOfTheBudgetAreMarkedAndTheNearestComeFirst() {
    open("../conf/maze-locked.yaml", "--seeds", "1..40");
    String run = "grammar = 'maze-locked'";
    assertEquals(
        census.sql("select seed from distances where " + run + " order by distance, seed"),
        browser.attributes(".candidate", "data-seed"));
    assertEquals(
        census.value("select count(*) from budgets where not hit and " + run),
        Integer.toString(browser.all(".candidate .held.miss").size()));
    assertEquals(
        census.value("select count(*) from distances where misses = 0 and " + run) + " of 40",
        browser.texts("#figures dd").get(2));
    String first = browser.texts(".candidate td.budget").get(0);
    assertTrue(first.matches("\\d+ / 16( [+−]\\d+)?"), first);
    browser.click("[data-sort=budget_nestingDepth]");
    // Ties stay in the order of the page.
    assertEquals(
        census.sql(
            "select seed from seeds join distances using (run_id, seed) where seeds."
                + run
                + " order by nesting_depth, distance, seed"),
        browser.attributes(".candidate", "data-seed"));
    browser.filter("rooms >= 15 nestingDepth = 2");
    assertEquals(
        census.value(
                "select count(*) from seeds where places >= 15 and nesting_depth = 2 and " + run)
            + " of 40 candidates",
        browser.one("#filter-state").getText());
  }

  @Test
  void winChanceIsAColumnOfAcyclicGraphs() {
    open("../conf/dag-locked.yaml", "--seeds", "1..10");
    assertEquals(
        census.sql(
            """
            select cast(round(win_chance, 4) as string) from seeds join distances using (run_id, seed)
            where seeds.grammar = 'dag-locked' order by distance, seed
            """),
        browser.texts(".candidate > td:last-child").stream()
            .map(text -> Double.toString(Double.parseDouble(text)))
            .toList());
  }

  @Test
  void namesThatAreProgramsAreTexts() throws IOException {
    Files.writeString(
        folder.resolve("odd.json"),
        """
        {"name": "ATTACK", "start": "A", "limit": 1, "rules": [{"name": "grow", "lhs": "A", "rhs":
          {"node": [
            {"id": "s", "label": {"type": "start", "nodeId": "ATTACK"}},
            {"id": "k", "label": {"type": "key", "pairId": "ATTACK"}},
            {"id": "x", "label": {"type": "ATTACK", "nodeId": "ATTACK"}}],
           "edge": [{"v": "s", "w": "k"}, {"v": "s", "w": "x", "label": {"prereq": {"pairId": "ATTACK"}}}]},
          "condition": "$$graph.nodeCount() > 0"}]}
        """
            .replace("ATTACK", ATTACK));
    Path spec = folder.resolve("odd.yaml");
    Files.writeString(spec, "experiment: grammar\ngrammar: odd.json\nseeds: 1..2\nout: out\n");
    open(spec.toString());
    assertEquals(ATTACK, browser.one("h1").getText());
    assertEquals(ATTACK + ", seeds 1..2", browser.script("return document.title"));
    browser.click(".unfold");
    assertEquals(ATTACK + " → no win", browser.texts(".detail .links").get(0));
    assertTrue(browser.texts(".detail .box title").contains(ATTACK + ", " + ATTACK));
    assertTrue(browser.all("img").isEmpty());
    assertNull(browser.script("return window.attacked"));
    browser.script("document.body.insertAdjacentHTML('beforeend', '<img src=x>')");
    assertTrue(
        browser.console().stream().anyMatch(line -> line.contains("Content Security Policy")));
  }

  @Test
  void failedSeedsAreRowsWithTheirErrorAndCommand() throws IOException {
    Files.writeString(
        folder.resolve("failing.json"),
        """
        {"name": "failing", "start": "A", "limit": 3, "rules": [{"name": "grow", "lhs": "A", "rhs":
          ["A", "B"], "condition": "$$iter < 2 || nothing"}]}
        """);
    Path spec = folder.resolve("failing.yaml");
    Files.writeString(
        spec, "experiment: grammar\ngrammar: failing.json\nseeds: 1..3\nout: out\n");
    open(spec.toString());
    assertEquals(3, browser.all(".candidate.failed").size());
    assertTrue(browser.texts(".failed .miss").get(0).startsWith("Failed: "));
    assertEquals(
        "census evolve --grammar %s --seed 1".formatted(folder.resolve("failing.json")),
        browser.texts(".failed code").get(0));
    assertEquals("3", browser.texts("#figures dd").get(browser.all("#figures dd").size() - 1));
    assertFalse(browser.one("#more").isDisplayed());
    browser.filter("nothing");
    assertEquals("3 of 3 candidates", browser.one("#filter-state").getText());
  }
}
