package dev.seedcensus.jobs.experiment.matching;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.seedcensus.engine.primitives.Primitives;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.CanonicalJson;
import dev.seedcensus.engine.value.JsonValues;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import dev.seedcensus.engine.value.Value;
import dev.seedcensus.jobs.experiment.grammar.GrammarFiles;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

/** What the primitive matching-lock makes of one edge. */
final class LockTrial {

  static final StructType TYPE =
      StructType.fromDDL(
          "nodes INT, edges INT, clues INT, wrong_answers INT, way_in STRING,"
              + " way_in_prereq STRING, right_answer STRING");

  private static final ObjectMapper JSON = new ObjectMapper();

  private int board;
  private int clues;
  private int wrongAnswers;
  private String wayIn;
  private String wayInPrereq;
  private String rightAnswer;

  private LockTrial() {}

  /**
   * Puts the lock with the puzzle of a seed in place of an edge of type puzzle.
   *
   * @param edgeLabel the JSON text of the edge's label
   */
  static Row row(String edgeLabel, int puzzleSeed) {
    ObjectNode rule = Primitives.call("matching-lock").with("puzzleSeed", puzzleSeed).rule();
    ObjectNode grammar = JSON.createObjectNode().put("start", "START").put("limit", 1);
    grammar.putArray("rules").add(rule);
    Program program =
        Program.compile(GrammarFiles.parse(grammar.toString(), "matching-lock", Map.of()));
    HostGraph graph =
        new Evolver(program)
            .evolveFrom(oneEdge(edgeLabel), 1, EnumSet.allOf(Need.class), Observer.NOBODY);
    LockTrial trial = new LockTrial();
    graph.forEachNode(trial::addNode);
    graph.forEachEdge((v, w, label) -> trial.addEdge(w, label));
    return RowFactory.create(
        graph.nodeCount(),
        graph.edgeCount(),
        trial.clues,
        trial.wrongAnswers,
        trial.wayIn,
        trial.wayInPrereq,
        trial.rightAnswer);
  }

  private static StartGraph oneEdge(String edgeLabel) {
    try {
      return new StartGraph(
          List.of(
              new StartGraph.Node(1, Obj.of("type", Text.of("room"))),
              new StartGraph.Node(2, Obj.of("type", Text.of("room")))),
          List.of(new StartGraph.Edge(1, 2, JsonValues.of(JSON.readTree(edgeLabel)))));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("Cannot read the label %s".formatted(edgeLabel), e);
    }
  }

  private void addNode(int node, Value label) {
    board = "matching_board".equals(text(label, "type")) ? node : board;
    clues += "clue".equals(text(label, "type")) ? 1 : 0;
    wrongAnswers += "distractor".equals(text(label, "type")) ? 1 : 0;
  }

  private void addEdge(int to, Value label) {
    // From the clues lead ways back; the one path to the board comes from outside.
    if (to == board && "path".equals(text(label, "type"))) {
      wayIn = text(label, "edgeId");
      wayInPrereq =
          label.get("prereq").truthy() ? CanonicalJson.FULL.write(label.get("prereq")) : null;
    }
    if (label.get("correct").truthy()) {
      rightAnswer = text(label, "edgeId");
    }
  }

  private static String text(Value label, String field) {
    return label.get(field) instanceof Text text ? text.value() : null;
  }
}
