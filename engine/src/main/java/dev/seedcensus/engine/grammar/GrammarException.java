package dev.seedcensus.engine.grammar;

/**
 * A grammar that cannot be used: the author's mistake. The message is one sentence that names the
 * place and the remedy.
 */
public class GrammarException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public GrammarException(String message) {
    super(message);
  }

  public GrammarException(String message, Throwable cause) {
    super(message, cause);
  }
}
