package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Level;
import java.util.List;

/** Two mechanics as somebody would add them. */
public final class ExampleMechanics {

  private ExampleMechanics() {}

  private static boolean has(Level level, String noun) {
    return level.pieces().stream().anyMatch(piece -> !piece.word() && piece.text().equals(noun));
  }

  /**
   * Floors that bear two visits and then vanish with what stands on them: a TILE keeps how often it
   * was entered, and whether something stood on it.
   */
  public static final class Crumbling implements Mechanic {

    static final DynamicField CRACKS = new DynamicField("cracks", 3, 0);
    static final DynamicField LADEN = new DynamicField("laden", 2, 0);

    private final List<DynamicField> registered;

    /** With its fields registered. */
    public Crumbling() {
      this(List.of(CRACKS, LADEN));
    }

    /** With these registered only, as by somebody who forgot one. */
    public Crumbling(List<DynamicField> registered) {
      this.registered = registered;
    }

    @Override
    public String name() {
      return "crumbling tiles";
    }

    @Override
    public List<DynamicField> fields() {
      return registered;
    }

    @Override
    public boolean concerns(Level level) {
      return has(level, "TILE");
    }

    @Override
    public void settle(Board board, Rules rules) {
      int cracks = board.table().field(CRACKS.name());
      int laden = board.table().field(LADEN.name());
      int tile = board.table().words().noun("TILE");
      for (int object = 0; object < board.table().objects(); object++) {
        if (board.isThere(object) && board.kind(object) == tile) {
          int visitor = other(board, object);
          boolean was = board.field(laden, object) == 1;
          if (visitor != LevelTable.NONE && !was) {
            if (board.field(cracks, object) == CRACKS.values() - 1) {
              board.remove(object, Removal.MECHANIC);
              board.remove(visitor, Removal.MECHANIC);
              continue;
            }
            board.setField(cracks, object, board.field(cracks, object) + 1);
          }
          board.setField(laden, object, visitor == LevelTable.NONE ? 0 : 1);
        }
      }
    }

    private static int other(Board board, int tile) {
      int object = board.first(board.cell(tile));
      return object == tile ? board.after(object) : object;
    }
  }

  /**
   * Gates that a switch opens while something stands on it; the gates keep whether they are open.
   */
  public static final class Gates implements Mechanic {

    static final DynamicField OPEN = new DynamicField("open", 2, 0);

    @Override
    public String name() {
      return "gates";
    }

    @Override
    public List<DynamicField> fields() {
      return List.of(OPEN);
    }

    @Override
    public boolean concerns(Level level) {
      return has(level, "GATE");
    }

    @Override
    public boolean blocks(Board board, Rules rules, int object) {
      return board.kind(object) == board.table().words().noun("GATE")
          && board.field(board.table().field(OPEN.name()), object) == 0;
    }

    @Override
    public void settle(Board board, Rules rules) {
      int open = board.table().field(OPEN.name());
      int gate = board.table().words().noun("GATE");
      int pressed = isPressed(board) ? 1 : 0;
      for (int object = 0; object < board.table().objects(); object++) {
        if (board.isThere(object) && board.kind(object) == gate) {
          board.setField(open, object, pressed);
        }
      }
    }

    private static boolean isPressed(Board board) {
      int plate = board.table().words().noun("SWITCH");
      for (int object = 0; object < board.table().objects(); object++) {
        if (board.isThere(object) && board.kind(object) == plate) {
          int cell = board.cell(object);
          if (board.first(cell) != object || board.after(object) != LevelTable.NONE) {
            return true;
          }
        }
      }
      return false;
    }
  }
}
