package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Property;

/**
 * The quiet turns of a settled board, those that move things and do nothing else, worked out for
 * all cells at once and without playing them: no word of a rule comes or goes, nothing turns into
 * another, nothing makes a contact. Which turns are quiet is worked out as well, and what moves in
 * all others.
 *
 * <p>Says of a quiet turn what {@link Turn} makes of it. Of a small level without automata and
 * further mechanics only. For one thread; allocates nothing while it works.
 */
final class QuietTurns {

  private static final int YOU = Property.YOU.bit();
  private static final int STOP = Property.STOP.bit();
  private static final int PUSH = Property.PUSH.bit();
  private static final int SINK = Property.SINK.bit();

  /** The pair of properties that wins. */
  private static final int WINNING = YOU | Property.WIN.bit();

  /** Pairs of properties that make a contact. */
  private static final int[] CONTACTS = {
    YOU | Property.DEFEAT.bit(),
    Property.HOT.bit() | Property.MELT.bit(),
    Property.OPEN.bit() | Property.SHUT.bit()
  };

  /** Before all that is PUSH was listed. */
  private static final int NOT_YET = -1;

  /** What comes of an input. */
  enum Outcome {
    /** It is not accepted. */
    REJECTED,
    /** It is a quiet turn. */
    QUIET,
    /** It is a turn that has to be played, with the moves that were worked out. */
    LOUD
  }

  private final Board board;
  private final CellSets sets;
  private final Journal journal = new Journal();
  private final RuleCells ruleCells;

  /** Things that are YOU, of whom the first so many count. */
  private final int[] players;

  private int playerCount;

  /** All else that is PUSH, of which the first so many count once they were listed. */
  private final int[] pushables;

  private int pushableCount;

  /** Things alike in their properties: the properties, and the cells that they are in. */
  private final int[] properties;

  private final long[] cells;

  /** How many such there are. */
  private int groups;

  /** Per property the cells of it after a turn. */
  private final long[] after = new long[Integer.SIZE];

  private long words;
  private long you;
  private long pushable;

  /** Cells with anything that is PUSH or STOP. */
  private long obstacles;

  /** Cells with anything that never makes way. */
  private long barriers;

  /** Properties that may make a contact or win, if only together with others. */
  private int touching;

  /** Whether no turn is quiet. */
  private boolean loud;

  private boolean pushedWord;
  private boolean won;

  QuietTurns(Board board) {
    LevelTable table = board.table();
    this.board = board;
    sets = new CellSets(table);
    ruleCells = new RuleCells(board, sets);
    players = new int[table.objects()];
    pushables = new int[table.objects()];
    int most = table.words().size() + 1;
    properties = new int[most];
    cells = new long[most];
  }

  /** Whether quiet turns of a level can be worked out. */
  static boolean fit(LevelTable table) {
    return CellSets.fit(table) && !table.waits() && table.mechanics().isEmpty();
  }

  /** Begins with the settled state that the board is in. */
  void begin() {
    Rules rules = board.rules();
    loud = board.any(rules.turning());
    touching = touching(rules.all());
    playerCount = board.list(rules.having(YOU), players);
    pushableCount = NOT_YET;
    ruleCells.begin();
    groups = 0;
    words = board.cellsOfWords();
    you = 0;
    pushable = 0;
    obstacles = 0;
    barriers = 0;
    group(PUSH, words);
    for (int noun = 0; noun < board.table().words().size(); noun++) {
      int having = rules.properties(noun);
      long there = having == 0 && (touching & SINK) == 0 ? 0 : board.cellsOf(noun);
      if (there != 0) {
        group(having, there);
      }
    }
  }

  /** Properties of those in force that may make a contact or win. */
  private static int touching(int all) {
    int touching = all & SINK;
    touching |= (all & WINNING) == WINNING ? WINNING : 0;
    for (int pair : CONTACTS) {
      touching |= (all & pair) == pair ? pair : 0;
    }
    return touching;
  }

  private void group(int having, long there) {
    if ((having & YOU) != 0) {
      you |= there;
    }
    if ((having & PUSH) != 0) {
      pushable |= there;
    }
    if ((having & (PUSH | STOP)) != 0) {
      obstacles |= there;
      barriers |= (having & (PUSH | YOU)) == 0 ? there : 0;
    }
    if ((having & touching) != 0 || (touching & SINK) != 0) {
      properties[groups] = having;
      cells[groups++] = there;
    }
  }

