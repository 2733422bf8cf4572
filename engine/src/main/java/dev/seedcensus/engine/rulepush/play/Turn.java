package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Property;
import java.util.Arrays;
import java.util.List;

/**
 * Plays one turn on a board: movement, rules, automata, rules, transformation, contacts, rules,
 * victory. Keeps what it takes to tell what happened until the next turn. For one thread; allocates
 * nothing while it plays.
 *
 * <p>The board's own rules are those of the settled board before the turn and stay so until {@link
 * #commit}, so a turn that was only tried is taken back by {@link Board#undo}.
 */
public final class Turn {

  /** How often a turn has rules: R0, R1, R2, R3. */
  public static final int PHASES = 4;

  private static final int NONE = LevelTable.NONE;
  private static final int YOU = Property.YOU.bit();
  private static final int WIN = Property.WIN.bit();

  private final LevelTable table;
  private final Mechanic[] mechanics;
  private final Movement movement;
  private final Contacts contacts;
  private final boolean settlesEverywhere;
  private final Rules[] spare;

  /** Things listed last, of which the first so many count. */
  private final int[] listed;

  /** The rules of R0 … R3 of this turn. */
  private final Rules[] read = new Rules[PHASES];

  private long automataPhases;
  private int afterMovement;
  private int afterAutomata;
  private int afterTransformation;
  private boolean playerPushedWord;
  private boolean movedWord;
  private boolean won;

  public Turn(LevelTable table) {
    this.table = table;
    List<Mechanic> ready = table.mechanics().stream().map(each -> each.in(table)).toList();
    mechanics = ready.toArray(Mechanic[]::new);
    movement = new Movement(table, ready);
    contacts = new Contacts(table);
    // A settled board has no contact left, so only new rules and changed cells can bring one; but
    // nobody knows what a further mechanic leaves behind.
    settlesEverywhere = ready.stream().anyMatch(mechanic -> !mechanic.onlyMovesItsOwn());
    spare = new Rules[] {new Rules(table), new Rules(table), new Rules(table)};
    listed = new int[table.objects()];
  }

  /**
   * Settles a level's start as the end of a turn does, before the first: transformation, contacts,
   * rules, victory. Afterwards this tells of the start what it tells of a turn, with a new board's
   * rules in R0 to R2; there is nothing to take back.
   */
  public void start(Board board) {
    Arrays.fill(read, board.rules());
    playerPushedWord = false;
    movedWord = false;
    transform(board, board.rules());
    contacts.begin();
    contacts.everywhere(board, board.rules());
    if (contacts.removedWord()) {
      read[PHASES - 1] = reread(board, 2);
    }
    won = isWon(board, board.rules());
    board.clearJournal();
  }

  /**
   * Plays a turn.
   *
   * @return whether the input was accepted; if not, the board is as it was
   */
  public boolean play(Board board, Input input) {
    Rules settled = board.rules();
    int start = board.journal().size();
    read[0] = settled;
    won = false;
    playerPushedWord = false;
    movedWord = false;
    if (input == Input.WAIT) {
      if (!table.waits()) {
        return false;
      }
    } else if (!move(board, settled, input.number())) {
      return false;
    }
    playOn(board, start, input != Input.WAIT && movement.pushedWord());
    return true;
  }

  /**
   * Plays a turn whose movement is known.
   *
   * @param moves of the board as it is
   */
  void play(Board board, Journal moves, boolean pushedWord) {
    int start = board.journal().size();
    read[0] = board.rules();
    for (int entry = 0; entry < moves.size(); entry++) {
      if (moves.change(entry) == Journal.STEP) {
        board.step(moves.whose(entry), moves.after(entry));
      } else {
        board.push(moves.whose(entry), moves.after(entry));
      }
    }
    playOn(board, start, pushedWord);
  }

  /** Plays what comes after the movement, of a turn that began with an entry. */
  private void playOn(Board board, int start, boolean pushedWord) {
    playerPushedWord = pushedWord;
    movedWord = pushedWord;
    afterMovement = board.journal().size();
    read[1] = pushedWord ? reread(board, 0) : read[0];
    actAndTransform(board);
    contacts.forgetNoted();
    settle(board, start);
  }

  private boolean move(Board board, Rules rules, int direction) {
    gather(board, rules, direction);
    movement.run(board, rules);
    return movement.steps() > 0;
  }

  /** Begins a movement of all that is YOU. */
  private void gather(Board board, Rules rules, int direction) {
    movement.begin(direction);
    int count = board.list(rules.having(YOU), listed);
    for (int i = 0; i < count; i++) {
      movement.add(listed[i]);
    }
  }

  private void actAndTransform(Board board) {
    read[2] = table.waits() && automata(board, read[1]) ? reread(board, 1) : read[1];
    afterAutomata = board.journal().size();
    if (read[2].turning() != 0) {
      transform(board, read[2]);
    }
    afterTransformation = board.journal().size();
  }

  /** Plays contacts, rules and victory after the changes since an entry. */
  private void settle(Board board, int start) {
    Rules rules = read[2];
    contacts.begin();
    if (Contacts.canMatter(rules)) {
      if (settlesEverywhere || !rules.same(read[0])) {
        contacts.everywhere(board, rules);
      } else {
        contacts.noted(board, rules);
        contacts.changed(board, rules, start);
      }
    }
    read[3] = settleMechanics(board) ? reread(board, 2) : rules;
    won = isWon(board, rules);
  }

