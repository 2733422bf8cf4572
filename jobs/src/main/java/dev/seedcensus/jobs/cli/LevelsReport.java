package dev.seedcensus.jobs.cli;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.form.Drawing;
import dev.seedcensus.engine.rulepush.play.Event;
import dev.seedcensus.engine.rulepush.play.Event.Cause;
import dev.seedcensus.engine.rulepush.play.Game;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Removal;
import dev.seedcensus.engine.rulepush.search.Solution;
import dev.seedcensus.jobs.sql.TextTable;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Prints levels: their boards, what a search found, what happens on a route. */
final class LevelsReport {

  private static final int SHOWN_ROUTE = 60;

  private final PrintWriter out;

  LevelsReport(PrintWriter out) {
    this.out = out;
  }

  /** A line per level. */
  void table(List<Level> levels, List<Solution> solutions) {
    List<String[]> lines = new ArrayList<>();
    lines.add(
        new String[] {
          "level",
          "size",
          "result",
          "length",
          "expansions",
          "visited",
          "bytes/state",
          "bypass",
          "hands off",
          "route"
        });
    for (int i = 0; i < levels.size(); i++) {
      Level level = levels.get(i);
      Solution solution = solutions.get(i);
      boolean found = solution.isFound();
      String route = Input.letters(solution.route());
      lines.add(
          new String[] {
            level.id(),
            level.width() + "x" + level.height(),
            result(solution),
            found ? Integer.toString(solution.route().size()) : "",
            "%,d".formatted(solution.expansions()),
            "%,d".formatted(solution.visited()),
            String.format(Locale.ROOT, "%.1f", solution.bytesPerState()),
            found ? yes(solution.bypass()) : "",
            found ? yes(solution.handsOff()) : "",
            route.length() <= SHOWN_ROUTE ? route : route.substring(0, SHOWN_ROUTE) + "…"
          });
    }
    TextTable.print(
        lines,
        new boolean[] {false, false, false, true, true, true, true, false, false, false},
        out);
  }

  private static String result(Solution solution) {
    return solution.limit() == Solution.Limit.MEMORY
        ? "limit (memory)"
        : solution.result().toString();
  }

  private static String yes(boolean holds) {
    return holds ? "yes" : "no";
  }

  /** A level's start, and what a search found. */
  void solved(LevelTable table, Solution solution) {
    Game game = new Game(table);
    start(game, table);
    switch (solution.result()) {
      case SOLVED ->
          out.printf(
              "solved in %,d turns: %s%n",
              solution.route().size(), Input.letters(solution.route()));
      case ALREADY_WON -> out.println("already won");
      case EXHAUSTED -> out.println("exhausted: no such route exists");
      case LIMIT ->
          out.printf(
              "limit: %s, which says nothing about the level%n",
              solution.limit() == Solution.Limit.MEMORY
                  ? "the memory for states is full (more with --memory, and with"
                      + " CENSUS_JAVA_OPTS=-Xmx4g for all of Java)"
                  : "the cap was reached");
    }
    if (solution.isFound()) {
      out.printf("bypass: %s, hands off: %s%n", yes(solution.bypass()), yes(solution.handsOff()));
    }
    out.printf(
        "%,d states expanded, %,d successors, %,d states met, %.1f bytes a state%n",
        solution.expansions(), solution.generated(), solution.visited(), solution.bytesPerState());
  }

  private void start(Game game, LevelTable table) {
    draw(game, table);
    Map<Character, String> legend = new Drawing(table).legend();
    if (!legend.isEmpty()) {
      out.println(
          legend.entrySet().stream()
              .map(entry -> entry.getKey() + " " + entry.getValue())
              .collect(Collectors.joining(", ")));
    }
    out.println("rules: " + String.join(", ", game.rules()));
    out.println();
  }

  private void draw(Game game, LevelTable table) {
    new Drawing(table).lines(game.board()).forEach(out::println);
  }

  /**
   * Plays a route turn by turn.
   *
   * @return whether it wins
   */
  boolean replay(LevelTable table, List<Input> route) {
    Game game = new Game(table);
    start(game, table);
    int played = 0;
    while (played < route.size() && !game.won()) {
      Input input = route.get(played++);
      Game.Outcome outcome = game.play(input);
      String told =
          outcome.accepted()
              ? outcome.events().stream()
                  .map(event -> text(event, table))
                  .flatMap(Optional::stream)
                  .collect(Collectors.joining("; "))
              : "not accepted";
      out.printf("%4d  %c  %s%n", played, input.letter(), told);
    }
    out.println();
    draw(game, table);
    out.println("rules: " + String.join(", ", game.rules()));
    String ending =
        played < route.size() ? ", %,d inputs left over".formatted(route.size() - played) : "";
    out.println(
        game.won()
            ? "won after %,d turns%s".formatted(game.turns(), ending)
            : "not won after %,d turns".formatted(game.turns()));
    return game.won();
  }

  /** What is worth telling of an event; a step of the player shows in the input. */
  private static Optional<String> text(Event event, LevelTable table) {
    if (event instanceof Event.Moved moved) {
      return moved.cause() == Cause.PLAYER
          ? Optional.empty()
          : Optional.of(
              "%s %s to column %d, row %d"
                  .formatted(
                      name(moved.id(), table),
                      moved.cause() == Cause.AUTOMATON ? "steps" : "is pushed",
                      moved.toX() + 1,
                      moved.toY() + 1));
    }
    if (event instanceof Event.Transformed turned) {
      return Optional.of("%s becomes %s".formatted(turned.from(), turned.to()));
    }
    if (event instanceof Event.Vanished vanished) {
      return Optional.of("%s %s".formatted(name(vanished.id(), table), verb(vanished.why())));
    }
    if (event instanceof Event.FieldChanged changed) {
      return Optional.of(
          "%s: %s %d".formatted(name(changed.id(), table), changed.field(), changed.to()));
    }
    if (event instanceof Event.RuleMade made) {
      return Optional.of(made.rule() + " is made");
    }
    if (event instanceof Event.RuleBroken broken) {
      return Optional.of(broken.rule() + " is broken");
    }
    return Optional.of("won");
  }

  /** An object by what it is at the level's start. */
  private static String name(int id, LevelTable table) {
    int kind = table.startKind(table.object(id));
    return (table.words().isThing(kind) ? "" : "the word ") + table.words().text(kind);
  }

  private static String verb(Removal why) {
    return switch (why) {
      case SINK -> "sinks";
      case MELT -> "melts";
      case DEFEAT -> "is defeated";
      case OPEN -> "opens and is gone";
      case MECHANIC -> "is gone";
    };
  }
}
