package dev.seedcensus.engine.rulepush.play;

import dev.seedcensus.engine.rulepush.play.Event.Cause;
import java.util.ArrayList;
import java.util.List;

/** Tells a turn that was just played as events. */
final class EventReader {

  private final LevelTable table;
  private final Turn turn;

  EventReader(LevelTable table, Turn turn) {
    this.table = table;
    this.turn = turn;
  }

  /**
   * The events of the last accepted turn, before it is committed.
   *
   * @param start the journal's size before the turn
   */
  List<Event> read(Board board, int start) {
    List<Event> events = new ArrayList<>();
    Journal journal = board.journal();
    tell(journal, start, turn.afterMovement(), false, events);
    compare(0, events);
    tell(journal, turn.afterMovement(), turn.afterAutomata(), true, events);
    compare(1, events);
    tell(journal, turn.afterAutomata(), journal.size(), true, events);
    compare(2, events);
    if (turn.won()) {
      events.add(new Event.Won());
    }
    return events;
  }

  private void tell(Journal journal, int from, int to, boolean automata, List<Event> events) {
    int width = table.level().width();
    for (int entry = from; entry < to; entry++) {
      int whose = journal.whose(entry);
      int before = journal.before(entry);
      int after = journal.after(entry);
      switch (journal.change(entry)) {
        case Journal.STEP ->
            events.add(moved(whose, automata ? Cause.AUTOMATON : Cause.PLAYER, before, after));
        case Journal.PUSHED ->
            events.add(
                moved(whose, automata ? Cause.PUSHED_BY_AUTOMATON : Cause.PUSHED, before, after));
        case Journal.TURNED ->
            events.add(
                new Event.Transformed(
                    table.id(whose), table.words().text(before), table.words().text(after)));
        case Journal.REMOVED ->
            events.add(
                new Event.Vanished(
                    table.id(whose), Removal.numbered(after), before % width, before / width));
        case Journal.FIELD ->
            events.add(
                new Event.FieldChanged(
                    table.id(whose % table.objects()),
                    table.fields().get(whose / table.objects()).name(),
                    before,
                    after));
        default -> {
          // A system's phase is no event.
        }
      }
    }
  }

  private Event moved(int object, Cause cause, int before, int after) {
    int width = table.level().width();
    return new Event.Moved(
        table.id(object), cause, before % width, before / width, after % width, after / width);
  }

  private void compare(int phase, List<Event> events) {
    if (turn.rules(phase).same(turn.rules(phase + 1))) {
      return;
    }
    List<String> before = turn.rules(phase).texts();
    List<String> after = turn.rules(phase + 1).texts();
    before.stream()
        .filter(rule -> !after.contains(rule))
        .forEach(rule -> events.add(new Event.RuleBroken(rule)));
    after.stream()
        .filter(rule -> !before.contains(rule))
        .forEach(rule -> events.add(new Event.RuleMade(rule)));
  }
}
