package dev.seedcensus.engine.battle;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.engine.message.NearestName;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The odds of a battle: eight consequences, four for each of the two rolls.
 *
 * <p>Every weight and damage is an exact decimal in [0, 1], and the weights of a roll add up to 1.
 * Immutable.
 */
public final class BattleTable {

  private static final BattleTable STANDARD =
      new BattleTable(
          List.of(
              standard(Role.ATTACK_STALEMATE, "0.4", "0.2", "0.3"),
              standard(Role.ATTACK_ADVANTAGE, "0.2", "0", "0.5"),
              standard(Role.ATTACK_VICTORY, "0.3", "0", "1"),
              standard(Role.ATTACK_DEATH, "0.1", "1", "0"),
              standard(Role.DEFEND_STALEMATE, "0.5", "0", "0"),
              standard(Role.DEFEND_ADVANTAGE, "0.3", "0", "0"),
              standard(Role.DEFEND_VICTORY, "0.1", "0", "1"),
              standard(Role.DEFEND_DEATH, "0.1", "0.5", "0")));

  private final Map<Role, Consequence> consequences = new EnumMap<>(Role.class);

  private BattleTable(Collection<Consequence> all) {
    all.forEach(consequence -> consequences.put(consequence.role(), consequence));
    checkSum(Action.ATTACK);
    checkSum(Action.DEFEND);
  }

  private static Consequence standard(Role role, String weight, String player, String monster) {
    return new Consequence(
        role, new BigDecimal(weight), new BigDecimal(player), new BigDecimal(monster));
  }

  /** The table of a battle that nobody has tuned. */
  public static BattleTable standard() {
    return STANDARD;
  }

  /**
   * This table with some numbers replaced.
   *
   * @param tune per role name the numbers to replace, by {@code weight}, {@code playerDamage} and
   *     {@code monsterDamage}
   * @throws IllegalArgumentException with one sentence if a role or a number's name is unknown, a
   *     number lies outside [0, 1], or the weights of a roll do not add up to 1
   */
  public BattleTable tuned(Map<String, Map<String, BigDecimal>> tune) {
    Map<Role, Consequence> changed = new EnumMap<>(consequences);
    tune.forEach(
        (name, numbers) -> changed.compute(role(name), (role, usual) -> with(usual, numbers)));
    return new BattleTable(changed.values());
  }

  /**
   * This table with some numbers replaced, as the option {@code tune} of a monster battle writes
   * them in a grammar file.
   *
   * @throws IllegalArgumentException as for the other form, and if the tree has another shape
   */
  public BattleTable tuned(JsonNode tune) {
    Map<String, Map<String, BigDecimal>> numbers = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> role : object("tune", tune).properties()) {
      String place = "tune." + role.getKey();
      Map<String, BigDecimal> ofRole = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> field : object(place, role.getValue()).properties()) {
        ofRole.put(field.getKey(), number(place + "." + field.getKey(), field.getValue()));
      }
      numbers.put(role.getKey(), ofRole);
    }
    return tuned(numbers);
  }

  private static JsonNode object(String place, JsonNode value) {
    if (!value.isObject()) {
      throw mistake(
          "%s must be an object, but is %s"
              .formatted(place, value.isMissingNode() ? "empty" : value));
    }
    return value;
  }

  private static BigDecimal number(String place, JsonNode value) {
    if (!value.isNumber()) {
      throw mistake("%s must be a number, but is %s".formatted(place, value));
    }
    return value.decimalValue();
  }

  private static Role role(String name) {
    return Arrays.stream(Role.values())
        .filter(role -> role.toString().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown("role", name, names(Role.values())));
  }

  private static Consequence with(Consequence usual, Map<String, BigDecimal> changes) {
    Map<String, BigDecimal> numbers = usual.numbers();
    for (String field : changes.keySet()) {
      if (!numbers.containsKey(field)) {
        throw unknown("number of " + usual.role(), field, numbers.keySet());
      }
    }
    numbers.putAll(changes);
    return Consequence.of(usual.role(), numbers);
  }

  private void checkSum(Action action) {
    BigDecimal sum =
        consequences(action).stream()
            .map(Consequence::weight)
            .reduce(BigDecimal.ZERO, BigDecimal::add);
    if (sum.compareTo(BigDecimal.ONE) != 0) {
      throw mistake(
          "the weights of the %s roll add up to %s, but must add up to 1"
              .formatted(action, Exact.plain(sum).toPlainString()));
    }
  }

  private static IllegalArgumentException unknown(
      String what, String name, Collection<String> known) {
    return mistake(
        "there is no %s \"%s\"; %s".formatted(what, name, NearestName.remedy(name, known)));
  }

  private static IllegalArgumentException mistake(String what) {
    return new IllegalArgumentException("Cannot use the battle table: " + what);
  }

  private static List<String> names(Role[] roles) {
    return Arrays.stream(roles).map(Role::toString).toList();
  }

  public Consequence consequence(Role role) {
    return consequences.get(role);
  }

  /** All eight, in table order. */
  public List<Consequence> consequences() {
    return List.copyOf(consequences.values());
  }

  /** The four outcomes of a roll in table order; none for a retreat. */
  public List<Consequence> consequences(Action action) {
    return Role.of(action).stream().map(consequences::get).toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BattleTable that && consequences.equals(that.consequences);
  }

  @Override
  public int hashCode() {
    return consequences.hashCode();
  }

  @Override
  public String toString() {
    return consequences.values().toString();
  }
}
