package dev.seedcensus.jobs;

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
}
