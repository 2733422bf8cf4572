package dev.seedcensus.jobs.cli;

import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Says in the user's words what the parser of command lines found wrong. */
final class Misuse {

  private static final Pattern CHOICES =
      Pattern.compile("expected one of \\[(.*)\\] \\(case-(in)?sensitive\\) but was '(.*)'");

  private static final Pattern NO_PATH =
      Pattern.compile("cannot convert '(.*)' to interface java.nio.file.Path");

  private Misuse() {}

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
