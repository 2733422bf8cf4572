package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A level being played: turns with events, undo, replay of routes, snapshots. For one thread.
 *
 * <p>A level begins settled: what its authored board transforms and makes touch has happened before
 * the first turn. Once a level is won no input is accepted until the winning turn is undone.
 */
public final class Game {

  /**
   * What came of an input.
   *
   * @param accepted whether a turn passed
   * @param won whether the level is won now
   * @param events what happened, in order; empty if the input was not accepted
   */
  public record Outcome(boolean accepted, boolean won, List<Event> events) {}

  /**
   * What came of a route.
   *
   * @param played how many inputs were played: all of them, or those up to the win
   * @param rejected how many of those were not accepted
   * @param won whether the last one won, or the level was won at the start
   * @param bypass whether the player never pushed a word
   * @param handsOff whether no word moved, by whatever cause
   */
  public record Replay(int played, int rejected, boolean won, boolean bypass, boolean handsOff) {}

  private static final Outcome REJECTED = new Outcome(false, false, List.of());

  private final LevelTable table;
  private final Board board;
  private final Turn turn;
  private final EventReader events;
  private final List<Integer> marks = new ArrayList<>();
  private boolean won;

  /**
   * A game at a level's start.
   *
   * @throws IllegalArgumentException if the level needs a mechanic that is not there
   */
  public Game(Level level, Mechanics mechanics) {
    this(new LevelTable(level, mechanics));
  }

  /** A game at a level's start. */
  public Game(LevelTable table) {
    this.table = table;
    board = new Board(table);
    turn = new Turn(table);
    events = new EventReader(table, turn);
    turn.start(board);
    turn.commit(board);
    won = turn.won();
  }

  /** Plays an input. */
  public Outcome play(Input input) {
    int start = board.journal().size();
    if (!advance(input)) {
      return REJECTED;
    }
    List<Event> told = events.read(board, start);
    turn.commit(board);
    return new Outcome(true, won, told);
  }

  private boolean advance(Input input) {
    int start = board.journal().size();
    if (won || !turn.play(board, input)) {
      return false;
    }
    marks.add(start);
    won = turn.won();
    return true;
  }

  /** Plays a route from here, up to a win, without telling events. */
  public Replay replay(List<Input> route) {
    int played = 0;
    int rejected = 0;
    boolean bypass = true;
    boolean handsOff = true;
    while (played < route.size() && !won) {
      if (advance(route.get(played))) {
        turn.commit(board);
        bypass &= !turn.playerPushedWord();
        handsOff &= !turn.movedWord();
      } else {
        rejected++;
      }
      played++;
    }
    return new Replay(played, rejected, won, bypass, handsOff);
  }

  /**
   * Takes the last accepted turn back.
   *
   * @return false if there is none
   */
  public boolean undo() {
    if (marks.isEmpty()) {
      return false;
    }
    board.undo(marks.remove(marks.size() - 1));
    board.rules().read(board);
    won = turn.isWon(board);
    return true;
  }

  /** Accepted turns since the start or the last {@link #restore}. */
  public int turns() {
    return marks.size();
  }

  /** Whether the level is won. */
  public boolean won() {
    return won;
  }

  /** The rules in force, as people write them. */
  public List<String> rules() {
    return board.rules().texts();
  }

  /** The board, to look at. */
  public Board board() {
    return board;
  }

  /** The last turn, to look at its rules and provenance. */
  public Turn lastTurn() {
    return turn;
  }

  /** A snapshot. */
  public State state() {
    return state(board);
  }

  /** What is on a board. */
  public static State state(Board board) {
    LevelTable table = board.table();
    int width = table.level().width();
    List<State.Item> items = new ArrayList<>(table.objects());
    for (int object = 0; object < table.objects(); object++) {
      int cell = board.cell(object);
      boolean there = board.isThere(object);
      int kind = there ? board.kind(object) : table.startKind(object);
      Map<String, Integer> fields = new HashMap<>();
      for (int field = 0; there && field < table.fields().size(); field++) {
        fields.put(table.fields().get(field).name(), board.field(field, object));
      }
      items.add(
          new State.Item(
              table.id(object),
              there,
              there ? cell % width : 0,
              there ? cell / width : 0,
              table.words().text(kind),
              fields));
    }
    Map<Integer, Integer> phases = new HashMap<>();
    for (int system = 0; system < table.systems(); system++) {
      phases.put(table.level().automata().get(system).id(), board.phase(system));
    }
    return new State(items, phases);
  }

  /**
   * Goes on from a snapshot of the same level; there is nothing to undo then.
   *
   * @throws IllegalArgumentException if it has an object, noun or dynamic field that the level does
   *     not know, lacks an object, or can never come about in the level; the game is of no use then
   */
  public void restore(State state) {
    new StateReader(table).read(state, board);
    board.clearJournal();
    marks.clear();
    board.rules().read(board);
    won = turn.isWon(board);
  }
}
