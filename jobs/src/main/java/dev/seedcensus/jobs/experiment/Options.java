package dev.seedcensus.jobs.experiment;

import dev.seedcensus.jobs.UserException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** An experiment's options as the user wrote them; gives typed values or says what is wrong. */
public final class Options {

  private static final String SET = "set.";

  private final Map<String, String> values;
  private final Map<String, String> places;
  private final Path base;

  /**
   * @param values option names to texts; changes of single numbers as {@code set.<path>}
   * @param base the folder that relative paths start from
   */
  public Options(Map<String, String> values, Path base) {
    this(values, Map.of(), base);
  }

  /**
   * @param places for messages, where a value was written, as far as that is known
   */
  public Options(Map<String, String> values, Map<String, String> places, Path base) {
    this.values = new TreeMap<>(values);
    this.places = Map.copyOf(places);
    this.base = base;
  }

  /** The options, sorted by name. */
  public Map<String, String> values() {
    return values;
  }

  /**
   * Refuses options that the experiment does not have.
   *
   * @throws UserException naming the nearest option
   */
  void check(Experiment experiment) {
    Map<String, String> known = experiment.options();
    for (String name : values.keySet()) {
      boolean override = name.startsWith(SET) && known.containsKey(Experiment.OVERRIDES);
      if (!override && !known.containsKey(name)) {
        throw UserException.unknown(
            "Experiment %s has no option '%s'".formatted(experiment.name(), name),
            name,
            known.keySet());
      }
    }
  }

  public Optional<String> text(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /**
   * A whole number.
   *
   * @throws UserException if the text is none, or out of [least, most]
   */
  public long wholeNumber(String name, long least, long most, long unlessGiven) {
    String text = values.get(name);
    if (text == null) {
      return unlessGiven;
    }
    try {
      long number = Long.parseLong(text.strip());
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below, with the range.
    }
    throw mistake(
        name,
        "Option %s must be a whole number from %d to %d, not '%s'."
            .formatted(name, least, most, text));
  }

  /** The items of a list, which is written with commas between. */
  public Optional<List<String>> list(String name) {
    return text(name).map(text -> Stream.of(text.split(",", -1)).map(String::strip).toList());
  }

  /**
   * Makes something of an option; what the engine cannot make anything of is the user's mistake.
   *
   * @throws UserException with the engine's sentence, and the option's place before it
   */
  public <T> T use(String name, Supplier<T> making) {
    try {
      return making.get();
    } catch (IllegalArgumentException e) {
      throw UserException.at(places.get(name), e);
    }
  }

  /** What is wrong with an option, with its place before it. */
  public UserException mistake(String name, String sentence) {
    String place = places.get(name);
    return new UserException(place == null ? sentence : place + ": " + sentence);
  }

  /** The file that an option names; relative names start from the base folder. */
  public Optional<Path> file(String name) {
    return text(name).map(text -> base.resolve(text).normalize());
  }

  /** The files that an option names, with commas between; relative names as above. */
  public List<Path> files(String name) {
    return list(name).stream()
        .flatMap(List::stream)
        .map(file -> base.resolve(file).normalize())
        .toList();
  }

  /**
   * Reads a text file.
   *
   * @throws UserException if it is missing, no file, unreadable or not UTF-8
   */
  public static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new UserException("Cannot read " + file + ": there is no such file.", e);
    } catch (CharacterCodingException e) {
      throw new UserException("Cannot read " + file + ": it is not UTF-8 text.", e);
    } catch (IOException e) {
      String reason = Files.isDirectory(file) ? "it is a folder, not a file" : e.getMessage();
      throw new UserException("Cannot read " + file + ": " + reason + ".", e);
    }
  }

  /**
   * The changes of single numbers, by path.
   *
   * @throws UserException if one is not a finite number
   */
  public Map<String, Double> overrides() {
    Map<String, Double> overrides = new TreeMap<>();
    values.forEach(
        (name, text) -> {
          if (name.startsWith(SET)) {
            String path = name.substring(SET.length());
            overrides.put(path, number(path, text));
          }
        });
    return overrides;
  }

  /**
   * The changes of single numbers as a command takes them: {@code --set path=number}, and so on.
   */
  public List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    values.forEach(
        (name, text) -> {
          if (name.startsWith(SET)) {
            arguments.addAll(List.of("--set", name.substring(SET.length()) + "=" + text.strip()));
          }
        });
    return arguments;
  }

  private static double number(String path, String text) {
    try {
      double number = Double.parseDouble(text.strip());
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // Reported below.
    }
    throw new UserException(
        "Cannot set %s to '%s': give a finite number, for example %s=40."
            .formatted(path, text, path));
  }
}