  /** Works out who would step on a settled board in a direction, and moves nothing. */
  Movement decide(Board board, int direction) {
    gather(board, board.rules(), direction);
    movement.decide(board, board.rules());
    return movement;
  }

  /**
   * Whether no noun that is YOU on a settled board is any of these, nor moved by a system.
   *
   * @param properties as a set of bits
   */
  boolean youIsNone(Board board, int properties) {
    for (long nouns = board.rules().having(YOU); nouns != 0; nouns &= nouns - 1) {
      int noun = Long.numberOfTrailingZeros(nouns);
      if ((board.rules().properties(noun) & properties) != 0 || table.isOfSystem(noun)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Plays of a turn what comes between movement and contacts, before the movement. The same board
   * comes of it where the player pushes nothing and heeds {@link #youIsNone}.
   */
  void actAhead(Board board) {
    read[0] = board.rules();
    read[1] = read[0];
    playerPushedWord = false;
    movedWord = false;
    int start = board.journal().size();
    actAndTransform(board);
    contacts.note(board, read[2], start);
  }

  /**
   * Plays the rest of a turn after {@link #actAhead}.
   *
   * @param stepping those who step in the turn's movement, so many
   */
  void finish(Board board, int direction, int[] stepping, int steps) {
    int start = board.journal().size();
    for (int i = 0; i < steps; i++) {
      board.step(stepping[i], table.next(direction, board.cell(stepping[i])));
    }
    settle(board, start);
  }

  /** Tells from now on of a turn in which only moves happened, and those left the rules alone. */
  void passQuietly(Board board, boolean pushedWord, boolean wins) {
    Arrays.fill(read, board.rules());
    playerPushedWord = pushedWord;
    movedWord = pushedWord;
    won = wins;
  }

  private Rules reread(Board board, int buffer) {
    spare[buffer].read(board);
    return spare[buffer];
  }

  /** Lets the systems act and then further mechanics; returns whether a word moved. */
  private boolean automata(Board board, Rules rules) {
    automataPhases++;
    movement.forgetWords();
    for (int system = 0; system < table.systems(); system++) {
      int phase = board.phase(system);
      int direction = table.direction(system, phase);
      if (direction != Input.WAIT.number()) {
        movement.begin(direction);
        int count = board.list(1L << table.systemNoun(system), listed);
        for (int i = 0; i < count; i++) {
          movement.add(listed[i]);
        }
        movement.run(board, rules);
      }
      board.setPhase(system, (phase + 1) % table.programLength(system));
    }
    for (Mechanic mechanic : mechanics) {
      mechanic.act(board, rules, movement);
    }
    movedWord |= movement.everPushedWord();
    return movement.everPushedWord();
  }

  private void transform(Board board, Rules rules) {
    int count = board.list(rules.turning(), listed);
    for (int i = 0; i < count; i++) {
      board.turn(listed[i], rules.becomes(board.kind(listed[i])));
    }
  }

  /** Settles what mechanics do; returns whether a word vanished in that or in the contacts. */
  private boolean settleMechanics(Board board) {
    if (mechanics.length == 0) {
      return contacts.removedWord();
    }
    int common = board.journal().size();
    for (Mechanic mechanic : mechanics) {
      mechanic.settle(board, read[2]);
    }
    return contacts.removedWord() || removedWordSince(board, common);
  }

  private boolean removedWordSince(Board board, int start) {
    Journal journal = board.journal();
    for (int entry = start; entry < journal.size(); entry++) {
      if (journal.change(entry) == Journal.REMOVED
          && !table.words().isThing(board.kind(journal.whose(entry)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isWon(Board board, Rules rules) {
    if ((rules.all() & WIN) == 0) {
      return false;
    }
    int count = board.list(rules.having(YOU), listed);
    for (int i = 0; i < count; i++) {
      int object = board.first(board.cell(listed[i]));
      while (object != NONE) {
        if ((rules.properties(board.kind(object)) & WIN) != 0) {
          return true;
        }
        object = board.after(object);
      }
    }
    return false;
  }

  /** Makes the accepted turn's last rules those of the settled board. */
  public void commit(Board board) {
    if (read[3] != board.rules()) {
      board.rules().copy(read[3]);
    }
  }

  /** Whether a settled board is won as it stands. */
  public boolean isWon(Board board) {
    return isWon(board, board.rules());
  }

  /** How often the automata's phase was worked out. */
  public long automataPhases() {
    return automataPhases;
  }

  /** Whether the turn won. */
  public boolean won() {
    return won;
  }

  /** Whether the player pushed a word. */
  public boolean playerPushedWord() {
    return playerPushedWord;
  }

  /** Whether a word moved, by whatever cause. */
  public boolean movedWord() {
    return movedWord;
  }

  /**
   * The rules of a phase: before the turn, after movement, after the automata, after the contacts.
   *
   * @param phase 0 to 3
   */
  public Rules rules(int phase) {
    return read[phase];
  }

  /** Where the journal's entries of the automata begin. */
  int afterMovement() {
    return afterMovement;
  }

  /** Where the journal's entries of the transformation begin. */
  int afterAutomata() {
    return afterAutomata;
  }

  /** Where the journal's entries of the contacts begin. */
  int afterTransformation() {
    return afterTransformation;
  }
}
