package dev.seedcensus.engine.rulepush.search;

import dev.seedcensus.engine.rulepush.Automaton;
import dev.seedcensus.engine.rulepush.Input;
import dev.seedcensus.engine.rulepush.Level;
import dev.seedcensus.engine.rulepush.Piece;
import dev.seedcensus.engine.rulepush.play.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The rules of a turn written down once more, sentence by sentence and without regard to speed, to
 * compare with. Shares nothing with the engine but the types of levels and states.
 */
final class LiteralTurn {

  private static final Set<String> PROPERTIES =
      Set.of("YOU", "STOP", "PUSH", "WIN", "DEFEAT", "SINK", "HOT", "MELT", "OPEN", "SHUT", "MOVE");
  private static final List<Input> MOVE_ORDER =
      List.of(Input.UP, Input.DOWN, Input.LEFT, Input.RIGHT);

  /** An object; {@code x} is -1 where it is gone. */
  private static final class Thing {
    final int id;
    final boolean word;
    String text;
    int x;
    int y;
    int facing;

    Thing(int id, boolean word, String text, int x, int y, int facing) {
      this.id = id;
      this.word = word;
      this.text = text;
      this.x = x;
      this.y = y;
      this.facing = facing;
    }

    boolean isAt(int column, int row) {
      return x == column && y == row;
    }
  }

  /** A rule; they are listed in reading order, across before down. */
  private record Rule(String noun, String is) {

    String text() {
      return noun + " IS " + is;
    }
  }

  private final Level level;
  private final boolean moveWord;
  private final Set<Integer> words = new HashSet<>();
  private final Map<Integer, String> startTexts = new HashMap<>();
  private final Map<Integer, Thing> things = new TreeMap<>();
  private final Map<Integer, Integer> phases = new HashMap<>();
  private boolean accepted;
  private boolean won;
  private boolean playerPushedWord;
  private boolean wordMoved;
  private final List<Set<String>> rulesOfPhases = new ArrayList<>();

  LiteralTurn(Level level) {
    this.level = level;
    for (Piece piece : level.pieces()) {
      startTexts.put(piece.id(), piece.text());
      if (piece.word()) {
        words.add(piece.id());
      }
    }
    moveWord = level.pieces().stream().anyMatch(p -> p.word() && p.text().equals("MOVE"));
  }

  /** The level's start, settled. */
  State start() {
    things.clear();
    phases.clear();
    level
        .pieces()
        .forEach(
            p ->
                things.put(
                    p.id(),
                    new Thing(
                        p.id(),
                        p.word(),
                        p.text(),
                        p.x(),
                        p.y(),
                        p.fields().getOrDefault("facing", Input.RIGHT.number()))));
    level.automata().forEach(system -> phases.put(system.id(), 0));
    Set<Rule> rules = rules();
    transform(rules);
    contacts(rules);
    won = isWon(rules);
    return state();
  }

  /** Plays an input on a state; asks {@link #accepted}, {@link #won} and {@link #state} then. */
  void play(State state, Input input) {
    load(state);
    rulesOfPhases.clear();
    accepted = true;
    won = false;
    playerPushedWord = false;
    wordMoved = false;
    Set<Rule> r0 = rules();
    note(r0);
    if (input == Input.WAIT) {
      accepted = moveWord || !level.automata().isEmpty();
    } else {
      Set<Thing> movers = new LinkedHashSet<>();
      present().stream()
          .filter(thing -> has(r0, thing, "YOU"))
          .sorted(Comparator.comparingInt(thing -> -(thing.x * input.dx() + thing.y * input.dy())))
          .forEach(movers::add);
      Set<Thing> moved = step(movers, input, r0);
      accepted = !moved.isEmpty();
      playerPushedWord = moved.stream().anyMatch(thing -> thing.word);
      wordMoved = playerPushedWord;
    }
    if (!accepted) {
      return;
    }
    Set<Rule> r1 = rules();
    note(r1);
    automata(r1);
    Set<Rule> r2 = rules();
    note(r2);
    transform(r2);
    contacts(r2);
    note(rules());
    won = isWon(r2);
  }

