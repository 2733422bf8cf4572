package dev.seedcensus.engine.primitives;

import static dev.seedcensus.engine.primitives.Labels.backtrack;
import static dev.seedcensus.engine.primitives.Labels.inheritingPath;
import static dev.seedcensus.engine.primitives.Labels.named;
import static dev.seedcensus.engine.primitives.Recipes.eval;
import static dev.seedcensus.engine.primitives.Recipes.numberedText;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.seedcensus.engine.matching.Clue;
import dev.seedcensus.engine.matching.CluePool;
import dev.seedcensus.engine.matching.Form;
import dev.seedcensus.engine.matching.Matchings;
import dev.seedcensus.engine.matching.Propagator;
import dev.seedcensus.engine.matching.Puzzle;
import dev.seedcensus.engine.matching.PuzzleSurvey;
import dev.seedcensus.engine.matching.Theme;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the rule that puts one solved matching puzzle in place of a puzzle edge: a board, its
 * clues, and an answer for every matching, of which one is right.
 *
 * <p>The puzzle is part of the rule's text, so the rule fires once.
 */
final class MatchingLock {

  /** With more things the answers alone would outgrow the rest of a graph. */
  private static final int MOST_THINGS = 3;

  private static final long MOST_SEED = 0xFFFF_FFFFL;

  private static final List<String> FORMS = Arrays.stream(Form.values()).map(Form::name).toList();
  private static final List<String> PROPAGATORS =
      Arrays.stream(Propagator.values()).map(Propagator::toString).toList();
  private static final List<String> WORDINGS = Theme.all().stream().map(Theme::name).toList();

  private MatchingLock() {}

  static Primitive primitive() {
    return Primitive.rule(
            "matching-lock",
            "Puts a board of clues, with an answer for each matching, in place of a puzzle.")
        .with(Option.number("n", IntNode.valueOf(MOST_THINGS), "things to match, 2 or 3"))
        .with(Option.number("puzzleSeed", IntNode.valueOf(1), "the seed of the puzzle"))
        .with(Option.words("forms", "forms of clues to choose from; all where it is not given"))
        .with(Option.word("propagator", null, "unit or arc: the propagator that must solve it"))
        .with(Option.word("wording", Theme.HOUSE.name(), "the theme that the clues are told in"))
        .types("matching_board", "clue", "distractor", "puzzle", "path", "backtrack", "choice")
        .draftedBy(MatchingLock::draft);
  }

  private static RuleDraft draft(Settings s) {
    Puzzle puzzle = puzzle(s);
    Theme wording = wording(s);
    RuleDraft draft =
        new RuleDraft("matching-lock")
            .once()
            .find("a")
            .find("b")
            .findEdge("a", "b", "e", s.typed("puzzle"))
            .keep("a", "b")
            .add("board", board(s, puzzle, wording));
    for (int i = 0; i < puzzle.clues().size(); i++) {
      draft.add("c" + i, clue(s, i, puzzle.clues().get(i), wording));
    }
    int right = Matchings.rank(puzzle.solution().stream().mapToInt(t -> t).toArray());
    int answers = Matchings.count(puzzle.n());
    for (int k = 0; k < answers; k++) {
      if (k != right) {
        draft.add("w" + k, wrong(s, k, answer(puzzle.n(), k, wording)));
      }
    }
    draft.link("a", "board", wayIn(s));
    for (int i = 0; i < puzzle.clues().size(); i++) {
      draft
          .link("board", "c" + i, s.label("path").numbered("edgeId", "e_clue" + i + "_"))
          .link("c" + i, "board", backtrack(s, "e_clue" + i + "_"));
    }
    for (int k = 0; k < answers; k++) {
      addAnswer(s, draft, k, k == right, answer(puzzle.n(), k, wording));
    }
    return draft;
  }

  /** The way to the board has a name even where the edge that it stands in for has none. */
  private static Label wayIn(Settings s) {
    return inheritingPath(s).set("edgeId", eval("$e.label.edgeId || " + numberedText("e_mb_")));
  }

