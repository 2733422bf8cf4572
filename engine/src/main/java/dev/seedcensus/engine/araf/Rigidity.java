package dev.seedcensus.engine.araf;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How an answer resists the smallest changes.
 *
 * <p>A <em>donation</em> hands a cell without a given to another room that it touches. It may take
 * the donor below its least area, the receiver above its largest, or the donor apart; several can
 * apply. A <em>trade</em> moves one cell without a given each way between two rooms, each next to
 * the receiving room without the cell that is given back; it may leave a room that does not hold
 * together. Areas stay what they are, so no number can stop a trade. A change is killed by shape if
 * shape breaks, otherwise by a number.
 *
 * <p>A room can <em>take</em> if it is below its largest area and <em>give</em> if it is above its
 * least. Its <em>slack</em> is the number of its legal areas less one, that of a change the slack
 * of both rooms.
 */
public final class Rigidity {

  /**
   * What stops changes of rooms with some slack.
   *
   * @param slack of the two rooms together
   * @param shape changes that a room's shape stops
   * @param number changes that nothing but a room's numbers stops
   */
  public record Killers(int slack, int shape, int number) {}

  private final Board board;
  private final Partition answer;
  private final int[][] neighbours;
  private final List<int[]> rooms;
  private final int[] least;
  private final int[] most;
  private final boolean[] cut;
  private final int[] shapeBySlack;
  private final int[] numberBySlack;

  private int donations;
  private int floor;
  private int ceiling;
  private int broken;
  private int legalDonations;
  private int trades;
  private int brokenTrades;
  private int giveTakePairs;
  private int movablePairs;

  /**
   * Measures an answer under the normal reading.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static Rigidity of(Board board, Partition answer) {
    Rules.fault(board, answer, Reading.NORMAL)
        .ifPresent(
            fault -> {
              throw new IllegalArgumentException("Cannot measure what is no answer: " + fault);
            });
    return new Rigidity(board, answer);
  }

  private Rigidity(Board board, Partition answer) {
    this.board = board;
    this.answer = answer;
    neighbours = Reading.NORMAL.grid(board).neighbours();
    rooms = answer.cellsOfRooms();
    least = new int[rooms.size()];
    most = new int[rooms.size()];
    for (int room = 0; room < least.length; room++) {
      int[] numbers =
          Arrays.stream(rooms.get(room)).map(board::number).filter(n -> n != 0).sorted().toArray();
      least[room] = Reading.NORMAL.least(numbers[0]);
      most[room] = Reading.NORMAL.most(numbers[1]);
    }
    cut = new boolean[board.cells()];
    for (int cell = 0; cell < cut.length; cell++) {
      cut[cell] = board.number(cell) == 0 && !connected(answer.room(cell), cell);
    }
    int mostSlack = 0;
    for (int room = 0; room < least.length; room++) {
      mostSlack = Math.max(mostSlack, slack(room));
    }
    shapeBySlack = new int[2 * mostSlack + 1];
    numberBySlack = new int[2 * mostSlack + 1];
    countDonations();
    countPairs();
    new Trades(board, answer, neighbours).visit(this::countTrade);
  }

  private boolean countTrade(int a, int b, boolean breaks) {
    trades++;
    brokenTrades += breaks ? 1 : 0;
    shapeBySlack[slack(a) + slack(b)] += breaks ? 1 : 0;
    return true;
  }

  private void countDonations() {
    for (int cell = 0; cell < cut.length; cell++) {
      int donor = answer.room(cell);
      for (int receiver = 0; receiver < least.length && board.number(cell) == 0; receiver++) {
        if (receiver != donor && answer.touches(cell, receiver, -1, neighbours)) {
          donations++;
          floor += canGive(donor) ? 0 : 1;
          ceiling += canTake(receiver) ? 0 : 1;
          broken += cut[cell] ? 1 : 0;
          int slack = slack(donor) + slack(receiver);
          if (cut[cell]) {
            shapeBySlack[slack]++;
          } else if (canGive(donor) && canTake(receiver)) {
            legalDonations++;
          } else {
            numberBySlack[slack]++;
          }
        }
      }
    }
  }

  private void countPairs() {
    for (int a = 0; a < least.length; a++) {
      for (int b = a + 1; b < least.length; b++) {
        if (adjacent(a, b)) {
          boolean giveTake = (canGive(a) && canTake(b)) || (canGive(b) && canTake(a));
          giveTakePairs += giveTake ? 1 : 0;
          movablePairs += movable(a, b) || movable(b, a) ? 1 : 0;
        }
      }
    }
  }

  private boolean movable(int donor, int receiver) {
    return canGive(donor)
        && canTake(receiver)
        && Arrays.stream(rooms.get(donor))
            .anyMatch(
                c ->
                    board.number(c) == 0 && !cut[c] && answer.touches(c, receiver, -1, neighbours));
  }

  private boolean adjacent(int a, int b) {
    return Arrays.stream(rooms.get(a)).anyMatch(cell -> answer.touches(cell, b, -1, neighbours));
  }

  /** Whether a room holds together without a cell. */
  private boolean connected(int room, int without) {
    int[] cells = Arrays.stream(rooms.get(room)).filter(cell -> cell != without).toArray();
    return Rules.connected(cells, neighbours);
  }

  private int slack(int room) {
    return most[room] - least[room];
  }

  private boolean canTake(int room) {
    return rooms.get(room).length < most[room];
  }

  private boolean canGive(int room) {
    return rooms.get(room).length > least[room];
  }

  /** Donations that could be thought of. */
  public int donations() {
    return donations;
  }

  /** Donations that the donor's least area stops. */
  public int floor() {
    return floor;
  }

  /** Donations that the receiver's largest area stops. */
  public int ceiling() {
    return ceiling;
  }

  /** Donations that take the donor apart. */
  public int broken() {
    return broken;
  }

  /** Donations that nothing stops: each gives a second answer. */
  public int legalDonations() {
    return legalDonations;
  }

  /** Trades that could be thought of. */
  public int trades() {
    return trades;
  }

  /** Trades after which a room does not hold together. */
  public int brokenTrades() {
    return brokenTrades;
  }

  /** Trades that nothing stops: each gives a second answer. */
  public int legalTrades() {
    return trades - brokenTrades;
  }

  /** Rooms that can, or cannot, take and give. */
  public int rooms(boolean take, boolean give) {
    int count = 0;
    for (int room = 0; room < least.length; room++) {
      count += canTake(room) == take && canGive(room) == give ? 1 : 0;
    }
    return count;
  }

  /** Pairs of adjacent rooms of which one can give and the other take. */
  public int giveTakePairs() {
    return giveTakePairs;
  }

  /** Those of them with a cell that could move without taking the donor apart. */
  public int movablePairs() {
    return movablePairs;
  }

  /** Slack of all rooms together. */
  public int slack() {
    int sum = 0;
    for (int room = 0; room < least.length; room++) {
      sum += slack(room);
    }
    return sum;
  }

  /**
   * What stops donations and trades, by the slack of the two rooms, ascending. Changes that nothing
   * stops are not counted; a slack at which nothing is stopped is left out.
   */
  public List<Killers> killers() {
    return IntStream.range(0, shapeBySlack.length)
        .filter(slack -> shapeBySlack[slack] + numberBySlack[slack] > 0)
        .mapToObj(slack -> new Killers(slack, shapeBySlack[slack], numberBySlack[slack]))
        .toList();
  }
}
