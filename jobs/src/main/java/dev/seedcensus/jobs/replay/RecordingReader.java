package dev.seedcensus.jobs.replay;

import com.fasterxml.jackson.databind.JsonNode;
import dev.seedcensus.jobs.StrictJson;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.SeedSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads files of recorded runs. */
final class RecordingReader {

  /** A name that leads nowhere else than to the folder of bundled grammars. */
  private static final Pattern BUNDLED = Pattern.compile("[A-Za-z0-9_-]{1,100}");

  private RecordingReader() {}

  /**
   * All recordings of a file.
   *
   * @throws UserException naming file and line of what is malformed
   */
  static List<RecordedGrammar> read(Path file) {
    List<RecordedGrammar> recordings = new ArrayList<>();
    int number = 0;
    for (String line : Options.read(file).split("\n", -1)) {
      number++;
      if (!line.isBlank()) {
        recordings.add(line("%s, line %d".formatted(file, number), line));
      }
    }
    if (recordings.isEmpty()) {
      throw new UserException(file + ": there is no recorded run in it.");
    }
    return recordings;
  }

  private static RecordedGrammar line(String place, String line) {
    Fields fields = new Fields(place, json(place, line));
    JsonNode grammar = fields.required("grammar");
    if (grammar.isTextual()) {
      if (!BUNDLED.matcher(grammar.textValue()).matches()) {
        throw fields.mistake("grammar", "must be the name of a bundled grammar or a grammar");
      }
      List<Recording> runs = List.of(bundledRun(fields));
      return new RecordedGrammar(place, grammar.textValue(), null, runs);
    }
    if (!grammar.isObject()) {
      throw fields.mistake("grammar", "must be the name of a bundled grammar or a grammar");
    }
    List<Recording> runs =
        fields.list("runs", fields.required("runs"), run -> ownRun(new Fields(place, run)));
    if (runs.isEmpty()) {
      throw fields.mistake("runs", "must list at least one run");
    }
    return new RecordedGrammar(
        place, grammar.path("name").asText("grammar"), grammar.toString(), runs);
  }

  private static JsonNode json(String place, String line) {
    JsonNode object = StrictJson.read(line, place);
    if (object.isObject()) {
      return object;
    }
    throw new UserException(place + ": a recording must be a JSON object.");
  }

  private static Recording bundledRun(Fields fields) {
    return run(
        fields,
        fields.objectsOrNull(
            "trace",
            stage ->
                new Recording.StageListings(
                    stage.textOrNull("stage"),
                    stage.list("rules", stage.required("rules"), JsonNode::asText),
                    stage.table("sites", stage.required("sites")),
                    stage.table("fired", stage.required("fired")))));
  }

  private static Recording ownRun(Fields fields) {
    return run(
        fields,
        fields.has("sites")
            ? fields.list(
                "sites",
                fields.object().get("sites"),
                stage ->
                    new Recording.StageListings(null, null, fields.table("sites", stage), null))
            : null);
  }

  private static Recording run(Fields fields, List<Recording.StageListings> stages) {
    return new Recording(
        seed(fields),
        fields.count("iterations"),
        fields.count("nodes"),
        fields.count("edges"),
        fields.text("digest"),
        fields.textOrNull("canonical"),
        fields.countsOrNull("nodeTypes"),
        fields.countsOrNull("edgeTypes"),
        fields.objectsOrNull(
            "firings",
            stage ->
                new Recording.StageFirings(stage.textOrNull("stage"), stage.countsOrNull("rules"))),
        fields.has("depth") ? fields.count("depth") : null,
        fields.has("chain") ? fields.textTable("chain") : null,
        stages);
  }

  private static long seed(Fields fields) {
    JsonNode seed = fields.required("seed");
    if (!seed.canConvertToExactIntegral()
        || seed.longValue() < 0
        || seed.longValue() > SeedSet.MAX) {
      throw fields.mistake("seed", "must be a whole number from 0 to " + SeedSet.MAX);
    }
    return seed.longValue();
  }
}
