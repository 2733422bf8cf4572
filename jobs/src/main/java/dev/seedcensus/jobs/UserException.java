package dev.seedcensus.jobs;

import dev.seedcensus.engine.grammar.GrammarException;
import dev.seedcensus.engine.message.NearestName;
import java.util.Collection;
import java.util.Optional;

/**
 * A mistake of the user: the one kind of failure that is answered with a sentence and exit code 2.
 * The message is one sentence that names the place, what is wrong there and the remedy.
 */
public class UserException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UserException(String message) {
    super(message);
  }

  public UserException(String message, Throwable cause) {
    super(message, cause);
  }

  /**
   * For what the engine, which knows no files, could make nothing of.
   *
   * @param place where that was written; null where nobody knows
   * @param refusal the engine's sentence, without a full stop
   */
  public static UserException at(String place, IllegalArgumentException refusal) {
    String sentence = refusal.getMessage() + (refusal.getMessage().endsWith("?") ? "" : ".");
    return new UserException(place == null ? sentence : place + ": " + sentence, refusal);
  }

  /**
   * For a name that is not among those known, which are too many to be listed; the message ends
   * with the nearest where one is near.
   *
   * @param problem what is wrong and where, without a full stop
   */
  public static UserException nearest(String problem, String name, Collection<String> known) {
    return NearestName.of(name, known).isPresent()
        ? unknown(problem, name, known)
        : new UserException(problem + ".");
  }

  /**
   * For a name that is not among those known; the message ends with the nearest, or all of them.
   *
   * @param problem what is wrong and where, without a full stop
   */
  public static UserException unknown(String problem, String name, Collection<String> known) {
    String remedy = NearestName.remedy(name, known);
    return new UserException(problem + ": " + remedy + (remedy.endsWith("?") ? "" : "."));
  }

  /**
   * The sentence of the mistake that a failure reports, which may have come through a job of
   * Spark's; empty for what is no mistake of the user.
   */
  public static Optional<String> sentence(Throwable failure) {
    return Causes.of(failure)
        .filter(cause -> cause instanceof UserException || cause instanceof GrammarException)
        .map(Throwable::getMessage)
        .findFirst();
  }
}
