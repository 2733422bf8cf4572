package dev.seedcensus.engine.matching;

import dev.seedcensus.engine.message.NearestName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Words for a puzzle: names of things, targets and kinds, and one sentence per form of clue.
 *
 * <p>A sentence that a theme has written can be read back to the same clue. Immutable.
 */
public final class Theme {

  /** Guests and the rooms they slept in; the kind of a room is its floor. */
  public static final Theme HOUSE =
      new Theme(
          "house",
          "Agatha Basil Cordelia Dorian Edith Felix Greta Hugo Imogen Jasper Kitty Lionel",
          "the wine vault|the boiler room|the library|the kitchen|the ballroom|the gallery"
              + "|the nursery|the study|the loft|the lumber room|the bell chamber|the observatory",
          "in the basement|on the ground floor|on the first floor|on the second floor"
              + "|under the roof|in the tower",
          "{x} and {y} are {k}.",
          Map.of(
              "POS", "{a} slept in {x}.",
              "NEG", "{a} did not sleep in {x}.",
              "OR", "{a} slept in {x}, or {b} slept in {y}.",
              "IF", "If {a} slept in {x}, then {b} slept in {y}.",
              "DIFFER", "{a} and {b} slept on different floors.",
              "SAME", "{a} and {b} slept on the same floor."));

  /** Herbs and the cauldrons they belong in; the kind of a cauldron is its metal. */
  public static final Theme HERBS =
      new Theme(
          "herbs",
          "moonwort sage hellebore yarrow henbane rue tansy vervain mugwort fennel sorrel betony",
          "the small copper pot|the large copper pot|the small iron pot|the large iron pot"
              + "|the small tin pot|the large tin pot|the small silver pot|the large silver pot"
              + "|the small bronze pot|the large bronze pot|the small lead pot|the large lead pot",
          "copper|iron|tin|silver|bronze|lead",
          "{x} and {y} are of {k}.",
          Map.of(
              "POS", "Boil {a} in {x}.",
              "NEG", "Never boil {a} in {x}.",
              "OR", "Either {a} goes into {x} or {b} goes into {y}, if not both.",
              "IF", "When {a} goes into {x}, {b} goes into {y}.",
              "DIFFER", "No one metal suits both {a} and {b}.",
              "SAME", "Whatever metal suits {a} also suits {b}."));

  /** The notation of logic: things A, B, C, … and targets x, y, z, …; p(A,x) for an atom. */
  public static final Theme FORMAL =
      new Theme(
          "formal",
          "A B C D E F G H I J K L",
          "x|y|z|u|v|w|a|b|c|d|e|f",
          "1|2|3|4|5|6",
          "The kinds of {x} and {y} are both {k}.",
          Map.of(
              "POS", "p({a},{x})",
              "NEG", "not p({a},{x})",
              "OR", "p({a},{x}) or p({b},{y})",
              "IF", "p({a},{x}) implies p({b},{y})",
              "DIFFER", "kinds of M({a}) and M({b}) differ",
              "SAME", "kinds of M({a}) and M({b}) are equal"));

  private static final List<Theme> THEMES = List.of(HOUSE, HERBS, FORMAL);

  private final String name;
  private final List<String> things;
  private final List<String> targets;
  private final List<String> kinds;
  private final String kindSentence;
  private final Map<String, SentenceTemplate> templates = new LinkedHashMap<>();

  private Theme(
      String name,
      String things,
      String targets,
      String kinds,
      String kindSentence,
      Map<String, String> sentences) {
    this.name = name;
    this.things = List.of(things.split(" ", -1));
    this.targets = List.of(targets.split("\\|", -1));
    this.kinds = List.of(kinds.split("\\|", -1));
    this.kindSentence = kindSentence;
    sentences.forEach(
        (form, sentence) ->
            templates.put(form, new SentenceTemplate(sentence, this.things, this.targets)));
  }

  /** All themes. */
  public static List<Theme> all() {
    return THEMES;
  }

  /**
   * The theme of a name.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name
   */
  public static Theme named(String name) {
    return THEMES.stream()
        .filter(theme -> theme.name.equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "Cannot word clues in the theme \"%s\": there is none of that name; %s"
                        .formatted(
                            name,
                            NearestName.remedy(name, THEMES.stream().map(Theme::name).toList()))));
  }

  public String name() {
    return name;
  }

  /** What thing s is called. */
  public String thing(int s) {
    return things.get(s);
  }

  /** What target t is called. */
  public String target(int t) {
    return targets.get(t);
  }

  /** The sentence of a clue about at most 12 things. */
  public String text(Clue clue) {
    if (clue instanceof Clue.Pos pos) {
      return templates.get("POS").fill(pos.atom(), null);
    } else if (clue instanceof Clue.Neg neg) {
      return templates.get("NEG").fill(neg.atom(), null);
    } else if (clue instanceof Clue.Or or) {
      return templates.get("OR").fill(or.first(), or.second());
    } else if (clue instanceof Clue.If implication) {
      return templates.get("IF").fill(implication.first(), implication.second());
    }
    Clue.Rel rel = (Clue.Rel) clue;
    return templates
        .get(rel.same() ? "SAME" : "DIFFER")
        .fill(new Atom(rel.first(), 0), new Atom(rel.second(), 0));
  }

  /**
   * The clue that a sentence of this theme states.
   *
   * @throws IllegalArgumentException if no sentence of the theme reads so
   */
  public Clue parse(String sentence) {
    for (Map.Entry<String, SentenceTemplate> template : templates.entrySet()) {
      List<Atom> atoms = template.getValue().read(sentence);
      if (!atoms.isEmpty()) {
        return clue(template.getKey(), atoms.get(0), atoms.get(atoms.size() - 1));
      }
    }
    throw new IllegalArgumentException(
        "Cannot read the clue \"%s\": it is no sentence of the theme \"%s\""
            .formatted(sentence, name));
  }

  private static Clue clue(String form, Atom first, Atom second) {
    return switch (form) {
      case "POS" -> new Clue.Pos(first);
      case "NEG" -> new Clue.Neg(first);
      case "OR" -> new Clue.Or(first, second);
      case "IF" -> new Clue.If(first, second);
      case "SAME" -> new Clue.Rel(first.s(), second.s(), true);
      default -> new Clue.Rel(first.s(), second.s(), false);
    };
  }

  /** Sentences that tell which of the first n targets share a kind. */
  public List<String> kindSentences(int n) {
    List<String> sentences = new ArrayList<>();
    for (int t = 0; t + 1 < n; t += 2) {
      String sentence =
          kindSentence
              .replace("{x}", target(t))
              .replace("{y}", target(t + 1))
              .replace("{k}", kinds.get(Clue.kind(t)));
      sentences.add(Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1));
    }
    return sentences;
  }

  @Override
  public String toString() {
    return name;
  }
}
