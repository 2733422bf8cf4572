package dev.seedcensus.jobs.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.jobs.cluster.CensusProcess;
import dev.seedcensus.jobs.cluster.JavaProcess;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page of 200 dungeons, made by the packaged command line; what it shows is what SQL says. */
class ReportIT {

  private static final int SEEDS = 200;

  @TempDir static Path folder;

  private static Browser browser;
  private static Census census;
  private static Path page;

  @BeforeAll
  static void makeThePage() throws IOException, InterruptedException {
    Path runs = folder.resolve("runs");
    page = folder.resolve("dungeons.html");
    long start = System.nanoTime();
    try (JavaProcess process =
        CensusProcess.start(
            folder.resolve("logs"),
            List.of(
                "report",
                Path.of("../conf/dungeon.yaml").toString(),
                "--seeds",
                "1.." + SEEDS,
                "--in",
                runs.toString(),
                "--out",
                page.toString()))) {
      assertEquals(0, process.code(), process::toString);
    }
    System.out.printf(
        "browser: the page of %d dungeons has %d bytes, %d per candidate, and took %.1f s%n",
        SEEDS,
        Files.size(page),
        Files.size(page) / SEEDS,
        (System.nanoTime() - start) / 1e9);
    census = new Census(runs);
    browser = new Browser(folder.resolve("profile"));
  }

