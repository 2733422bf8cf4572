package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * The file {@code summary.json} of a run: the summary that was made last, so that whoever asks for
 * it again need not wait. The records of a seed never change, so it holds for the same question for
 * ever.
 */
public final class SummaryFile {

  private static final String NAME = "summary.json";
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;

  public SummaryFile(RunFolder run) {
    this.folder = run.path();
  }

  private record Summary(String question, String text) {}

  /**
   * The summary, if it was made last.
   *
   * @param question what decides it: the seeds, the queries
   */
  public Optional<String> read(String question) {
    try {
      Path file = folder.resolve(NAME);
      return Files.exists(file)
          ? Optional.of(JSON.readValue(Files.readAllBytes(file), Summary.class))
              .filter(summary -> question.equals(summary.question()))
              .map(Summary::text)
          : Optional.empty();
    } catch (IOException e) { // Nothing is lost: it is made again.
      return Optional.empty();
    }
  }

  /** Keeps a summary; where that is not possible, it will be made again. */
  public void write(String question, String text) {
    try {
      Path next = folder.resolve("." + NAME + ".next");
      Files.write(next, JSON.writeValueAsBytes(new Summary(question, text)));
      Files.move(
          next,
          folder.resolve(NAME),
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      // A full disk is told where it matters: at the records.
    }
  }
}
