package dev.seedcensus.jobs.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs command lines within this process and keeps what they print. */
final class CommandLineRunner {

  private CommandLineRunner() {}

  /** What a command line gave. */
  record Outcome(int code, String out, String err) {}

  static Outcome census(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(args, new PrintWriter(out), new PrintWriter(err));
    return new Outcome(code, out.toString(), err.toString());
  }
}
