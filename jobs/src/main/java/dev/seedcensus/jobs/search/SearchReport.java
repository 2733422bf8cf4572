package dev.seedcensus.jobs.search;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.sql.ResultPrinter;
import dev.seedcensus.jobs.sql.TextTable;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;

/** Tells people, or other programs, what a search has found. */
public final class SearchReport {

  /** How to print it. */
  public enum Format {
    /** The hits, what each part of the condition saved, and sentences. */
    TABLE,
    /** The hits alone; the sentences go where progress goes. */
    CSV,
    /** One object. */
    JSON
  }

  private static final String SEED = "seed";
  private static final String COMMAND = "command";

  private final Findings findings;
  private final LongFunction<String> command;
  private final List<String> columns;

  /**
   * @param command the command that shows a seed; null where there is none
   */
  public SearchReport(Findings findings, LongFunction<String> command) {
    this.findings = findings;
    this.command = command;
    this.columns = findings.spec().setup().columns();
  }

  /**
   * Prints the report.
   *
   * @param out where the findings go
   * @param err where sentences go that would spoil them
   */
  public void print(Format format, PrintWriter out, PrintWriter err) {
    switch (format) {
      case TABLE -> {
        table(out);
        parts(out);
        sentences().forEach(out::println);
      }
      case CSV -> {
        lines().forEach(line -> out.println(ResultPrinter.csvLine(line)));
        sentences().forEach(err::println);
      }
      case JSON -> out.println(json());
    }
  }

  private void table(PrintWriter out) {
    if (findings.hits().isEmpty()) {
      return;
    }
    List<String[]> lines = lines();
    boolean[] right = new boolean[lines.get(0).length];
    right[0] = true;
    for (int i = 0; i < columns.size(); i++) {
      String name = columns.get(i);
      right[i + 1] = findings.hits().stream().allMatch(hit -> isNumber(hit.found().path(name)));
    }
    TextTable.print(lines, right, out);
    out.println();
  }

  private static boolean isNumber(JsonNode value) {
    return value.isNumber() || value.isNull() || value.isMissingNode();
  }

  /** The heading, then the hits. */
  private List<String[]> lines() {
    List<String[]> lines = new ArrayList<>();
    List<String> heading = new ArrayList<>(columns);
    heading.add(0, SEED);
    if (command != null) {
      heading.add(COMMAND);
    }
    lines.add(heading.toArray(String[]::new));
    for (Findings.Hit hit : findings.hits()) {
      List<String> cells = new ArrayList<>();
      cells.add(String.valueOf(hit.seed()));
      columns.forEach(column -> cells.add(text(hit.found().path(column))));
      if (command != null) {
        cells.add(command.apply(hit.seed()));
      }
      lines.add(cells.toArray(String[]::new));
    }
    return lines;
  }

  private static String text(JsonNode value) {
    if (value.isNull() || value.isMissingNode()) {
      return null;
    }
    return value.isValueNode() ? value.asText() : value.toString();
  }

  private void parts(PrintWriter out) {
    List<String> parts = findings.spec().setup().parts();
    List<String[]> lines = new ArrayList<>();
    lines.add(new String[] {"condition, cheapest part first", "asked of", "held for", "share"});
    for (int part = 0; part < parts.size(); part++) {
      long asked = findings.asked(part);
      long held = findings.held(part);
      lines.add(
          new String[] {
            parts.get(part),
            String.valueOf(asked),
            String.valueOf(held),
            asked == 0 ? "" : number((double) held / asked)
          });
    }
    TextTable.print(lines, new boolean[] {false, true, true, true}, out);
    out.println();
  }

