package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Property;

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
  private int run;
  private int direction;
  private int members;
  private boolean pushedWord;
  private boolean steppedAny;

  Movement(LevelTable table) {
    this.table = table;
    blocking =
        table.mechanics().stream()
            .filter(mechanic -> !mechanic.onlyMovesItsOwn())
            .toArray(Mechanic[]::new);
    stepping = new int[table.objects()];
    pushed = new int[table.objects()];
    memberSince = new int[table.objects()];
    movedSince = new int[table.objects()];
    enteredSince = new int[table.cells()];
  }

  /** Begins with nobody. */
  public void begin(int inDirection) {
    run++;
    direction = inDirection;
    members = 0;
    pushedWord = false;
    steppedAny = false;
  }

  /** Adds somebody who is to step. */
  public void add(int object) {
    memberSince[object] = run;
    stepping[members++] = object;
  }

  /** Moves all who can. */
  public void run(Board board, Rules rules) {
    int steps = 0;
    int pushes = 0;
    for (int i = 0; i < members; i++) {
      int object = stepping[i];
      int target = table.next(direction, board.cell(object));
      if (canEnter(board, rules, target)) {
        movedSince[object] = run;
        stepping[steps++] = object;
        pushes = pushFrom(board, rules, target, pushes);
      }
    }
    for (int i = 0; i < steps; i++) {
      board.step(stepping[i], table.next(direction, board.cell(stepping[i])));
    }
    for (int i = 0; i < pushes; i++) {
      int object = pushed[i];
      if (movedSince[object] != run) {
        movedSince[object] = run;
        pushedWord |= !table.words().isThing(board.kind(object));
        board.push(object, table.next(direction, board.cell(object)));
      }
    }
    steppedAny = steps > 0;
  }

  private boolean canEnter(Board board, Rules rules, int target) {
    int cell = target;
    while (cell != NONE) {
      boolean passesOn = false;
      for (int object = board.first(cell); object != NONE; object = board.after(object)) {
        int properties = rules.properties(board.kind(object));
        if ((properties & PUSH) != 0) {
          passesOn = true;
        } else if ((properties & STOP) != 0) {
          if (memberSince[object] != run) {
            return false;
          }
          passesOn = true;
        }
        if (blocking.length > 0 && isBlocked(board, rules, object)) {
          return false;
        }
      }
      if (!passesOn) {
        return true;
      }
      cell = table.next(direction, cell);
    }
    return false;
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
  private int pushFrom(Board board, Rules rules, int target, int sofar) {
    int pushes = sofar;
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
      cell = table.next(direction, cell);
    }
    return pushes;
  }

  /** Whether somebody who was added stepped. */
  public boolean stepped(int object) {
    return memberSince[object] == run && movedSince[object] == run;
  }

  /** Whether anybody stepped. */
  boolean steppedAny() {
    return steppedAny;
  }

  /** Whether a word was pushed. */
  boolean pushedWord() {
    return pushedWord;
  }
}