  private static Label board(Settings s, Puzzle puzzle, Theme wording) {
    int n = puzzle.n();
    ArrayNode left = JsonNodeFactory.instance.arrayNode();
    ArrayNode right = JsonNodeFactory.instance.arrayNode();
    for (int i = 0; i < n; i++) {
      left.add(wording.thing(i));
      right.add(wording.target(i));
    }
    int[] solution = puzzle.solution().stream().mapToInt(t -> t).toArray();
    return named(s, "matching_board", "board_")
        .set("left", left)
        .set("right", right)
        .set("solution", targets(solution, wording))
        .set("before", String.join(" ", wording.kindSentences(n)))
        .caption("matching");
  }

  private static Label clue(Settings s, int i, Clue clue, Theme wording) {
    return s.label("clue")
        .numbered("nodeId", "clue" + i + "_")
        .set("proposition", clue.proposition())
        .set("text", wording.text(clue))
        .caption("clue");
  }

  private static Label wrong(Settings s, int k, ArrayNode answer) {
    return named(s, "distractor", "wrong" + k + "_").set("answer", answer).caption("wrong");
  }

  private static void addAnswer(
      Settings s, RuleDraft draft, int k, boolean right, ArrayNode answer) {
    Label choice =
        s.label("choice")
            .set("correct", right)
            .set("answer", answer)
            .narratedByNumber("link", right ? "matching.right" : "matching.wrong", "board_");
    if (right) {
      draft.link("board", "b", choice.copied("edgeId", "e").caption("right"));
    } else {
      draft
          .link("board", "w" + k, choice.caption("wrong"))
          .link("w" + k, "a", s.label("path").caption("again"));
    }
  }

  private static ArrayNode answer(int n, int k, Theme wording) {
    return targets(Matchings.unrank(n, k), wording);
  }

  /** What each thing belongs to, in the order of the things. */
  private static ArrayNode targets(int[] matching, Theme wording) {
    ArrayNode targets = JsonNodeFactory.instance.arrayNode();
    Arrays.stream(matching).mapToObj(wording::target).forEach(targets::add);
    return targets;
  }

  // ---- options

  private static Puzzle puzzle(Settings s) {
    JsonNode things = s.value("n");
    int n = things.isIntegralNumber() && things.canConvertToInt() ? things.intValue() : 0;
    if (n < 2 || n > MOST_THINGS) {
      throw s.mistake(
          "n",
          "must be 2 or %d, but is %s; every matching is an answer, and of more they would be too many"
              .formatted(MOST_THINGS, things));
    }
    CluePool pool = new CluePool(n, forms(s));
    Optional<Propagator> propagator = propagator(s);
    long seed = seed(s);
    try {
      return new PuzzleSurvey(pool, propagator).puzzle(seed);
    } catch (IllegalStateException unsolved) {
      throw s.mistake(
          "propagator",
          "is \"%s\", which solves no puzzle of these forms; add forms, or leave it out"
              .formatted(s.text("propagator")));
    }
  }

  private static long seed(Settings s) {
    JsonNode seed = s.value("puzzleSeed");
    if (!seed.canConvertToLong()
        || !seed.canConvertToExactIntegral()
        || seed.longValue() < 0
        || seed.longValue() > MOST_SEED) {
      throw s.mistake(
          "puzzleSeed",
          "must be a whole number from 0 to %d, but is %s".formatted(MOST_SEED, seed));
    }
    return seed.longValue();
  }

  private static Set<Form> forms(Settings s) {
    if (!s.has("forms")) {
      return EnumSet.allOf(Form.class);
    }
    Set<Form> forms = EnumSet.noneOf(Form.class);
    s.choices("forms", FORMS).forEach(name -> forms.add(Form.named(name)));
    if (Set.of(Form.REL).containsAll(forms)) {
      throw s.mistake(
          "forms",
          "is %s, which cannot tell targets of one kind apart; add a form".formatted(forms));
    }
    return forms;
  }

  private static Optional<Propagator> propagator(Settings s) {
    return s.has("propagator")
        ? Optional.of(Propagator.named(s.choice("propagator", PROPAGATORS)))
        : Optional.empty();
  }

  private static Theme wording(Settings s) {
    return Theme.named(s.choice("wording", WORDINGS));
  }
}
