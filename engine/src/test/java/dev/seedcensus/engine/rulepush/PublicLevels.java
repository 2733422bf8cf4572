package dev.seedcensus.engine.rulepush;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.seedcensus.engine.rulepush.form.LevelText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Levels of the project's data folder, with what is recorded about them. */
public final class PublicLevels {

  /** Where they lie. */
  public static final Path DATA = Path.of("..", "data", "rulepush");

  private static final ObjectMapper JSON = new ObjectMapper();

  /** A level and its record. */
  public record Recorded(Level level, JsonNode record) {

    /** A number of the record; -1 where there is none. */
    public int number(String field) {
      return record.path(field).asInt(-1);
    }

    /** A route of the record. */
    public List<Input> route(String field) {
      return Input.route(record.path(field).textValue());
    }
  }

  private PublicLevels() {}

  /** The levels of the Keke competition. */
  public static List<Recorded> keke() {
    return read(DATA.resolve("keke-levels.json"));
  }

  /** Four maps with the best known lengths. */
  public static List<Recorded> golden() {
    return read(DATA.resolve("golden.json"));
  }

  private static List<Recorded> read(Path file) {
    List<Level> levels = LevelText.read(text(file));
    JsonNode records = json(file);
    List<Recorded> recorded = new ArrayList<>();
    for (int i = 0; i < levels.size(); i++) {
      recorded.add(new Recorded(levels.get(i), records.get(i)));
    }
    return recorded;
  }

  /** The text of a file. */
  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The JSON of a file. */
  public static JsonNode json(Path file) {
    try {
      return JSON.readTree(text(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
