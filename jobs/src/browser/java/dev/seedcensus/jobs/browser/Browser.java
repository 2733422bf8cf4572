package dev.seedcensus.jobs.browser;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium with a profile of its own, that keeps to itself. */
final class Browser implements AutoCloseable {

  private final ChromeDriver driver;

  /**
   * Starts one.
   *
   * @param profile a new folder for what it keeps
   */
  Browser(Path profile) {
    ChromeOptions options = new ChromeOptions();
    options.setBinary(System.getProperty("browser.binary", "/usr/bin/chromium"));
    options.addArguments(
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--window-size=1400,1000",
        "--user-data-dir=" + profile);
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.BROWSER, Level.ALL);
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    driver =
        new ChromeDriver(
            new ChromeDriverService.Builder()
                .usingDriverExecutable(
                    new File(System.getProperty("browser.driver", "/usr/bin/chromedriver")))
                .usingAnyFreePort()
                .build(),
            options);
  }

  /** Opens a page at the size of a desk. */
  void open(Path page) {
    driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    prefer("light");
    driver.get(page.toUri().toString());
  }

  /** Turns this into a device whose screen has a width in CSS pixels, the page being open. */
  void narrow(int width) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", 740, "deviceScaleFactor", 2, "mobile", true));
  }

  /** Shows the page to someone who prefers light or dark. */
  void prefer(String scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
  }

  /** What the console has been told since the last call. */
  List<String> console() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .map(LogEntry::getMessage)
        .toList();
  }

  /**
   * Events of requests since the last call, as the browser's protocol has them. Those of the tab that
   * the browser itself begins with, which may come late, are left out.
   */
  List<String> requests() {
    return driver.manage().logs().get(LogType.PERFORMANCE).getAll().stream()
        .map(LogEntry::getMessage)
        .filter(event -> event.contains("\"Network.requestWillBeSent\""))
        .filter(event -> !event.contains("\"documentURL\":\"chrome://"))
        .toList();
  }

  WebElement one(String selector) {
    return driver.findElement(By.cssSelector(selector));
  }

  List<WebElement> all(String selector) {
    return driver.findElements(By.cssSelector(selector));
  }

  void click(String selector) {
    script("arguments[0].scrollIntoView({block: 'center'})", one(selector));
    one(selector).click();
  }

  /** Replaces the filter. */
  void filter(String text) {
    WebElement input = one("#filter");
    input.clear();
    // Clearing alone tells nobody.
    input.sendKeys(text.isEmpty() ? " " : text);
  }

  /** Chooses of a list of options. */
  void choose(String selector, String value) {
    script(
        "arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change'))",
        one(selector),
        value);
  }

  /** The texts of all elements, in one round trip. */
  @SuppressWarnings("unchecked")
  List<String> texts(String selector) {
    return (List<String>)
        script(
            "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)",
            selector);
  }

  /** An attribute of all elements. */
  @SuppressWarnings("unchecked")
  List<String> attributes(String selector, String name) {
    return (List<String>)
        script(
            "return [...document.querySelectorAll(arguments[0])].map(e => e.getAttribute(arguments[1]))",
            selector,
            name);
  }

  Object script(String code, Object... arguments) {
    return driver.executeScript(code, arguments);
  }

  @Override
  public void close() {
    driver.quit();
  }
}
