package dev.seedcensus.engine.primitives;

import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a rule that says some options of its primitive: {@code refine-path-to-passage} is
 * {@code refine} from {@code path} to {@code passage}.
 *
 * @param spelling matches such names
 * @param primitive the primitive that they stand for
 * @param groups options that take the groups of the spelling, in order
 * @param flags options that the name switches on
 */
record Variant(Pattern spelling, String primitive, List<String> groups, List<String> flags) {

  private static final List<Variant> ALL =
      List.of(
          of("midpoint-room-oneway", "midpoint-room", List.of(), List.of("oneWay")),
          of("refine-(.+?)-to-(.+)", "refine", List.of("from", "to"), List.of()),
          of("two-key-door-(all|any|flavours)", "two-key-door", List.of("mode"), List.of()),
          of("suspect-(.+)", "suspect", List.of("idRole"), List.of()),
          of("social-lock-nest", "social-lock", List.of(), List.of("nest")),
          of("social-lock-nest-(.+)", "social-lock", List.of("idRole"), List.of("nest")),
          of("social-lock-(.+)", "social-lock", List.of("idRole"), List.of()));

  /** A primitive's name and the options that the spelling adds to it. */
  record Reading(String primitive, ObjectNode options) {}

  private static Variant of(
      String spelling, String primitive, List<String> groups, List<String> flags) {
    return new Variant(Pattern.compile(spelling), primitive, groups, flags);
  }

  /** How the first variant that has such a name reads it. */
  static Optional<Reading> read(String name) {
    return ALL.stream()
        .map(variant -> variant.reading(variant.spelling.matcher(name)))
        .flatMap(Optional::stream)
        .findFirst();
  }

  private Optional<Reading> reading(Matcher matcher) {
    if (!matcher.matches()) {
      return Optional.empty();
    }
    ObjectNode options = JsonNodeFactory.instance.objectNode();
    for (int i = 0; i < groups.size(); i++) {
      options.set(groups.get(i), TextNode.valueOf(matcher.group(i + 1)));
    }
    flags.forEach(flag -> options.set(flag, BooleanNode.TRUE));
    return Optional.of(new Reading(primitive, options));
  }
}
