package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Property;
import java.util.Arrays;

/**
 * The turns that the inputs of one settled state make, each played and taken back. What they have
 * in common is played once.
 *
 * <p>An input bears on the automata's phase only by what it pushes and by where it puts obstacles.
 * Where the player pushes nothing, and nothing that is YOU is PUSH or STOP or moved by automata,
 * automata and transformations do the same whatever the input, and nobody tells whether they came
 * before or after the player's steps. So they are played ahead, after it was worked out who steps
 * in which direction, and stay until an input needs the settled state itself.
 *
 * <p>In small levels without automata {@link QuietTurns} are not even played: their moves are all
 * there is to tell. For one thread; allocates nothing while it plays.
 */
public final class Turns {

  private final Board board;
  private final Runnable playedAhead;
  private final Turn turn;

  /** Works out turns of the level, or null where that cannot be. */
  private final QuietTurns quiet;

  /** What the turn played last changed. */
  private Journal journal;

  /** Whether turns of the level can have anything in common that is worth it. */
  private final boolean worthIt;

  /** Properties that things that are YOU must not have. */
  private final int bearing;

  /** Per direction who steps, of whom the first so many count. */
  private final int[][] stepping = new int[Input.DIRECTIONS][];

  private final int[] steps = new int[Input.DIRECTIONS];
  private final boolean[] pushes = new boolean[Input.DIRECTIONS];
  private boolean common;
  private boolean ahead;
  private int commonEntries;

  /**
   * @param board a settled board, with an empty journal
   * @param playedAhead called whenever the board and its journal show what turns have in common,
   *     and nothing else yet
   */
  public Turns(Board board, Runnable playedAhead) {
    LevelTable table = board.table();
    this.board = board;
    this.playedAhead = playedAhead;
    turn = new Turn(table);
    quiet = QuietTurns.fit(table) ? new QuietTurns(board) : null;
    journal = board.journal();
    worthIt =
        table.waits()
            && table.mechanics().stream()
                .allMatch(each -> each.onlyMovesItsOwn() && each.heedsObstaclesOnly());
    bearing = Property.PUSH.bit() | Property.STOP.bit() | table.reach().driving();
    Arrays.setAll(stepping, direction -> new int[table.objects()]);
  }

  /** Begins with the settled state that the board is in. */
  public void begin() {
    if (quiet != null) {
      quiet.begin();
    }
    common = worthIt && turn.youIsNone(board, bearing);
    for (int direction = 0; common && direction < Input.DIRECTIONS; direction++) {
      Movement movement = turn.decide(board, direction);
      steps[direction] = movement.steps();
      pushes[direction] = movement.pushes();
      System.arraycopy(movement.stepping(), 0, stepping[direction], 0, movement.steps());
    }
  }

  /**
   * Plays a turn.
   *
   * @return whether the input was accepted; only then is there something to {@link #undo}
   */
  public boolean play(Input input) {
    int direction = input.number();
    boolean waits = input == Input.WAIT;
    if (quiet != null && !waits) {
      QuietTurns.Outcome outcome = quiet.play(direction);
      if (outcome == QuietTurns.Outcome.QUIET) {
        turn.passQuietly(board, quiet.pushedWord(), quiet.won());
        journal = quiet.journal();
        return true;
      }
      journal = board.journal();
      if (outcome == QuietTurns.Outcome.LOUD) {
        turn.play(board, quiet.journal(), quiet.pushedWord());
        return true;
      }
      return false;
    }
    journal = board.journal();
    if (!common || (!waits && pushes[direction])) {
      end();
      return turn.play(board, input);
    }
    int count = waits ? 0 : steps[direction];
    if (!waits && count == 0) {
      return false;
    }
    if (!ahead) {
      turn.actAhead(board);
      commonEntries = board.journal().size();
      ahead = true;
      playedAhead.run();
    }
    turn.finish(board, direction, waits ? null : stepping[direction], count);
    return true;
  }

  /** Takes the accepted turn back, but for what may be common to the next. */
  public void undo() {
    board.undo(commonEntries);
  }

  /** Takes everything back: the board is in the settled state again. */
  public void end() {
    board.undo(0);
    commonEntries = 0;
    ahead = false;
  }

  /**
   * How many of the journal's first entries are what was played ahead. They stay the same from one
   * input to the next of a state, or are none.
   */
  public int commonEntries() {
    return commonEntries;
  }

  /** What the turn just played changed, with what is common to others first. */
  public Journal journal() {
    return journal;
  }

  /** The turn played last. */
  public Turn turn() {
    return turn;
  }
}
