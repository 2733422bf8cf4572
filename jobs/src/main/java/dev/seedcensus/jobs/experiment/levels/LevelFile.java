package dev.seedcensus.jobs.experiment.levels;

import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.form.LevelText;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import java.nio.file.Path;
import java.util.List;

/** A file of levels. */
public final class LevelFile {

  private LevelFile() {}

  /**
   * The levels of a file, in its order; at least one.
   *
   * @throws UserException if it cannot be read, or a level is malformed
   */
  public static List<Level> read(Path file) {
    return parse(Options.read(file), file);
  }

  /**
   * The levels of a file's text, in its order; at least one.
   *
   * @throws UserException if a level is malformed, naming the file
   */
  static List<Level> parse(String text, Path file) {
    try {
      return LevelText.read(text);
    } catch (IllegalArgumentException e) {
      throw UserException.at(file.toString(), e);
    }
  }

  /**
   * The level of an id.
   *
   * @throws UserException if there is none, with the nearest
   */
  public static Level named(List<Level> levels, String id, Path file) {
    return levels.stream()
        .filter(level -> level.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                UserException.unknown(
                    "%s has no level '%s'".formatted(file, id),
                    id,
                    levels.stream().map(Level::id).toList()));
  }
}
