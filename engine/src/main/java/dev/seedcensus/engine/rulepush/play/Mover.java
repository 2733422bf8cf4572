package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import java.util.List;

/**
 * MOVE: such a thing steps in the direction it faces (right at first); where it cannot, it turns
 * round and stays. Those that face up go first, then down, left and right; what one faces is
 * settled before the first goes.
 */
class Mover implements Mechanic {

  static final String MOVE = "MOVE";
  static final String FACING = "facing";

  @Override
  public String name() {
    return MOVE;
  }

  @Override
  public List<DynamicField> fields() {
    return List.of(new DynamicField(FACING, Input.DIRECTIONS, Input.RIGHT.number()));
  }

  @Override
  public List<String> properties() {
    return List.of(MOVE);
  }

  @Override
  public boolean concerns(Level level) {
    return level.pieces().stream().anyMatch(piece -> piece.word() && piece.text().equals(MOVE));
  }

  @Override
  public boolean isAutomaton() {
    return true;
  }

  @Override
  public boolean onlyMovesItsOwn() {
    return true;
  }

  @Override
  public boolean heedsObstaclesOnly() {
    return true;
  }

  @Override
  public Mechanic in(LevelTable table) {
    return new Playing(table);
  }

  /** With what a level has. */
  private static final class Playing extends Mover {

    /** The opposite of each direction. */
    private static final int[] BACK = {1, 0, 3, 2};

    private final int move;
    private final int facing;

    /** Who is MOVE, of whom the first so many count. */
    private final int[] moving;

    /** Per direction who faces it. */
    private final int[][] movers;

    private final int[] counts = new int[Input.DIRECTIONS];

    Playing(LevelTable table) {
      move = table.words().propertyBit(MOVE);
      facing = table.field(FACING);
      moving = new int[table.objects()];
      movers = new int[Input.DIRECTIONS][table.objects()];
    }

    @Override
    public void act(Board board, Rules rules, Movement movement) {
      int count = board.list(rules.having(move), moving);
      for (int i = 0; i < count; i++) {
        int direction = board.field(facing, moving[i]);
        movers[direction][counts[direction]++] = moving[i];
      }
      for (int direction = 0; direction < Input.DIRECTIONS; direction++) {
        if (counts[direction] > 0) {
          step(board, rules, movement, direction);
          counts[direction] = 0;
        }
      }
    }

    private void step(Board board, Rules rules, Movement movement, int direction) {
      movement.begin(direction);
      for (int i = 0; i < counts[direction]; i++) {
        movement.add(movers[direction][i]);
      }
      movement.run(board, rules);
      for (int i = 0; i < counts[direction]; i++) {
        int object = movers[direction][i];
        if (!movement.stepped(object)) {
          board.setField(facing, object, BACK[direction]);
        }
      }
    }
  }
}
