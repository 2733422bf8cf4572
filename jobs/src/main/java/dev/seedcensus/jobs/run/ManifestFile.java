package dev.seedcensus.jobs.run;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.seedcensus.jobs.UserException;
import dev.seedcensus.jobs.UserPath;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The file that holds a run's manifest. Nothing in it is overlooked: an unknown field is a fault.
 */
final class ManifestFile {

  static final String NAME = "manifest.json";

  private static final String NEXT = "." + NAME + ".next";

  private static final PropertyNamingStrategies.SnakeCaseStrategy NAMES =
      new PropertyNamingStrategies.SnakeCaseStrategy();

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .propertyNamingStrategy(NAMES)
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .build();

  private ManifestFile() {}

  /**
   * The manifest in a folder, if there is one.
   *
   * @throws UserException telling what is wrong with it, and where, without the folder
   */
  static Optional<Manifest> read(Path folder) {
    Path file = folder.resolve(NAME);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      byte[] bytes = Files.readAllBytes(file);
      JsonNode tree = JSON.readTree(bytes);
      checkFormat(tree);
      checkNames(tree, Manifest.class);
      for (JsonNode block : tree.path("blocks")) {
        checkNames(block, Manifest.Block.class);
        for (JsonNode part : block.path("files")) {
          checkNames(part, Manifest.File.class);
        }
      }
      return Optional.of(JSON.readValue(bytes, Manifest.class));
    } catch (JsonProcessingException e) {
      String reason =
          e.getOriginalMessage().lines().findFirst().orElse("").replaceFirst("^.*problem: ", "");
      throw new UserException("%s: %s".formatted(place(e.getLocation()), reason), e);
    } catch (IOException e) {
      throw new UserException(
          "%s cannot be read (%s)".formatted(NAME, UserPath.whyUnreadable(file, e)), e);
    }
  }

  private static void checkFormat(JsonNode manifest) {
    JsonNode format = manifest.path("format");
    if (!format.isInt() || format.intValue() != Manifest.FORMAT) {
      throw new UserException(
          "%s is of format %s where this version knows %d"
              .formatted(NAME, format.isMissingNode() ? "unknown" : format, Manifest.FORMAT));
    }
  }

  /** Jackson reports an unknown field only where none is missing, and a misspelt one is. */
  private static void checkNames(JsonNode object, Class<? extends Record> type) {
    Set<String> known = new LinkedHashSet<>();
    for (RecordComponent component : type.getRecordComponents()) {
      known.add(NAMES.translate(component.getName()));
    }
    for (Map.Entry<String, JsonNode> field : object.properties()) {
      if (!known.contains(field.getKey())) {
        throw UserException.unknown(
            "%s: there is no field '%s'".formatted(NAME, field.getKey()), field.getKey(), known);
      }
    }
    for (String name : known) {
      if (object.path(name).isMissingNode()) {
        throw new UserException("%s: field '%s' is missing".formatted(NAME, name));
      }
    }
  }

  private static String place(JsonLocation at) {
    return at == null
        ? NAME
        : "%s, line %d, column %d".formatted(NAME, at.getLineNr(), at.getColumnNr());
  }

  /** Replaces the manifest in one step: a reader sees the old one or the new one, whole. */
  static void write(Path folder, Manifest manifest) throws IOException {
    Path next = folder.resolve(NEXT);
    Files.write(next, JSON.writeValueAsBytes(manifest));
    Disk.force(next);
    Files.move(
        next,
        folder.resolve(NAME),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
    Disk.force(folder);
  }
}
