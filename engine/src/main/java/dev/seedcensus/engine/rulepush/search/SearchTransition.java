package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.play.Board;
import dev.seedcensus.engine.rulepush.play.Journal;
import dev.seedcensus.engine.rulepush.play.LevelTable;
import dev.seedcensus.engine.rulepush.play.Turn;
import dev.seedcensus.engine.rulepush.play.Turns;
import java.util.Arrays;

/**
 * Turns on packed states: goes to a state, tries an input, gives the packed state that comes of it
 * with its provenance, takes it back. Plays with the turns of the engine for a player; what a
 * turn's journal names is all that is packed again, and what all turns of a state have in common is
 * packed once. For one thread.
 */
final class SearchTransition {

  /** The states met after which the tree is made anew. */
  private static final int RESHAPED = 1 << 14;

  private final StateLayout layout;
  private final Watch watch;
  private final Board board;
  private final Turns turns;
  private final Turn turn;
  private StateTree tree;
  private final VisitedStates visited;
  private final StateTree.WordListener unpacking = this::unpack;
  private final boolean allowed;
  private final boolean won;
  private boolean wordMoved;
  private int loaded;
  private boolean reshaped;

  /** Whether the tree has what the turns of a state have in common. */
  private boolean ahead;

  SearchTransition(LevelTable table, Watch watch) {
    this.watch = watch;
    layout = new StateLayout(table, watch.marks());
    board = new Board(table);
    turns = new Turns(board, this::hold);
    turn = turns.turn();
    turn.start(board);
    allowed = watch.allows(turn);
    int marks = watch.marks(0, turn);
    won = turn.won();
    turn.commit(board);
    tree = new StateTree(new TreeShape(layout));
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
    rewind();
    if (!reshaped && visited.size() >= RESHAPED) {
      reshape();
    }
    loaded = state;
    wordMoved = false;
    visited.load(state, unpacking);
    if (wordMoved) {
      board.rules().read(board);
    }
    turns.begin();
  }

  /** Makes the tree anew by what was seen to change so far. */
  void reshape() {
    reshaped = true;
    TreeShape shape = new TreeShape(layout, tree.changes());
    if (shape.positions() > shape.leaves()) {
      tree = new StateTree(shape);
      visited.reshape(tree, loaded);
    }
  }

  /** Goes back to the state that was loaded last, after the last {@link #undo}. */
  void rewind() {
    turns.end();
    rewindTree();
  }

  private void hold() {
    if (!ahead) {
      pack(0);
      tree.hold();
      ahead = true;
    }
  }

  private void rewindTree() {
    if (ahead) {
      tree.release();
      ahead = false;
    }
  }

  private void unpack(int word, int before, int after) {
    wordMoved |= layout.unpack(word, after, before ^ after, board);
  }

  /**
   * Tries an input on the state that was loaded.
   *
   * @return whether it was accepted; only then is there something to {@link #undo}
   */
  boolean play(Input input) {
    return turns.play(input);
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
    pack();
    if (watch.marks() > 0) {
      tree.set(0, layout.withMarks(tree.values()[0], watch.marks(marks(), turn)));
    }
    visited.add(from, input);
  }

  /** The words of the state that the turn just played leads to, without marks, for comparisons. */
  int[] next() {
    pack();
    return Arrays.copyOf(tree.values(), layout.words());
  }

  /** Packs the state that the turn just played leads to. */
  private void pack() {
    if (turns.commonEntries() == 0) {
      rewindTree();
    }
    pack(turns.commonEntries());
  }

  /** Packs again what the journal's entries name, from one on. */
  private void pack(int from) {
    Journal journal = turns.journal();
    int[] values = tree.values();
    for (int entry = from; entry < journal.size(); entry++) {
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
    turns.undo();
    tree.undo();
  }

  /** The board, for comparisons; it need not show the turn just played. */
  Board board() {
    return board;
  }
}
