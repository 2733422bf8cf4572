package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/**
 * The file {@code progress.json} beside a run's manifest: the last heartbeat of the census that
 * fills the run, or filled it last. Nothing depends on it: the manifest alone says what a run
 * holds.
 */
public final class HeartbeatFile {

  private static final String NAME = "progress.json";

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .build();

  private HeartbeatFile() {}

  /** The last heartbeat; empty if no census of this version has filled the run. */
  public static Optional<Heartbeat> read(RunFolder run) {
    Path file = run.path().resolve(NAME);
    try {
      return Files.exists(file)
          ? Optional.of(JSON.readValue(Files.readAllBytes(file), Heartbeat.class))
          : Optional.empty();
    } catch (IOException e) { // Of another version, or torn by a full disk: as good as none.
      return Optional.empty();
    }
  }

  /** Replaces the file in one step. */
  static void write(RunFolder run, Heartbeat heartbeat) throws IOException {
    Path next = run.path().resolve("." + NAME + ".next");
    Files.write(next, JSON.writeValueAsBytes(heartbeat));
    Files.move(
        next,
        run.path().resolve(NAME),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
  }
}
