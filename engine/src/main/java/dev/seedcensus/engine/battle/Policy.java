package dev.seedcensus.engine.battle;

import dev.seedcensus.engine.message.NearestName;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;

/**
 * A way to play a battle: an action for everything that the player can see.
 *
 * <p>A policy is deterministic and remembers nothing. Hit points come as plain decimals without
 * trailing zeros, in (0, 1].
 */
public interface Policy {

  /** The four policies that look at the stance alone, in the order of the published table. */
  List<Policy> FIXED =
      List.of(
          fixed(Action.ATTACK, Action.ATTACK),
          fixed(Action.ATTACK, Action.DEFEND),
          fixed(Action.DEFEND, Action.ATTACK),
          fixed(Action.DEFEND, Action.DEFEND));

  /** The policy's name in records and messages. */
  String name();

  Action choose(Stance stance, BigDecimal playerHp, BigDecimal monsterHp);

  /** One action at normal, one at advantage; named after both, such as {@code attack/defend}. */
  static Policy fixed(Action atNormal, Action atAdvantage) {
    return new NamedPolicy(
        atNormal + "/" + atAdvantage,
        (stance, player, monster) -> stance == Stance.NORMAL ? atNormal : atAdvantage);
  }

  /** A policy that may look at both hit points. */
  static Policy of(String name, Chooser chooser) {
    return new NamedPolicy(name, chooser);
  }

  /** Attacks, but defends with fewer hit points than given; named after them. */
  static Policy cautious(BigDecimal below) {
    return of(
        "defend below " + below.toPlainString(),
        (stance, player, monster) -> player.compareTo(below) < 0 ? Action.DEFEND : Action.ATTACK);
  }

  /**
   * The policy of a name: a fixed one such as {@code attack/defend}, or {@code best}, which plays
   * the given battle as well as can be.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name
   */
  static Policy named(String name, Battle battle) {
    if (name.equals(BestPlay.NAME)) {
      return BestPlay.of(battle).policy();
    }
    List<String> names =
        Stream.concat(FIXED.stream().map(Policy::name), Stream.of(BestPlay.NAME)).toList();
    return FIXED.stream()
        .filter(policy -> policy.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "Cannot play the policy \"%s\": there is none of that name; %s"
                        .formatted(name, NearestName.remedy(name, names))));
  }

  /** What a policy decides, without its name. */
  @FunctionalInterface
  interface Chooser {
    Action choose(Stance stance, BigDecimal playerHp, BigDecimal monsterHp);
  }
}
