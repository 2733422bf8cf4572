package dev.seedcensus.jobs.replay;

import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.SeedException;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Runs recorded seeds again and compares. Safe for threads. */
public final class Replay {

  private final Function<String, Path> bundledFile;
  private final Limits limits;
  private final Map<String, Program> bundled = new ConcurrentHashMap<>();

  /**
   * What became of a file.
   *
   * @param runs how many runs it records
   * @param differences of the runs that disagree, the first difference each
   */
  public record Outcome(int runs, List<String> differences) {}

  /**
   * @param bundledFile the file of a bundled grammar, by name
   * @param limits what a seed may use; a run that needs more disagrees
   */
  public Replay(Function<String, Path> bundledFile, Limits limits) {
    this.bundledFile = bundledFile;
    this.limits = limits;
  }

  /**
   * Replays all runs of a file, on all cores.
   *
   * @throws UserException if the file is missing or malformed; nothing has been replayed then
   */
  public Outcome file(Path file) {
    List<RecordedGrammar> recordings = RecordingReader.read(file);
    recordings.forEach(this::checkBundled);
    List<String> differences =
        recordings.parallelStream().map(this::differences).flatMap(List::stream).toList();
    return new Outcome(recordings.stream().mapToInt(r -> r.runs().size()).sum(), differences);
  }

  private void checkBundled(RecordedGrammar recorded) {
    if (recorded.bundled() && !Files.exists(bundledFile.apply(recorded.name()))) {
      throw new UserException(
          "%s: there is no bundled grammar '%s': it would be the file %s."
              .formatted(recorded.place(), recorded.name(), bundledFile.apply(recorded.name())));
    }
  }

  private List<String> differences(RecordedGrammar recorded) {
    List<String> differences = new ArrayList<>();
    Program program;
    try {
      program = program(recorded);
    } catch (GrammarException e) {
      recorded.runs().forEach(run -> differences.add(e.getMessage()));
      return differences;
    }
    Evolver evolver = new Evolver(program);
    for (Recording run : recorded.runs()) {
      difference(evolver, recorded, run)
          .ifPresent(
              text ->
                  differences.add(
                      "%s: %s, seed %d, %s"
                          .formatted(recorded.place(), recorded.name(), run.seed(), text)));
    }
    return differences;
  }

  private static Optional<String> difference(
      Evolver evolver, RecordedGrammar recorded, Recording run) {
    try {
      return Comparison.replayed(evolver, run, recorded.bundled()).difference();
    } catch (SeedException e) {
      return Optional.of("fails: " + e.getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      return Optional.of("fails by a bug: " + e);
    }
  }

  private Program program(RecordedGrammar recorded) {
    return recorded.bundled()
        ? bundled.computeIfAbsent(
            recorded.name(),
            name -> {
              Path file = bundledFile.apply(name);
              return GrammarFiles.compile(
                  GrammarFiles.read(file, Map.of()), file.toString(), limits);
            })
        : GrammarFiles.compile(
            GrammarFiles.parse(recorded.json(), recorded.place(), Map.of()),
            recorded.place(),
            limits);
  }
}