  /** How it went. */
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    long tried = findings.tried();
    if (tried == 0) {
      return List.of("No seed was tried.");
    }
    sentences.add(
        "%,d accepted of %,d seeds tried, %d to %d; %,d failed. %s"
            .formatted(
                findings.hits().size(),
                tried,
                findings.spec().from(),
                findings.spec().from() + tried - 1,
                findings.failed(),
                ending()));
    findings
        .failures()
        .forEach(
            failure -> sentences.add("Seed %d: %s".formatted(failure.seed(), failure.error())));
    sentences.addAll(rate(findings.rate()));
    return sentences;
  }

  private String ending() {
    return switch (findings.end()) {
      case HITS -> "The last of them is the last hit wanted.";
      case CAP ->
          findings.spec().hits().isEmpty()
              ? "That is all."
              : "%,d hits were wanted: raise 'cap', or ask for less."
                  .formatted(findings.spec().hits().getAsLong());
      case STOPPED -> "Stopped.";
    };
  }

  private List<String> rate(Rate rate) {
    if (rate.hits() == 0) {
      return List.of(
          "Acceptance rate: below %s, with 95 %% confidence; that is one seed of %s at the least."
              .formatted(number(rate.high()), number(1 / rate.high())));
    }
    String value =
        rate.value().isEmpty()
            ? "unknown from a single hit"
            : number(rate.value().getAsDouble())
                + (rate.inverse()
                    ? " (%,d / %,d)".formatted(rate.hits() - 1, rate.tried() - 1)
                    : "");
    return List.of(
        "Acceptance rate: %s; 95 %% %s to %s (%s)."
            .formatted(
                value,
                number(rate.low()),
                number(rate.high()),
                rate.inverse() ? "exact, of a search that stops at a hit" : "Wilson"),
        "A hit costs %s seeds (95 %% %s to %s) and %s ms of CPU time."
            .formatted(
                number(rate.seedsPerHit()),
                number(1 / rate.high()),
                number(1 / rate.low()),
                number(findings.cpuMillis() / rate.hits())));
  }

  private ObjectNode json() {
    ObjectNode json = new ObjectMapper().createObjectNode();
    ArrayNode accepted = json.putArray("accepted");
    for (Findings.Hit hit : findings.hits()) {
      ObjectNode line = accepted.addObject().put(SEED, hit.seed());
      columns.forEach(column -> line.set(column, hit.found().get(column)));
      if (command != null) {
        line.put(COMMAND, command.apply(hit.seed()));
      }
    }
    json.put("end", findings.end().name().toLowerCase(Locale.ROOT));
    json.put("from", findings.spec().from()).put("tried", findings.tried());
    json.put("failed", findings.failed());
    ArrayNode failures = json.putArray("failures");
    findings
        .failures()
        .forEach(
            failure ->
                failures.addObject().put(SEED, failure.seed()).put("error", failure.error()));
    List<String> parts = findings.spec().setup().parts();
    ArrayNode conditions = json.putArray("conditions");
    for (int part = 0; part < parts.size(); part++) {
      conditions
          .addObject()
          .put("condition", parts.get(part))
          .put("asked", findings.asked(part))
          .put("held", findings.held(part));
    }
    if (findings.tried() > 0) {
      rate(findings.rate(), json);
    }
    return json;
  }

  private void rate(Rate rate, ObjectNode json) {
    json.put("sampling", rate.inverse() ? "inverse" : "fixed");
    rate.value().ifPresentOrElse(value -> json.put("rate", value), () -> json.putNull("rate"));
    json.put("low", rate.low()).put("high", rate.high());
    if (rate.hits() > 0) {
      json.put("seeds_per_hit", rate.seedsPerHit());
      json.put("cpu_ms_per_hit", findings.cpuMillis() / rate.hits());
    }
  }

  /** Three digits that count. */
  private static String number(double value) {
    if (!Double.isFinite(value)) {
      return "any number of";
    }
    return Math.abs(value) >= 100
        ? String.format(Locale.ROOT, "%,.0f", value)
        : new BigDecimal(value).round(new MathContext(3)).stripTrailingZeros().toPlainString();
  }
}
