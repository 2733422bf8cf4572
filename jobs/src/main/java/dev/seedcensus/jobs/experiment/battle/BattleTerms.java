package dev.seedcensus.jobs.experiment.battle;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.battle.Battle;
import dev.seedcensus.engine.battle.BattleTable;
import dev.seedcensus.engine.battle.Consequence;
import dev.seedcensus.engine.battle.Policy;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Experiment;
import dev.seedcensus.jobs.experiment.Options;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Which battle is fought, and how: its table and hit points, and the policies.
 *
 * @param battle the battle
 * @param policies the names of the policies, each once
 */
public record BattleTerms(Battle battle, List<String> policies) {

  /** The option that names the policies. */
  public static final String POLICIES = "policies";

  /** The option of the player's hit points. */
  public static final String PLAYER_HP = "player_hp";

  /** The option that changes the table. */
  public static final String TUNE = "tune";

  /** Numbers keep their digits: 0.1 is a tenth. */
  private static final ObjectMapper JSON =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();

  public BattleTerms {
    policies = List.copyOf(policies);
  }

  /** The options read here, each with a line on its meaning. */
  static Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put(
        POLICIES,
        "the policies, with commas between (default: the four fixed ones): attack/defend attacks at"
            + " normal and defends at advantage; best plays as well as can be");
    options.put(PLAYER_HP, "the player's hit points at the start, in (0, 1] (default: 1)");
    options.put(
        TUNE,
        "changes of the table, per role of weight, playerDamage and monsterDamage; a map, its JSON"
            + " text, or a JSON file");
    options.put(
        Experiment.OVERRIDES,
        "changes one number of the table, for example set.attack-death.weight");
    return options;
  }

  /**
   * Reads and checks the options.
   *
   * @throws UserException if they cannot be used
   */
  public static BattleTerms of(Options options) {
    BattleTable table = overridden(tuned(options), options);
    BigDecimal hp = playerHp(options);
    String place = options.text(TUNE).isPresent() ? TUNE : PLAYER_HP;
    Battle battle = options.use(place, () -> new Battle(table, hp));
    List<String> policies =
        options.list(POLICIES).orElse(Policy.FIXED.stream().map(Policy::name).toList());
    Set<String> seen = new HashSet<>();
    for (String policy : policies) {
      options.use(POLICIES, () -> Policy.named(policy, battle));
      if (!seen.add(policy)) {
        throw options.mistake(
            POLICIES, "Policy '%s' is named twice: name each once.".formatted(policy));
      }
    }
    return new BattleTerms(battle, policies);
  }

  private static BigDecimal playerHp(Options options) {
    String text = options.text(PLAYER_HP).orElse("1");
    try {
      BigDecimal hp = new BigDecimal(text.strip());
      return options.use(PLAYER_HP, () -> new Battle(BattleTable.standard(), hp)).playerHp();
    } catch (NumberFormatException e) {
      throw options.mistake(
          PLAYER_HP,
          "%s must be a number above 0 and at most 1, not '%s'."
              .formatted(options.called(PLAYER_HP), text));
    }
  }

  private static BattleTable tuned(Options options) {
    String text = options.text(TUNE).orElse("{}");
    if (text.stripLeading().startsWith("{")) {
      JsonNode tune =
          json(text)
              .orElseThrow(() -> options.mistake(TUNE, "Option tune is no JSON: write a map."));
      return options.use(TUNE, () -> BattleTable.standard().tuned(tune));
    }
    Path file = options.file(TUNE).orElseThrow();
    JsonNode tune =
        json(options.read(TUNE, file))
            .orElseThrow(
                () ->
                    new UserException(
                        "Cannot read %s: it is no JSON; write a map, for example {\"defend-death\": {\"playerDamage\": 0.4}}."
                            .formatted(file)));
    try {
      return BattleTable.standard().tuned(tune);
    } catch (IllegalArgumentException e) {
      throw UserException.at(file.toString(), e);
    }
  }

  private static Optional<JsonNode> json(String text) {
    try {
      return Optional.of(withNumbers(JSON.readTree(text)));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
  }

  /** A job spec's values come as texts, and so do a definition's. */
  private static JsonNode withNumbers(JsonNode value) {
    if (value.isObject()) {
      ObjectNode object = JsonNodeFactory.instance.objectNode();
      value.properties().forEach(e -> object.set(e.getKey(), withNumbers(e.getValue())));
      return object;
    }
    try {
      return value.isTextual() ? DecimalNode.valueOf(new BigDecimal(value.textValue())) : value;
    } catch (NumberFormatException e) {
      return value; // No number: the table says so.
    }
  }

  private static BattleTable overridden(BattleTable table, Options options) {
    Map<String, Map<String, BigDecimal>> changes = new LinkedHashMap<>();
    options
        .overrides()
        .forEach(
            (path, number) -> {
              int dot = path.indexOf('.');
              if (dot < 0) {
                throw new UserException(
                    "Cannot set %s: write role and number, for example attack-death.weight=0.1."
                        .formatted(path));
              }
              changes
                  .computeIfAbsent(path.substring(0, dot), role -> new LinkedHashMap<>())
                  .put(path.substring(dot + 1), BigDecimal.valueOf(number));
            });
    return options.use(Experiment.OVERRIDES, () -> table.tuned(changes));
  }

  /** Adds everything to a definition. Numbers are texts, which no reader of JSON rounds. */
  void write(ObjectNode json) {
    json.put(PLAYER_HP, battle.playerHp().toPlainString());
    policies.forEach(json.putArray(POLICIES)::add);
    ObjectNode table = json.putObject(TUNE);
    for (Consequence consequence : battle.table().consequences()) {
      ObjectNode numbers = table.putObject(consequence.role().toString());
      consequence.numbers().forEach((name, number) -> numbers.put(name, number.toPlainString()));
    }
  }

  /** What {@link #write} wrote. */
  static BattleTerms restore(JsonNode json) {
    List<String> policies = json.get(POLICIES).valueStream().map(JsonNode::textValue).toList();
    BattleTable table = BattleTable.standard().tuned(withNumbers(json.get(TUNE)));
    BigDecimal hp = new BigDecimal(json.get(PLAYER_HP).textValue());
    return new BattleTerms(new Battle(table, hp), policies);
  }

  /** Reads a definition. */
  static JsonNode parse(String definition) {
    try {
      return JSON.readTree(definition);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("No definition of a battle: " + definition, e);
    }
  }
}
