package dev.seedcensus.jobs.report;

import dev.seedcensus.jobs.run.Manifest;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Where a page's numbers come from.
 *
 * @param grammar name of the grammar
 * @param grammarHash SHA-256 of its canonical text
 * @param seeds the seeds that the page is about
 * @param manifest the run
 * @param command the command that makes the page again
 */
record Provenance(
    String grammar, String grammarHash, String seeds, Manifest manifest, String command) {

  /** What the page says of it, by caption. */
  Map<String, String> lines() {
    Map<String, String> lines = new LinkedHashMap<>();
    lines.put("Grammar", grammar);
    lines.put("SHA-256 of its canonical text", grammarHash);
    lines.put("Seeds", seeds);
    lines.put("Run", manifest.runId());
    lines.put("Begun", manifest.started());
    manifest.blocks().stream()
        .map(Manifest.Block::finished)
        .max(String::compareTo)
        .ifPresent(last -> lines.put("Last records", last));
    lines.put(
        "Made with",
        "Seedcensus %s, Spark %s, Java %s"
            .formatted(manifest.version(), manifest.spark(), manifest.java()));
    return lines;
  }
}
