package dev.seedcensus.jobs.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.jobs.report.Drawing.Area;
import dev.seedcensus.jobs.report.FloorPlan.Box;
import dev.seedcensus.jobs.report.FloorPlan.Way;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;

/**
 * The data of a page, as JSON that may stand in an HTML script element.
 *
 * <p>A drawing is {@code {size: [width, height], boxes: [[x, y, width, height, type, role, name,
 * pairId?]], ways: [[flags, minigame, [pairId], [x, y, width, height] of the mark or 0, [x, y,
 * …]]]}}; types and minigames are indexes into {@code types}, minigames -1 for none. Roles: 0
 * place, 1 key, 2 other. Flags: 1 leads back too, 2 asks for something else than keys.
 */
final class PageData {

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          // Half a pair of surrogates, which a label may hold, is no UTF-8.
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .build();

  private static final int BACK = 1;
  private static final int GATED = 2;

  private final Map<String, Integer> types = new LinkedHashMap<>();

  private PageData() {}

  /**
   * Writes the data.
   *
   * @param declared the declared budget, by field
   * @param drawings drawings of the seeds that have one
   * @param replay the command that makes a seed again
   */
  static String write(
      Batch batch,
      Map<String, Integer> declared,
      Map<Long, Drawing> drawings,
      LongFunction<String> replay) {
    return safe(new PageData().page(batch, declared, drawings, replay));
  }

  private ObjectNode page(
      Batch batch,
      Map<String, Integer> declared,
      Map<Long, Drawing> drawings,
      LongFunction<String> replay) {
    ObjectNode page = JSON.createObjectNode();
    ArrayNode measures = page.putArray("measures");
    for (Measure measure : batch.measures()) {
      measures
          .addObject()
          .put("name", measure.name())
          .put("unit", measure.unit())
          .put("meaning", measure.meaning());
    }
    ArrayNode budget = page.putArray("budget");
    declared.forEach(
        (field, amount) -> budget.addObject().put("field", field).put("declared", amount));
    ArrayNode rows = page.putArray("candidates");
    for (Candidate candidate : batch.candidates()) {
      ObjectNode row = rows.addObject();
      row.put("seed", candidate.seed());
      row.set("values", JSON.valueToTree(candidate.values()));
      row.put("replay", replay.apply(candidate.seed()));
      if (candidate.error() != null) {
        row.put("error", candidate.error());
        continue;
      }
      row.set("chain", JSON.valueToTree(candidate.chain()));
      row.set(
          "measured",
          JSON.valueToTree(declared.keySet().stream().map(candidate.measured()::get).toList()));
      row.put("digest", candidate.digest());
      Drawing drawing = drawings.get(candidate.seed());
      if (drawing != null) {
        row.set("drawing", drawing(drawing));
      }
    }
    page.set("types", JSON.valueToTree(types.keySet()));
    return page;
  }

  private ObjectNode drawing(Drawing drawing) {
    ObjectNode node = JSON.createObjectNode();
    node.putArray("size").add(drawing.width()).add(drawing.height());
    ArrayNode boxes = node.putArray("boxes");
    for (int i = 0; i < drawing.boxes().size(); i++) {
      Box box = drawing.plan().boxes().get(i);
      ArrayNode out = area(drawing.boxes().get(i));
      out.add(type(box.type())).add(role(box)).add(box.name());
      if (box.pair() != null) {
        out.add(box.pair());
      }
      boxes.add(out);
    }
    ArrayNode ways = node.putArray("ways");
    for (int i = 0; i < drawing.lines().size(); i++) {
      Way way = drawing.plan().ways().get(i);
      Drawing.Line line = drawing.lines().get(i);
      ArrayNode out = ways.addArray();
      out.add((way.back() ? BACK : 0) + (way.gated() ? GATED : 0));
      out.add(way.minigame() == null ? -1 : type(way.minigame()));
      out.add(JSON.<ArrayNode>valueToTree(way.pairs()));
      if (line.mark() == null) {
        out.add(0);
      } else {
        out.add(area(line.mark()));
      }
      out.add(JSON.<ArrayNode>valueToTree(line.points()));
    }
    return node;
  }

  private static int role(Box box) {
    if (box.key()) {
      return 1;
    }
    return box.place() ? 0 : 2;
  }

  private int type(String type) {
    return types.computeIfAbsent(type, added -> types.size());
  }

  private static ArrayNode area(Area area) {
    return JSON.createArrayNode().add(area.x()).add(area.y()).add(area.width()).add(area.height());
  }

  /**
   * Within a script element only {@code <} can begin anything but text; JSON has it in texts only.
   */
  private static String safe(ObjectNode page) {
    try {
      return JSON.writeValueAsString(page).replace("<", "\\u003c");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("What was made here can be written", e);
    }
  }
}
