package dev.seedcensus.jobs.report;

import dev.seedcensus.engine.analysis.Budget;
import dev.seedcensus.engine.grammar.CanonicalGrammar;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.grammar.GrammarExperiment;
import dev.seedcensus.jobs.experiment.grammar.GrammarSetup;
import dev.seedcensus.jobs.run.Job;
import dev.seedcensus.jobs.run.Runs;
import dev.seedcensus.jobs.sql.Views;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;
import org.apache.spark.sql.SparkSession;

/** The page about a job's seeds, once its run has them all. */
public final class CuratorReport {

  /** A browser shows so many without effort; who wants to know of more asks in SQL. */
  public static final int MOST_SEEDS = 5000;

  private final Job job;
  private final Program program;
  private final int drawings;

  /**
   * A report.
   *
   * @param drawings how many candidates are drawn, the nearest to the budget
   * @throws UserException if there is no such page for the job
   */
  public CuratorReport(Job job, int drawings) {
    String experiment = job.setup().experiment();
    if (!experiment.equals(GrammarExperiment.NAME)) {
      throw new UserException(
          "A report shows the graphs of a grammar, and this spec is of experiment %s: name a spec of experiment %s."
              .formatted(experiment, GrammarExperiment.NAME));
    }
    long seeds = job.spec().seeds().size();
    if (seeds > MOST_SEEDS) {
      throw new UserException(
          "A report of %,d seeds is more than anybody looks through: name at most %,d, for example --seeds 1..1000, or ask census sql."
              .formatted(seeds, MOST_SEEDS));
    }
    this.job = job;
    this.program = ((GrammarSetup) job.setup()).program();
    this.drawings = drawings;
  }

  /**
   * Makes the page. The same run and seeds give the same page.
   *
   * @param spark a session, whose views are replaced
   * @param command the command that makes it again
   * @param replay the command that makes a seed again
   * @return its HTML
   */
  public String html(SparkSession spark, String command, LongFunction<String> replay) {
    Runs.Run run = Runs.of(job).orElseThrow();
    Views.create(spark, run, job.spec().seeds());
    Map<String, Integer> declared = declared();
    Batch batch = Batch.read(spark, declared);
    String data = PageData.write(batch, declared, draw(batch), replay);
    return Page.html(
        new Provenance(
            job.setup().label(),
            sha256(CanonicalGrammar.write(program.grammar())),
            job.spec().seeds().toString(),
            run.manifest(),
            command),
        data);
  }

  private Map<String, Integer> declared() {
    Map<String, Integer> declared = new LinkedHashMap<>();
    Budget.of(program.grammar())
        .declared()
        .forEach((field, amount) -> declared.put(field.key(), amount));
    return Collections.unmodifiableMap(declared);
  }

  private Map<Long, Drawing> draw(Batch batch) {
    Draughtsman draughtsman = new Draughtsman(program);
    Map<Long, Drawing> drawn = new HashMap<>();
    batch.candidates().stream()
        .limit(drawings)
        .forEach(
            candidate ->
                draughtsman
                    .draw(candidate)
                    .ifPresent(drawing -> drawn.put(candidate.seed(), drawing)));
    return drawn;
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java platform has SHA-256", e);
    }
  }
}
