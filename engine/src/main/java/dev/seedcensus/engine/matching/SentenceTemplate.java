package dev.seedcensus.engine.matching;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sentence with gaps: {a} and {b} for things, {x} and {y} for their targets.
 *
 * <p>{a} and {x} make the first atom, {b} and {y} the second. A gap that the sentence lacks counts
 * as 0.
 */
final class SentenceTemplate {

  private static final Pattern GAP = Pattern.compile("\\{([abxy])}");

  private final String sentence;
  private final List<String> things;
  private final List<String> targets;
  private final Pattern filled;

  SentenceTemplate(String sentence, List<String> things, List<String> targets) {
    this.sentence = sentence;
    this.things = things;
    this.targets = targets;
    filled = Pattern.compile(expression());
  }

  private String expression() {
    StringBuilder expression = new StringBuilder();
    Matcher gaps = GAP.matcher(sentence);
    int end = 0;
    while (gaps.find()) {
      expression.append(Pattern.quote(sentence.substring(end, gaps.start())));
      List<String> names = gaps.group(1).matches("[ab]") ? things : targets;
      expression.append("(?<").append(gaps.group(1)).append('>');
      expression.append(String.join("|", names.stream().map(Pattern::quote).toList()));
      expression.append(')');
      end = gaps.end();
    }
    return expression.append(Pattern.quote(sentence.substring(end))).toString();
  }

  /** The sentence about these atoms; the second may be null where it has one atom. */
  String fill(Atom first, Atom second) {
    String filled =
        sentence.replace("{a}", things.get(first.s())).replace("{x}", targets.get(first.t()));
    return second == null
        ? filled
        : filled.replace("{b}", things.get(second.s())).replace("{y}", targets.get(second.t()));
  }

  /** The one or two atoms that a sentence was made from; none if it was not made from this. */
  List<Atom> read(String text) {
    Matcher read = filled.matcher(text);
    List<Atom> atoms = new ArrayList<>();
    if (read.matches()) {
      atoms.add(new Atom(index(read, "a", things), index(read, "x", targets)));
      if (sentence.contains("{b}")) {
        atoms.add(new Atom(index(read, "b", things), index(read, "y", targets)));
      }
    }
    return atoms;
  }

  private int index(Matcher read, String gap, List<String> names) {
    return sentence.contains("{" + gap + "}") ? names.indexOf(read.group(gap)) : 0;
  }
}
