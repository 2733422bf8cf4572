package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import java.util.List;

/**
 * MOVE: such a thing steps in the direction it faces (right at first); where it cannot, it turns
 * round and stays. Those that face up go first, then down, left and right; what one faces is
 * settled before the first goes.
 */
final class Mover implements Mechanic {

  static final String MOVE = "MOVE";
  static final String FACING = "facing";

  /** The opposite of each direction; a call of {@link Input#values} makes an array. */
  private static final int[] BACK = {1, 0, 3, 2};

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
  public void act(Board board, Rules rules, Movement movement) {
    int move = board.table().words().propertyBit(MOVE);
    if ((rules.all() & move) == 0) {
      return;
    }
    int facing = board.table().field(FACING);
    int[] movers = board.scratch();
    int count = 0;
    for (int object = 0; object < movers.length; object++) {
      if ((rules.properties(board.kind(object)) & move) != 0 && board.isThere(object)) {
        movers[count++] = object * Input.DIRECTIONS + board.field(facing, object);
      }
    }
    for (int direction = 0; direction < Input.DIRECTIONS && count > 0; direction++) {
      step(board, rules, movement, facing, direction, count);
    }
  }

  /** Moves those who faced a direction: {@code scratch} holds who faced what. */
  private static void step(
      Board board, Rules rules, Movement movement, int facing, int direction, int count) {
    int[] movers = board.scratch();
    int back = BACK[direction];
    movement.begin(direction);
    for (int i = 0; i < count; i++) {
      if (movers[i] % Input.DIRECTIONS == direction) {
        movement.add(movers[i] / Input.DIRECTIONS);
      }
    }
    movement.run(board, rules);
    for (int i = 0; i < count; i++) {
      int object = movers[i] / Input.DIRECTIONS;
      if (movers[i] % Input.DIRECTIONS == direction && !movement.stepped(object)) {
        board.setField(facing, object, back);
      }
    }
  }
}
