package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Property;
import java.util.List;

/**
 * Moves things by one cell, all at once, with what they push: those who step in one direction,
 * named one by one, and then run.
 *
 * <p>A cell can be entered if it lies inside and each of its objects makes way: one that is PUSH
 * moves on, one that is STOP (and not PUSH) must be one of those who step and step, all others let
 * it pass. So whether a cell can be entered depends on the cell alone, and following the line of
 * cells answers it; a run takes time linear in the objects on the lines.
 */
public final class Movement {

  private static final int NONE = LevelTable.NONE;
  private static final int PUSH = Property.PUSH.bit();
  private static final int STOP = Property.STOP.bit();

  private final LevelTable table;
  private final Mechanic[] blocking;
  private final int[] stepping;
  private final int[] pushed;
  private final int[] memberSince;
  private final int[] movedSince;
  private final int[] enteredSince;

  /** Per cell the last run that found whether it can be entered. */
  private final int[] knownSince;

  /** Per cell what that run found. */
  private final boolean[] opens;

  private int run;
  private int[] next;
  private int members;
  private int steps;
  private int pushes;
  private boolean pushedWord;
  private boolean everPushedWord;

  /**
   * @param mechanics of the level, ready to play
   */
  Movement(LevelTable table, List<Mechanic> mechanics) {
    this.table = table;
    blocking =
        mechanics.stream().filter(mechanic -> !mechanic.onlyMovesItsOwn()).toArray(Mechanic[]::new);
    stepping = new int[table.objects()];
    pushed = new int[table.objects()];
    memberSince = new int[table.objects()];
    movedSince = new int[table.objects()];
    enteredSince = new int[table.cells()];
    knownSince = new int[table.cells()];
    opens = new boolean[table.cells()];
  }

  /** Begins with nobody. */
  public void begin(int direction) {
    run++;
    next = table.nextCells(direction);
    members = 0;
    steps = 0;
    pushedWord = false;
  }

  /** From here on it is noted whether any run pushes a word. */
  void forgetWords() {
    everPushedWord = false;
  }

  /** Adds somebody who is to step. */
  public void add(int object) {
    memberSince[object] = run;
    stepping[members++] = object;
  }

  /** Moves all who can. */
  public void run(Board board, Rules rules) {
    decide(board, rules);
    for (int i = 0; i < steps; i++) {
      board.step(stepping[i], next[board.cell(stepping[i])]);
    }
    for (int i = 0; i < pushes; i++) {
      int object = pushed[i];
      if (movedSince[object] != run) {
        movedSince[object] = run;
        pushedWord |= !table.words().isThing(board.kind(object));
        board.push(object, next[board.cell(object)]);
      }
    }
    everPushedWord |= pushedWord;
  }

  /** Works out who can step and what they push, and moves nothing yet. */
  void decide(Board board, Rules rules) {
    steps = 0;
    pushes = 0;
    for (int i = 0; i < members; i++) {
      int object = stepping[i];
      int target = next[board.cell(object)];
      if (target == NONE) {
        continue;
      }
      boolean empty = board.first(target) == NONE;
      if (empty || canEnter(board, rules, target)) {
        movedSince[object] = run;
        stepping[steps++] = object;
        if (!empty) {
          pushFrom(board, rules, target);
        }
      }
    }
  }

  private boolean canEnter(Board board, Rules rules, int target) {
    int cell = target;
    boolean passesOn = true;
    boolean open = false;
    while (passesOn && cell != NONE) {
      if (knownSince[cell] == run) {
        open = opens[cell];
        break;
      }
      passesOn = false;
      open = true;
      for (int object = board.first(cell); object != NONE; object = board.after(object)) {
        int properties = rules.properties(board.kind(object));
        if ((properties & (PUSH | STOP)) != 0) {
          passesOn = true;
          open &= (properties & PUSH) != 0 || memberSince[object] == run;
        }
        if (blocking.length > 0 && isBlocked(board, rules, object)) {
          open = false;
        }
      }
      passesOn &= open;
      cell = next[cell];
      open &= !passesOn;
    }
    // The answer is that of all cells on the line, for others who come by.
    for (int known = target; known != cell; known = next[known]) {
      knownSince[known] = run;
      opens[known] = open;
    }
    return open;
  }

  private boolean isBlocked(Board board, Rules rules, int object) {
    for (Mechanic mechanic : blocking) {
      if (mechanic.blocks(board, rules, object)) {
        return true;
      }
    }
    return false;
  }

  /** Notes what is pushed when a cell is entered, and what that pushes. */
  private void pushFrom(Board board, Rules rules, int target) {
    int cell = target;
    boolean pushesOn = true;
    while (pushesOn && enteredSince[cell] != run) {
      enteredSince[cell] = run;
      pushesOn = false;
      for (int object = board.first(cell); object != NONE; object = board.after(object)) {
        if ((rules.properties(board.kind(object)) & PUSH) != 0) {
          pushed[pushes++] = object;
          pushesOn = true;
        }
      }
      cell = next[cell];
    }
  }

  /** Whether somebody who was added stepped. */
  public boolean stepped(int object) {
    return memberSince[object] == run && movedSince[object] == run;
  }

  /** How many step. */
  int steps() {
    return steps;
  }

  /** Those who step, in the order in which they were added; the first {@link #steps} count. */
  int[] stepping() {
    return stepping;
  }

  /** Whether anything makes way by being pushed, be it one of those who step. */
  boolean pushes() {
    return pushes > 0;
  }

  /** Whether this run pushed a word. */
  boolean pushedWord() {
    return pushedWord;
  }

  /** Whether any run pushed one since {@link #forgetWords}. */
  boolean everPushedWord() {
    return everPushedWord;
  }
}
