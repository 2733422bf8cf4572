package dev.seedcensus.jobs.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The HTML of a page: the resource {@code page.html} with its slots filled, its program and its
 * style within it. A Content-Security-Policy allows these two, by their hashes, and nothing else:
 * no network, no image, no program that some label may bring along.
 */
final class Page {

  /** In the order in which they build on each other. */
  private static final List<String> SCRIPTS =
      List.of(
          "batch.js", "filter.js", "svg.js", "plots.js", "drawing.js", "candidates.js", "page.js");

  private static final Pattern SLOT = Pattern.compile("\\{\\{(\\w+)}}");

  private Page() {}

  /**
   * Makes a page.
   *
   * @param data its data, as {@link PageData} writes it
   */
  static String html(Provenance provenance, String data) {
    String script = script();
    String style = resource("page.css");
    Map<String, String> slots =
        Map.of(
            "policy", escaped(policy(script, style)),
            "grammar", escaped(provenance.grammar()),
            "seeds", escaped(provenance.seeds()),
            "command", escaped(provenance.command()),
            "provenance", list(provenance.lines()),
            "style", style,
            "data", data,
            "script", script);
    // In one pass: what is filled in is not looked at again.
    return SLOT.matcher(resource("page.html"))
        .replaceAll(slot -> Matcher.quoteReplacement(slots.get(slot.group(1))));
  }

  private static String script() {
    return SCRIPTS.stream()
        .map(Page::resource)
        .collect(Collectors.joining("\n", "\n(() => {\n'use strict';\n", "})();\n"));
  }

  private static String policy(String script, String style) {
    return "default-src 'none'; script-src 'sha256-%s'; style-src 'sha256-%s'; base-uri 'none'; form-action 'none'"
        .formatted(hash(script), hash(style));
  }

  private static String hash(String text) {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getEncoder().encodeToString(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }

  private static String list(Map<String, String> lines) {
    return lines.entrySet().stream()
        .map(
            line ->
                "<div><dt>%s</dt><dd>%s</dd></div>"
                    .formatted(escaped(line.getKey()), escaped(line.getValue())))
        .collect(Collectors.joining("\n"));
  }

  /** A text that HTML shows as it is, between tags and within quotes. */
  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  private static String resource(String name) {
    String path = "/dev/seedcensus/jobs/report/" + name;
    try (InputStream in = Page.class.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalStateException("There is no resource " + path);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
