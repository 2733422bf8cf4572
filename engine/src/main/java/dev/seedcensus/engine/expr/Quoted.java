package dev.seedcensus.engine.expr;

/** Quotes a source text in a message, abbreviated where it is long. */
final class Quoted {

  private static final int LONGEST = 80;

  private Quoted() {}

  static String of(String source) {
    String line = source.strip().replaceAll("\\s+", " ");
    String shown = line.length() <= LONGEST ? line : line.substring(0, LONGEST - 3) + "...";
    return '"' + shown + '"';
  }
}
