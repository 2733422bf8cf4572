package dev.seedcensus.jobs.experiment;

import dev.seedcensus.engine.rewrite.Limit;
import dev.seedcensus.engine.rewrite.Limits;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** An experiment's options as the user wrote them; gives typed values or says what is wrong. */
public final class Options {

  /** What begins the name of an option that changes a number of the grammar. */
  public static final String SET = "set.";

  private static final String LIMIT = "limits.";

  private static final int MOST_BYTES = 64 << 20;

  private final Map<String, String> values;
  private final Map<String, String> places;
  private final String source;
  private final Path base;

  /**
   * @param values option names to texts; changes of single numbers as {@code set.<path>}, limits of
   *     a seed as {@code limits.<name>}
   * @param base the folder that relative paths start from
   */
  public Options(Map<String, String> values, Path base) {
    this(values, Map.of(), null, base);
  }

  /**
   * @param places for messages, where a value was written, as far as that is known
   * @param source for messages, the file that the options stand in; null for none
   */
  public Options(Map<String, String> values, Map<String, String> places, String source, Path base) {
    this.values = new TreeMap<>(values);
    this.places = Map.copyOf(places);
    this.source = source;
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
      boolean limit = name.startsWith(LIMIT) && known.containsKey(Experiment.LIMITS);
      if (!override && !limit && !known.containsKey(name)) {
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
        "%s must be a whole number from %d to %d, not '%s'."
            .formatted(called(name), least, most, text));
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
    return new UserException(
        place == null || sentence.startsWith(place) ? sentence : place + ": " + sentence);
  }

  /** What is wrong with the options as a whole, with the file that they stand in before it. */
  public UserException mistake(String sentence) {
    return new UserException(source == null ? sentence : source + ": " + sentence);
  }

  /** How a message calls an option: as the user wrote it, where that was on the command line. */
  public String called(String name) {
    String place = places.getOrDefault(name, "");
    return place.startsWith("--") ? place : "Option " + name;
  }

  /** The file that an option names; relative names start from the base folder. */
  public Optional<Path> file(String name) {
    return text(name).map(text -> UserPath.of(base, text));
  }

  /** The files that an option names, with commas between; relative names as above. */
  public List<Path> files(String name) {
    return list(name).stream().flatMap(List::stream).map(file -> UserPath.of(base, file)).toList();
  }

  /**
   * Reads a text file that an option names; see {@link #read(Path)}.
   *
   * @throws UserException if it cannot be read, with the option's place before it
   */
  public String read(String name, Path file) {
    try {
      return read(file);
    } catch (UserException e) {
      throw mistake(name, e.getMessage());
    }
  }

  /**
   * Reads a text file of at most 64 MiB.
   *
   * @throws UserException if it is missing, no file, unreadable, too long or not UTF-8
   */
  public static String read(Path file) {
    if (file.toString().isEmpty()) {
      throw new UserException("A file to read has an empty name: name one.");
    }
    try (InputStream in = Files.newInputStream(file)) {
      // Not by the file's size, which says nothing about a device or a pipe.
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new UserException(
            "Cannot read %s: it has more than %d MiB.".formatted(file, MOST_BYTES >> 20));
      }
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new UserException("Cannot read " + file + ": it is not UTF-8 text.", e);
    } catch (IOException e) {
      throw new UserException(
          "Cannot read %s: %s.".formatted(file, UserPath.whyUnreadable(file, e)), e);
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
   * The changes of single numbers and the limits as a command takes them: {@code --set
   * path=number}, {@code --limit name=number}, and so on.
   */
  public List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    values.forEach(
        (name, text) -> {
          if (name.startsWith(SET)) {
            arguments.addAll(List.of("--set", name.substring(SET.length()) + "=" + text.strip()));
          } else if (name.startsWith(LIMIT)) {
            arguments.addAll(
                List.of("--limit", name.substring(LIMIT.length()) + "=" + text.strip()));
          }
        });
    return arguments;
  }

  /** The options that set limits, from those by name. */
  public static Map<String, String> limitOptions(Map<String, String> limits) {
    Map<String, String> options = new TreeMap<>();
    limits.forEach((name, value) -> options.put(LIMIT + name, value));
    return options;
  }

  /** Where those stand that a command was given, for messages. */
  public static Map<String, String> limitPlaces(Map<String, String> limits) {
    Map<String, String> places = new TreeMap<>();
    limits.keySet().forEach(name -> places.put(LIMIT + name, "--limit " + name));
    return places;
  }

  /**
   * What a seed may use: the limits given, and the defaults of the others.
   *
   * @throws UserException if there is no such limit, or a value is out of its range
   */
  public Limits limits() {
    Limits limits = Limits.defaults();
    for (Map.Entry<String, String> value : values.entrySet()) {
      if (value.getKey().startsWith(LIMIT)) {
        Limit limit = limit(value.getKey().substring(LIMIT.length()));
        limits =
            limits.with(
                limit, wholeNumber(value.getKey(), limit.least(), Limit.MOST, limit.unlessGiven()));
      }
    }
    return limits;
  }

  private static Limit limit(String name) {
    return Limit.named(name)
        .orElseThrow(
            () ->
                UserException.unknown(
                    "There is no limit '%s'".formatted(name), name, Limit.keys()));
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
