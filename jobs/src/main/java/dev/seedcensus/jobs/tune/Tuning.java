package dev.seedcensus.jobs.tune;

import dev.seedcensus.engine.grammar.GrammarText;
import dev.seedcensus.engine.tuning.Knob;
import dev.seedcensus.engine.tuning.Method;
import dev.seedcensus.engine.tuning.Outcome;
import dev.seedcensus.engine.tuning.Round;
import dev.seedcensus.engine.tuning.Tuner;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import dev.seedcensus.jobs.experiment.tuning.Feasibility;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.spark.sql.SparkSession;

/** Tunes a grammar's weights by a spec. Made before anything runs, so that mistakes show first. */
public final class Tuning {

  private final TuneSpec spec;
  private long failed;

  /**
   * @param replace whether a file that stands where the tuned grammar goes may be replaced
   * @throws UserException if it stands there and may not, or could not be written
   */
  public Tuning(TuneSpec spec, boolean replace) {
    this.spec = spec;
    if (Files.isRegularFile(spec.to()) && !replace) {
      throw new UserException(
          "%s exists already: name another file with --to, or write --force to replace it."
              .formatted(spec.to()));
    }
    if (Files.isDirectory(spec.to()) || !Files.isDirectory(nearestFolder(spec.to()))) {
      throw new UserException(
          "Cannot write %s: name a file in a folder with --to.".formatted(spec.to()));
    }
    // What cannot be written into the text should show before an hour of tuning, too.
    text(spec.knobs().stream().map(Knob::initial).toList());
  }

  private static Path nearestFolder(Path file) {
    Path folder = file.getParent();
    while (!Files.exists(folder)) {
      folder = folder.getParent();
    }
    return folder;
  }

  /** Reasons for which limits alone rule the targets out, a sentence each. */
  public List<String> faults() {
    return Feasibility.faults(spec.grammar(), spec.plan());
  }

  /**
   * Tunes.
   *
   * @param listener told of every trial once it is made
   */
  public Outcome tune(SparkSession session, Consumer<Round> listener) {
    SparkCensus census = new SparkCensus(spec, session);
    Tuner.Settings settings =
        new Tuner.Settings(
            spec.rounds(), spec.seedsPerRound(), spec.seeds().size(), List.of(Method.values()));
    Outcome outcome = new Tuner(spec.problem(), census, settings, listener).tune();
    failed = census.failed();
    return outcome;
  }

  /** How many records of trials held an error; those do not count. */
  public long failed() {
    return failed;
  }

  /** Id of the tuning in the view {@code rounds}. */
  public String id() {
    return SparkCensus.id(spec);
  }

  /** Writes the grammar with the weights of a trial. */
  public void write(Round round) {
    try {
      Files.createDirectories(spec.to().getParent());
      Path next = spec.to().resolveSibling("." + spec.to().getFileName() + ".next");
      Files.writeString(next, text(round.trial().weights()));
      Files.move(next, spec.to(), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UserException(
          "Cannot write %s (%s): name another file with --to."
              .formatted(spec.to(), UserPath.whyUnwritable(e)),
          e);
    }
  }

  private String text(List<Double> weights) {
    Map<Integer, Double> byRule = new HashMap<>();
    for (int k = 0; k < weights.size(); k++) {
      byRule.put(spec.plan().knobs().get(k), weights.get(k));
    }
    return GrammarText.withWeights(spec.text(), spec.plan().stage(), byRule);
  }
}