  private void load(State state) {
    things.clear();
    for (State.Item item : state.objects()) {
      things.put(
          item.id(),
          new Thing(
              item.id(),
              words.contains(item.id()),
              item.text(),
              item.there() ? item.x() : -1,
              item.there() ? item.y() : -1,
              item.fields().getOrDefault("facing", 0)));
    }
    phases.clear();
    phases.putAll(state.phases());
  }

  private List<Thing> present() {
    List<Thing> present = new ArrayList<>();
    for (Thing thing : things.values()) {
      if (thing.x >= 0) {
        present.add(thing);
      }
    }
    return present;
  }

  private List<Thing> at(int x, int y) {
    List<Thing> here = new ArrayList<>();
    for (Thing thing : things.values()) {
      if (thing.isAt(x, y)) {
        here.add(thing);
      }
    }
    return here;
  }

  private boolean isInside(int x, int y) {
    return x >= 0 && y >= 0 && x < level.width() && y < level.height();
  }

  private Set<Rule> rules() {
    Set<Rule> rules = new LinkedHashSet<>();
    List<Thing> ises =
        present().stream()
            .filter(thing -> thing.word && thing.text.equals("IS"))
            .sorted(Comparator.comparingInt(thing -> thing.y * level.width() + thing.x))
            .toList();
    for (Thing is : ises) {
      for (Input on : List.of(Input.RIGHT, Input.DOWN)) {
        for (Thing before : at(is.x - on.dx(), is.y - on.dy())) {
          for (Thing after : at(is.x + on.dx(), is.y + on.dy())) {
            boolean noun = before.word && !before.text.equals("IS");
            if (noun
                && !PROPERTIES.contains(before.text)
                && after.word
                && !after.text.equals("IS")) {
              rules.add(new Rule(before.text, after.text));
            }
          }
        }
      }
    }
    return rules;
  }

  private void note(Set<Rule> rules) {
    Set<String> texts = new HashSet<>();
    rules.forEach(rule -> texts.add(rule.text()));
    rulesOfPhases.add(texts);
  }

  private static boolean has(Set<Rule> rules, Thing thing, String property) {
    return thing.word ? property.equals("PUSH") : rules.contains(new Rule(thing.text, property));
  }

  /** Lets movers step in a direction, all at once; returns all that moved. */
  private Set<Thing> step(Set<Thing> movers, Input direction, Set<Rule> rules) {
    Set<Thing> moving = new LinkedHashSet<>();
    for (Thing mover : movers) {
      if (makesWay(mover.x + direction.dx(), mover.y + direction.dy(), direction, movers, rules)) {
        moving.add(mover);
        push(mover.x + direction.dx(), mover.y + direction.dy(), direction, rules, moving);
      }
    }
    for (Thing thing : moving) {
      thing.x += direction.dx();
      thing.y += direction.dy();
    }
    return moving;
  }

  private boolean makesWay(int x, int y, Input direction, Set<Thing> movers, Set<Rule> rules) {
    if (!isInside(x, y)) {
      return false;
    }
    for (Thing thing : at(x, y)) {
      boolean ahead =
          has(rules, thing, "PUSH") || (has(rules, thing, "STOP") && movers.contains(thing));
      if (ahead && !makesWay(x + direction.dx(), y + direction.dy(), direction, movers, rules)) {
        return false;
      }
      if (!ahead && has(rules, thing, "STOP")) {
        return false;
      }
    }
    return true;
  }

  private void push(int x, int y, Input direction, Set<Rule> rules, Set<Thing> moving) {
    boolean any = false;
    for (Thing thing : at(x, y)) {
      if (has(rules, thing, "PUSH")) {
        moving.add(thing);
        any = true;
      }
    }
    if (any) {
      push(x + direction.dx(), y + direction.dy(), direction, rules, moving);
    }
  }