  /** Works out what comes of an input in a direction. */
  Outcome play(int direction) {
    long stepping = you & sets.previous(direction, ~closed(direction));
    if (stepping == 0) {
      return Outcome.REJECTED;
    }
    long pushed = pushed(direction, stepping);
    won = false;
    pushedWord = (pushed & words) != 0;
    write(direction, stepping, pushed);
    boolean quiet =
        !loud
            && !(pushedWord && ruleCells.change(direction, pushed & words))
            && !(touching != 0 && touch(direction, stepping, pushed));
    return quiet ? Outcome.QUIET : Outcome.LOUD;
  }

  /** The cells that nothing can enter from the one before. */
  private long closed(int direction) {
    long closed = barriers | (obstacles & sets.edge(direction));
    long more = closed;
    while (more != 0) {
      more = sets.previous(direction, more) & obstacles & ~closed;
      closed |= more;
    }
    return closed;
  }

  /** The cells out of which all that is PUSH is pushed. */
  private long pushed(int direction, long stepping) {
    long more = sets.next(direction, stepping) & pushable;
    long pushed = more;
    while (more != 0) {
      more = sets.next(direction, more) & pushable & ~pushed;
      pushed |= more;
    }
    return pushed;
  }

  /** Whether there is a contact after the moves; if not, whether the turn wins is known then. */
  private boolean touch(int direction, long stepping, long pushed) {
    for (int left = touching; left != 0; left &= left - 1) {
      after[Integer.numberOfTrailingZeros(left)] = 0;
    }
    long stayed = 0;
    long came = 0;
    long sinkStayed = 0;
    long sinkCame = 0;
    for (int group = 0; group < groups; group++) {
      int having = properties[group];
      long there = cells[group];
      long go =
          there & (((having & YOU) == 0 ? 0 : stepping) | ((having & PUSH) == 0 ? 0 : pushed));
      long stay = there & ~go;
      long come = sets.next(direction, go);
      stayed |= stay;
      came |= come;
      if ((having & SINK) != 0) {
        sinkStayed |= stay;
        sinkCame |= come;
      }
      for (int left = having & touching; left != 0; left &= left - 1) {
        after[Integer.numberOfTrailingZeros(left)] |= stay | come;
      }
    }
    // Things that were in one cell before do not sink each other, or they would have before.
    if (((sinkStayed & came) | (sinkCame & stayed)) != 0) {
      return true;
    }
    won = meet(WINNING);
    for (int pair : CONTACTS) {
      if (meet(pair)) {
        return true;
      }
    }
    return false;
  }

  /** Whether things of both of two properties are in a cell after the moves. */
  private boolean meet(int pair) {
    int one = Integer.numberOfTrailingZeros(pair);
    int other = Integer.numberOfTrailingZeros(pair & (pair - 1));
    return (touching & pair) == pair && (after[one] & after[other]) != 0;
  }

  private void write(int direction, long stepping, long pushed) {
    int[] next = board.table().nextCells(direction);
    journal.truncate(0);
    write(Journal.STEP, players, playerCount, stepping, next);
    if (pushed != 0) {
      if (pushableCount == NOT_YET) {
        Rules rules = board.rules();
        pushableCount = board.listWithWords(rules.having(PUSH) & ~rules.having(YOU), pushables);
      }
      write(Journal.PUSHED, pushables, pushableCount, pushed, next);
    }
  }

  private void write(int change, int[] objects, int count, long from, int[] next) {
    for (int i = 0; i < count; i++) {
      int cell = board.cell(objects[i]);
      if ((from >>> cell & 1) != 0) {
        journal.add(change, objects[i], cell, next[cell]);
      }
    }
  }

  /** The moves of the last turn, quiet or not. The board is as it was. */
  Journal journal() {
    return journal;
  }

  /** Whether a word is pushed in the last turn, quiet or not. */
  boolean pushedWord() {
    return pushedWord;
  }

  /** Whether the last quiet turn won. */
  boolean won() {
    return won;
  }
}
