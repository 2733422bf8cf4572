package dev.seedcensus.engine.battle;

import dev.seedcensus.engine.grammar.NearestName;
import java.math.BigDecimal;
import java.util.List;

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

  /**
   * The fixed policy of a name such as {@code attack/defend}.
   *
   * @throws IllegalArgumentException if there is none, with the nearest name
   */
  static Policy named(String name) {
    return FIXED.stream()
        .filter(policy -> policy.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "Cannot play the policy \"%s\": there is none of that name; %s"
                        .formatted(
                            name,
                            NearestName.remedy(name, FIXED.stream().map(Policy::name).toList()))));
  }

  /** What a policy decides, without its name. */
  @FunctionalInterface
  interface Chooser {
    Action choose(Stance stance, BigDecimal playerHp, BigDecimal monsterHp);
  }
}
