package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import java.util.List;

/**
 * MOVE: such a thing steps in the direction it faces (right at first); where it cannot, it turns
 * round and stays. Those that face up go first, then down, left and right; what one faces is settled
 * before the first goes.
 */
final class Mover implements Mechanic {

  static final String MOVE = "MOVE";
  static final String FACING = "facing";

  @Override
  public String name() {
    return MOVE;
  }

  @Override
  public List<DynamicField> fields() {
    return List.of(new DynamicField(FACING, Input.DIRECTIONS, Input.RIGHT.ordinal()));
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
    int[] faced = board.scratch();
    for (int object = 0; object < faced.length; object++) {
      boolean moves = board.isThere(object) && (rules.properties(board.kind(object)) & move) != 0;
      faced[object] = moves ? board.field(facing, object) : Input.DIRECTIONS;
    }
    for (int direction = 0; direction < Input.DIRECTIONS; direction++) {
      movement.begin(direction);
      for (int object = 0; object < faced.length; object++) {
        if (faced[object] == direction) {
          movement.add(object);
        }
      }
      movement.run(board, rules);
      int back = Input.values()[direction].opposite().ordinal();
      for (int object = 0; object < faced.length; object++) {
        if (faced[object] == direction && !movement.stepped(object)) {
          board.setField(facing, object, back);
        }
      }
    }
  }
}
