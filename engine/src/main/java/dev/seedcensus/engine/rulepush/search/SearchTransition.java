package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.play.Board;
import dev.seedcensus.engine.rulepush.play.Journal;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Turn;

/**
 * Turns on packed states: goes to a state, tries an input, gives the packed state that comes of it
 * with its provenance, takes it back. Plays with the turns of the engine for a player; what a
 * turn's journal names is all that is packed again. For one thread.
 */
final class SearchTransition {

  private final StateLayout layout;
  private final Watch watch;
  private final Board board;
  private final Turn turn;
  private final StateTree tree;
  private final VisitedStates visited;
  private final StateTree.WordListener unpacking = this::unpack;
  private final boolean allowed;
  private final boolean won;
  private boolean wordMoved;

  SearchTransition(LevelTable table, Watch watch) {
    this.watch = watch;
    layout = new StateLayout(table, watch.marks());
    board = new Board(table);
    turn = new Turn(table);
    turn.start(board);
    allowed = watch.allows(turn);
    int marks = watch.marks(0, turn);
    won = turn.won();
    turn.commit(board);
    tree = new StateTree(layout);
    int[] packed = layout.pack(board);
    packed[0] = layout.withMarks(packed[0], marks);
    visited = new VisitedStates(tree, packed);
  }

  /** Whether the constraints allow the start. */
  boolean startIsAllowed() {
    return allowed;
  }

  /** Whether the start is won. */
  boolean startIsWon() {
    return won;
  }

  /** The states met, first the start. */
  VisitedStates visited() {
    return visited;
  }

  /** The marks of the state that the transition is at. */
  int marks() {
    return layout.marks(tree.values()[0]);
  }

  /** Goes to a state that was met. */
  void load(int state) {
    wordMoved = false;
    visited.load(state, unpacking);
    if (wordMoved) {
      board.rules().read(board);
      turn.forgetRules();
    }
  }

  private void unpack(int word) {
    wordMoved |= layout.unpack(tree.values(), word, board);
  }

  /**
   * Tries an input on the state that was loaded.
   *
   * @return whether it was accepted; only then is there something to {@link #undo}
   */
  boolean play(Input input) {
    return turn.play(board, input);
  }

  /** Whether the turn just played keeps to the constraints. */
  boolean isAllowed() {
    return watch.allows(turn);
  }

  /** The turn just played. */
  Turn turn() {
    return turn;
  }

  /** Whether the turn just played wins, with all formed that must be. */
  boolean wins() {
    return turn.won() && watch.marks(marks(), turn) == watch.allMarks();
  }

  /**
   * Meets the state that the turn just played leads to.
   *
   * @param from the state that was loaded
   * @see VisitedStates#add
   */
  void meet(int from, Input input) {
    Journal journal = board.journal();
    int[] values = tree.values();
    for (int entry = 0; entry < journal.size(); entry++) {
      int whose = journal.whose(entry);
      switch (journal.change(entry)) {
        case Journal.FIELD -> {
          int word = layout.wordOfField(whose);
          tree.set(word, layout.withField(values[word], whose, board));
        }
        case Journal.PHASE -> {
          int word = layout.wordOfPhase(whose);
          tree.set(word, layout.withPhase(values[word], whose, board));
        }
        case Journal.REMOVED -> {
          setObject(whose);
          clearFields(whose);
        }
        case Journal.TURNED -> setObject(whose);
        default -> {
          int word = layout.wordOfObject(whose);
          tree.set(word, layout.withCell(values[word], whose, journal.after(entry)));
        }
      }
    }
    if (watch.marks() > 0) {
      tree.set(0, layout.withMarks(values[0], watch.marks(marks(), turn)));
    }
    visited.add(from, input);
  }

  /** Sets an object as it is at the end of the turn. */
  private void setObject(int object) {
    int word = layout.wordOfObject(object);
    tree.set(word, layout.withObject(tree.values()[word], object, board));
  }

  private void clearFields(int object) {
    LevelTable table = layout.table();
    for (int field = 0; field < table.fields().size(); field++) {
      int at = field * table.objects() + object;
      int word = layout.wordOfField(at);
      tree.set(word, layout.withField(tree.values()[word], at, board));
    }
  }

  /** Takes the accepted input back. */
  void undo() {
    board.undo(0);
    tree.undo();
  }

  /** The board, for comparisons. */
  Board board() {
    return board;
  }
}
