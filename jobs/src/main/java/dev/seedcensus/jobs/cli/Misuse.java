package dev.seedcensus.jobs.cli;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;

/** Says in the user's words what the parser of command lines found wrong. */
final class Misuse {

  private static final Pattern CHOICES =
      Pattern.compile("expected one of \\[(.*)\\] \\(case-(in)?sensitive\\) but was '(.*)'");

  private static final Pattern NO_PATH = Pattern.compile("cannot convert '(.*)' to Path");

  private static final String NO_NAME = "an empty name";

  private Misuse() {}

  /**
   * The file or folder of an argument. An empty one would be the working folder, which nobody means
   * who writes, say, a variable that is not set.
   */
  static Path path(String text) {
    if (text.isEmpty()) {
      throw new TypeConversionException(NO_NAME);
    }
    return Path.of(text);
  }

  /**
   * Checks options that give names values: the parser takes an empty name, and of two values for
   * one name it keeps the last.
   *
   * @throws ParameterException if a name is empty or has two values
   */
  static void checkNames(ParseResult parsed) {
    ParseResult command = parsed;
    while (command.hasSubcommand()) {
      command = command.subcommand();
    }
    for (OptionSpec option : command.matchedOptions()) {
      Set<String> names = new HashSet<>();
      List<String> values = option.typeInfo().isMap() ? option.originalStringValues() : List.of();
      for (String value : values) {
        String name = value.split("=", 2)[0].strip();
        String problem = name.isEmpty() ? "takes %s, not '%s'" : "gives %3$s twice";
        if (name.isEmpty() || !names.add(name)) {
          throw new ParameterException(
              command.commandSpec().commandLine(),
              name(option) + " " + problem.formatted(option.paramLabel(), value, name));
        }
      }
    }
  }

  /** What is wrong, without a full stop. */
  static String sentence(ParameterException misuse) {
    String message = misuse.getMessage().lines().findFirst().orElse("").replaceAll("[.\\s]+$", "");
    var choices = CHOICES.matcher(message);
    if (choices.find() && misuse.getArgSpec() != null) {
      return "%s is one of %s, not '%s'"
          .formatted(
              name(misuse.getArgSpec()),
              choices.group(1).toLowerCase(Locale.ROOT),
              choices.group(3));
    }
    var path = NO_PATH.matcher(message);
    if (path.find()) {
      return "there can be no file or folder '%s'".formatted(path.group(1));
    }
    if (message.endsWith(NO_NAME) && misuse.getArgSpec() != null) {
      return name(misuse.getArgSpec()) + " names no file or folder";
    }
    if (misuse.getArgSpec() != null && misuse.getValue() != null) {
      return value(misuse.getArgSpec(), misuse.getValue(), message);
    }
    return message;
  }

  private static String value(ArgSpec arg, String value, String message) {
    if (message.contains("KEY=VALUE")) {
      return "%s takes %s, not '%s'".formatted(name(arg), arg.paramLabel(), value);
    }
    if (message.endsWith(" is not a long") || message.endsWith(" is not an int")) {
      return "%s takes a whole number, not '%s'".formatted(name(arg), value);
    }
    return message.endsWith(" is not a double") || message.contains(" to BigDecimal ")
        ? "%s takes a number, not '%s'".formatted(name(arg), value)
        : message;
  }

  private static String name(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }
}