  private void automata(Set<Rule> rules) {
    for (Automaton system : level.automata()) {
      int phase = phases.get(system.id());
      Input direction = Input.route(system.program()).get(phase);
      if (direction != Input.WAIT) {
        Set<Thing> members = new LinkedHashSet<>();
        present().stream()
            .filter(thing -> !thing.word && thing.text.equals(system.noun()))
            .forEach(members::add);
        wordMoved |= step(members, direction, rules).stream().anyMatch(thing -> thing.word);
      }
      phases.put(system.id(), (phase + 1) % system.program().length());
    }
    if (!moveWord) {
      return;
    }
    Map<Thing, Integer> facings = new HashMap<>();
    present().stream()
        .filter(thing -> has(rules, thing, "MOVE"))
        .forEach(thing -> facings.put(thing, thing.facing));
    for (Input direction : MOVE_ORDER) {
      Set<Thing> members = new LinkedHashSet<>();
      present().stream()
          .filter(thing -> facings.getOrDefault(thing, -1) == direction.number())
          .forEach(members::add);
      Set<Thing> moved = step(members, direction, rules);
      wordMoved |= moved.stream().anyMatch(thing -> thing.word);
      for (Thing member : members) {
        if (!moved.contains(member)) {
          member.facing = direction.opposite().number();
        }
      }
    }
  }

  private void transform(Set<Rule> rules) {
    for (Thing thing : present()) {
      if (!thing.word && !rules.contains(new Rule(thing.text, thing.text))) {
        rules.stream()
            .filter(rule -> rule.noun().equals(thing.text) && !PROPERTIES.contains(rule.is()))
            .findFirst()
            .ifPresent(rule -> thing.text = rule.is());
      }
    }
  }

  private void contacts(Set<Rule> rules) {
    Set<Integer> occupied = new HashSet<>();
    present().forEach(thing -> occupied.add(thing.y * level.width() + thing.x));
    for (int y = 0; y < level.height(); y++) {
      for (int x = 0; x < level.width(); x++) {
        if (!occupied.contains(y * level.width() + x)) {
          continue;
        }
        sink(x, y, rules);
        if (at(x, y).stream().anyMatch(thing -> has(rules, thing, "HOT"))) {
          vanish(at(x, y).stream().filter(thing -> has(rules, thing, "MELT")).toList());
        }
        if (at(x, y).stream().anyMatch(thing -> has(rules, thing, "DEFEAT"))) {
          vanish(at(x, y).stream().filter(thing -> has(rules, thing, "YOU")).toList());
        }
        open(x, y, rules);
      }
    }
  }

  private void sink(int x, int y, Set<Rule> rules) {
    for (Thing sinking : at(x, y)) {
      if (sinking.x >= 0 && has(rules, sinking, "SINK")) {
        at(x, y).stream()
            .filter(other -> other != sinking)
            .findFirst()
            .ifPresent(other -> vanish(List.of(sinking, other)));
      }
    }
  }

  private void open(int x, int y, Set<Rule> rules) {
    for (Thing open : at(x, y)) {
      if (open.x >= 0 && has(rules, open, "OPEN")) {
        at(x, y).stream()
            .filter(other -> other != open && has(rules, other, "SHUT"))
            .findFirst()
            .ifPresent(other -> vanish(List.of(open, other)));
      }
    }
  }

  private static void vanish(List<Thing> gone) {
    for (Thing thing : gone) {
      thing.x = -1;
      thing.y = -1;
    }
  }

  private boolean isWon(Set<Rule> rules) {
    return present().stream()
        .filter(thing -> has(rules, thing, "YOU"))
        .anyMatch(you -> at(you.x, you.y).stream().anyMatch(other -> has(rules, other, "WIN")));
  }

  boolean accepted() {
    return accepted;
  }

  boolean won() {
    return won;
  }

  boolean playerPushedWord() {
    return playerPushedWord;
  }

  boolean wordMoved() {
    return wordMoved;
  }

  /** The rules of R0 to R3. */
  List<Set<String>> rulesOfPhases() {
    return rulesOfPhases;
  }

  State state() {
    List<State.Item> items = new ArrayList<>();
    for (Thing thing : things.values()) {
      boolean there = thing.x >= 0;
      Map<String, Integer> fields = there && moveWord ? Map.of("facing", thing.facing) : Map.of();
      items.add(
          new State.Item(
              thing.id,
              there,
              there ? thing.x : 0,
              there ? thing.y : 0,
              there ? thing.text : startTexts.get(thing.id),
              fields));
    }
    return new State(items, phases);
  }
}
