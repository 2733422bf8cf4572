package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Property;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

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

  /** Objects that may ever be YOU. */
  private final int[] candidates;

  private final int[] you;

  /** The rules of R0 … R3 of this turn. */
  private final Rules[] read = new Rules[PHASES];

  private int youCount;
  private Rules youRules;
  private int youVersion = -1;
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
    candidates =
        IntStream.range(0, table.objects())
            .filter(object -> (table.reach().properties(object) & YOU) != 0)
            .toArray();
    you = new int[candidates.length];
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
    afterMovement = board.journal().size();
    playerPushedWord = input != Input.WAIT && movement.pushedWord();
    movedWord = playerPushedWord;
    read[1] = playerPushedWord ? reread(board, 0) : settled;
    read[2] = table.waits() && automata(board, read[1]) ? reread(board, 1) : read[1];
    afterAutomata = board.journal().size();
    if (read[2].transforms()) {
      transform(board, read[2]);
    }
    afterTransformation = board.journal().size();
    read[3] = settle(board, start) ? reread(board, 2) : read[2];
    won = isWon(board, read[2]);
    return true;
  }

  private boolean move(Board board, Rules rules, int direction) {
    findYou(board, rules);
    movement.begin(direction);
    for (int i = 0; i < youCount; i++) {
      movement.add(you[i]);
    }
    movement.run(board, rules);
    return movement.steppedAny();
  }

  private Rules reread(Board board, int buffer) {
    spare[buffer].read(board);
    if (youRules == spare[buffer]) {
      youRules = null;
    }
    return spare[buffer];
  }

  /** Lists the YOU things, unless that is known. */
  private void findYou(Board board, Rules rules) {
    if (youRules == rules && youVersion == board.castVersion()) {
      return;
    }
    youCount = 0;
    for (int object : candidates) {
      if (board.isThere(object) && (rules.properties(board.kind(object)) & YOU) != 0) {
        you[youCount++] = object;
      }
    }
    youRules = rules;
    youVersion = board.castVersion();
  }

  /** Says that the board's settled rules were read again, by somebody else. */
  public void forgetRules() {
    youRules = null;
  }

  /** Lets the systems act and then further mechanics; returns whether a word moved. */
  private boolean automata(Board board, Rules rules) {
    movement.forgetWords();
    for (int system = 0; system < table.systems(); system++) {
      int phase = board.phase(system);
      int direction = table.direction(system, phase);
      if (direction != Input.WAIT.number()) {
        movement.begin(direction);
        for (int object = 0; object < table.objects(); object++) {
          if (board.kind(object) == table.systemNoun(system) && board.isThere(object)) {
            movement.add(object);
          }
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
    for (int object = 0; object < table.objects(); object++) {
      int kind = board.kind(object);
      if (table.words().isThing(kind) && rules.becomes(kind) != NONE && board.isThere(object)) {
        board.turn(object, rules.becomes(kind));
      }
    }
  }

  /** Settles contacts; returns whether a word vanished. */
  private boolean settle(Board board, int start) {
    Rules rules = read[2];
    contacts.begin();
    if (Contacts.canMatter(rules)) {
      if (settlesEverywhere || !rules.same(read[0])) {
        contacts.everywhere(board, rules);
      } else {
        contacts.changed(board, rules, start);
      }
    }
    if (mechanics.length == 0) {
      return contacts.removedWord();
    }
    int common = board.journal().size();
    for (Mechanic mechanic : mechanics) {
      mechanic.settle(board, rules);
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
    findYou(board, rules);
    for (int i = 0; i < youCount; i++) {
      int object = board.first(board.cell(you[i]));
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
      youRules = null;
    }
  }

  /** Whether a settled board is won as it stands. */
  public boolean isWon(Board board) {
    return isWon(board, board.rules());
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