  @AfterAll
  static void closeTheBrowser() {
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void openThePage() {
    browser.requests();
    browser.console();
    browser.open(page);
  }

  /** Whatever was done with the page, the console is silent and nothing was fetched. */
  @AfterEach
  void nothingWasFetchedAndNothingWentWrong() {
    assertEquals(List.of(), browser.console());
    List<String> requests = browser.requests();
    assertEquals(1, requests.size(), requests::toString);
    assertTrue(requests.get(0).contains("file://" + page), requests::toString);
  }

  private static void showAll() {
    while (browser.one("#more").isDisplayed()) {
      browser.click("#more");
    }
  }

  private static List<String> seeds() {
    return browser.attributes(".candidate", "data-seed");
  }

  @Test
  void rowsAreThoseOfTheViews() {
    showAll();
    List<String> shown = new ArrayList<>();
    List<String> cells = browser.texts(".candidate > td:not(.seed)");
    int columns = cells.size() / SEEDS;
    for (int row = 0; row < SEEDS; row++) {
      shown.add(String.join("|", cells.subList(row * columns, (row + 1) * columns)));
    }
    assertEquals(
        census.sql(
            """
            select concat_ws('|', keys, nesting_depth, shortest_win, places,
              concat_ws(' → ', transform(chain, r -> array_join(r, ', ')), if(winnable, 'goal', 'no win')))
            from seeds order by seed
            """),
        // A text with a comma in it is quoted.
        shown.stream().map(row -> row.contains(",") ? '"' + row + '"' : row).toList());
  }

  @ParameterizedTest
  @CsvSource({
    "keys, keys", "places, places", "shortest_win, shortest_win", "nesting_depth, nesting_depth"
  })
  void headingsSort(String column, String key) {
    showAll();
    browser.click("[data-sort=" + column + "]");
    showAll();
    assertEquals(census.sql("select seed from seeds order by " + key + ", seed"), seeds());
    assertEquals("ascending", browser.one("th[aria-sort]").getAttribute("aria-sort"));
    browser.click("[data-sort=" + column + "]");
    showAll();
    assertEquals(census.sql("select seed from seeds order by " + key + " desc, seed"), seeds());
    assertEquals("descending", browser.one("th[aria-sort]").getAttribute("aria-sort"));
  }

  @Test
  void anyColumnSortsAndIsShown() {
    browser.choose("#sort", "diameter");
    browser.click("#direction");
    showAll();
    assertEquals(census.sql("select seed from seeds order by diameter desc, seed"), seeds());
    assertEquals(
        census.sql("select diameter from seeds order by diameter desc, seed"),
        browser.texts(".candidate > td:last-child"));
    browser.choose("#sort", "chain");
    showAll();
    List<String> chains = browser.texts(".candidate > .chain");
    assertEquals("goal", chains.get(SEEDS - 1));
    assertTrue(chains.get(0).matches("pair_\\d+(, pair_\\d+)* → pair_.*→ goal"), chains.get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "keys >= 2; keys >= 2",
        "KEYS>=2 places<26; keys >= 2 and places < 26",
        "winnable = yes shortest_win != 1; winnable and shortest_win <> 1",
        "pair_12; exists(flatten(chain), p -> p like '%pair_12%')",
        "pair_1 nesting_depth = 2; nesting_depth = 2 and exists(flatten(chain), p -> p like '%pair_1%')",
        "dangling > 0; dangling > 0"
      })
  void filtersCountWhatSqlCounts(String filter, String condition) {
    browser.filter(filter);
    assertEquals(
        census.value("select count(*) from seeds where " + condition) + " of 200 candidates",
        browser.one("#filter-state").getText());
  }

  @Test
  void aFilterThatIsNotUnderstoodSaysWhy() {
    browser.filter("kyes >= 2");
    assertEquals(
        "There is no number 'kyes' here: did you mean keys?",
        browser.one("#filter-state").getText());
    assertEquals("true", browser.one("#filter").getAttribute("aria-invalid"));
    // No graph of this batch is acyclic.
    browser.filter("route_depth = none");
    assertEquals(
        "There is no number 'route_depth' here; see the names.",
        browser.one("#filter-state").getText());
    browser.filter("keys >=");
    assertTrue(browser.one("#filter-state").getText().startsWith("'>=' is no whole condition"));
    browser.filter("");
    assertEquals("200 of 200 candidates", browser.one("#filter-state").getText());
  }

  @Test
  void theHeatMapFollowsItsSelects() {
    browser.choose("#range-x", "keys");
    browser.choose("#range-y", "diameter");
    assertEquals(
        census.sql("select count(*) from seeds group by keys, diameter order by 1"),
        browser.attributes("#range .cell", "data-count").stream()
            .sorted((a, b) -> Integer.compare(Integer.parseInt(a), Integer.parseInt(b)))
            .toList());
    assertTrue(browser.texts("#range .axis").containsAll(List.of("keys", "diameter (edges)")));
    String most =
        census.value(
            "select max(n) from (select count(*) n from seeds group by keys, diameter)");
    assertEquals(
        "n = 200 candidates; the fullest cell has %s.".formatted(most),
        browser.one("#range-caption").getText());
    String before = (String) browser.script("return document.querySelector('#range').innerHTML");
    browser.choose("#range-y", "micros");
    assertNotEquals(
        before, browser.script("return document.querySelector('#range').innerHTML"));
    assertTrue(browser.texts("#range .axis").contains("micros (microseconds)"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"keys", "nesting_depth", "places"})
  void histogramsCountWhatSqlCounts(String measure) {
    String bars = "[data-measure=" + measure + "] .bar";
    assertEquals(
        census.sql("select count(*) from seeds group by %1$s order by %1$s".formatted(measure)),
        browser.attributes(bars, "data-count"));
    assertEquals(
        List.of("n = 200 candidates"),
        browser.texts("[data-measure=" + measure + "] figcaption"));
  }

  @Test
  void aBarThatIsClickedNarrowsTheList() {
    browser.click("[data-measure=keys] .bar:nth-of-type(3)");
    assertEquals("keys = 2", browser.one("#filter").getAttribute("value"));
    showAll();
    assertEquals(census.sql("select seed from seeds where keys = 2 order by seed"), seeds());
    browser.script("document.querySelector('#range .cell').dispatchEvent(new Event('click'))");
    String filter = browser.one("#filter").getAttribute("value");
    String count = browser.attributes("#range .cell", "data-count").get(0);
    assertTrue(filter.matches("places = \\d+ shortest_win = \\d+"), filter);
    assertEquals(count + " of 200 candidates", browser.one("#filter-state").getText());
  }

  @Test
  void theKeyboardSortsAndUnfolds() {
    browser.one("body").sendKeys(Keys.TAB);
    assertEquals("skip", browser.script("return document.activeElement.className"));
    WebElement heading = browser.one("[data-sort=keys]");
    heading.sendKeys(Keys.ENTER);
    assertEquals(
        "keys", browser.script("return document.activeElement.dataset.sort"));
    WebElement button = browser.one(".unfold");
    button.sendKeys(Keys.SPACE);
    assertEquals("true", button.getAttribute("aria-expanded"));
    assertTrue(browser.one(".detail").isDisplayed());
    button.sendKeys(Keys.ENTER);
    assertFalse(browser.one(".detail").isDisplayed());
  }

  @Test
  void detailsHaveTheGraphAndTheCommand() {
    browser.filter("keys = 3");
    String seed = seeds().get(0);
    browser.click(".unfold");
    List<String> counts =
        List.of(
            Integer.toString(browser.all(".detail .box.place").size()),
            Integer.toString(browser.all(".detail .box.key").size()),
            Integer.toString(browser.all(".detail .mark .letter").size()));
    assertEquals(
        census.value(
            "select concat(places, ' ', keys, ' ', size(skins)) from seeds where seed = " + seed),
        String.join(" ", counts));
    String command = browser.texts(".detail code").get(0);
    assertTrue(
        command.matches("census evolve --grammar \\S*dungeon.json --seed " + seed), command);
    // A key and its locks share a colour, and no two pairs do.
    List<String> keys = browser.attributes(".detail .box.key", "class");
    assertEquals(3, keys.stream().distinct().count());
    for (String classes : keys) {
      String colour = classes.replaceAll(".*(pair-\\d).*", "$1");
      assertFalse(browser.all(".detail .lock." + colour).isEmpty(), colour);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {320, 360, 600, 930, 1100})
  void noWidthMakesThePageScrollSideways(int width) {
    browser.narrow(width);
    browser.click(".unfold");
    browser.click("#names-toggle");
    assertEquals(
        (long) width, browser.script("return document.documentElement.scrollWidth"));
    assertEquals((long) width, browser.script("return innerWidth"));
    assertTrue(browser.one(".detail .drawing").isDisplayed());
  }

  @Test
  void darkAndLightAreTheUsersChoice() {
    String light = background();
    browser.prefer("dark");
    assertNotEquals(light, background());
    assertTrue(brightness(light) > 600 && brightness(background()) < 150);
  }

  private static String background() {
    return (String) browser.script("return getComputedStyle(document.body).backgroundColor");
  }

  private static int brightness(String colour) {
    return List.of(colour.replaceAll("[^\\d,]", "").split(",", -1)).stream()
        .mapToInt(Integer::parseInt)
        .sum();
  }
}
