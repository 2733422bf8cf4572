package dev.seedcensus.engine.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.seedcensus.engine.grammar.Grammar;
import dev.seedcensus.engine.rewrite.Evolver;
import dev.seedcensus.engine.rewrite.HostGraph;
import dev.seedcensus.engine.rewrite.Need;
import dev.seedcensus.engine.rewrite.Observer;
import dev.seedcensus.engine.rewrite.Program;
import dev.seedcensus.engine.rewrite.StartGraph;
import dev.seedcensus.engine.value.Obj;
import dev.seedcensus.engine.value.Text;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Minigames in the place of given edges: what they are, and what depends on them. */
class SkinsTest {

  private static final Program FLAVOR =
      Program.compile(
          Bundled.parse(
              """
              {"start": "START", "rules": [{"primitive": "monster-battle"},
                {"primitive": "puzzle-choice"}, {"primitive": "matching-lock"}]}"""));

  private final List<StartGraph.Node> nodes = new ArrayList<>();
  private final List<StartGraph.Edge> edges = new ArrayList<>();

  private int node(String type) {
    nodes.add(new StartGraph.Node(nodes.size() + 1, Obj.of("type", Text.of(type))));
    return nodes.size();
  }

  private void edge(int v, int w, String type) {
    edges.add(new StartGraph.Edge(v, w, Obj.of("type", Text.of(type))));
  }

  private void gated(int v, int w, String type, String pair) {
    Obj label =
        new Obj.Builder()
            .put("type", Text.of(type))
            .put("prereq", Obj.of("pairId", Text.of(pair)))
            .build();
    edges.add(new StartGraph.Edge(v, w, label));
  }

  private List<Skin> skins() {
    HostGraph graph =
        new Evolver(FLAVOR)
            .evolveFrom(
                new StartGraph(nodes, edges), 1, EnumSet.allOf(Need.class), Observer.NOBODY);
    return new GraphMeasures().of(graph).skins();
  }

  @Test
  void aBattleOnTheOnlyWayIsDecisive() {
    edge(node("start"), node("win"), "monster");
    assertEquals(List.of(new Skin("monster", false, true, true)), skins());
  }

  @Test
  void aPuzzleBeforeADeadEndBearsItAndNoMore() {
    int start = node("start");
    edge(start, node("win"), "passage");
    edge(start, node("dead_end"), "puzzle");
    Skin skin = skins().get(0);
    assertTrue(List.of("puzzle", "matching").contains(skin.kind()));
    assertEquals(new Skin(skin.kind(), false, true, false), skin);
  }

  @Test
  void aBattleWithAWayAroundBearsNothing() {
    int start = node("start");
    int room = node("room");
    int win = node("win");
    edge(start, win, "monster");
    edge(start, room, "passage");
    edge(room, win, "passage");
    assertEquals(List.of(new Skin("monster", false, false, false)), skins());
  }

  @Test
  void aLockMayBeSkinnedAndItsKeyMayBeOutOfReach() {
    gated(node("start"), node("win"), "monster", "none");
    assertEquals(List.of(new Skin("monster", true, false, false)), skins());
  }

  @Test
  void whatIsBehindAGateOfTheMinigamesOwnEdgeDependsOnIt() {
    int start = node("start");
    edges.add(
        new StartGraph.Edge(
            start,
            node("room"),
            new Obj.Builder()
                .put("type", Text.of("monster"))
                .put("edgeId", Text.of("fight"))
                .build()));
    edges.add(
        new StartGraph.Edge(
            start,
            node("win"),
            new Obj.Builder()
                .put("type", Text.of("passage"))
                .put("prereq", Obj.of("traversed", Text.of("fight")))
                .build()));
    assertEquals(List.of(new Skin("monster", false, true, true)), skins());
  }

  /** What the skin budget is for. */
  @Test
  void aBudgetedDungeonSkinsWhatNobodyWalksAround() {
    Grammar grammar = Bundled.grammar("dungeon-skinned");
    Evolver evolver = new Evolver(Program.compile(grammar));
    GraphMeasures measures = new GraphMeasures();
    int skins = 0;
    int locked = 0;
    for (int seed = 1; seed <= 100; seed++) {
      HostGraph graph = evolver.evolve(seed);
      List<Skin> found = measures.of(graph).skins();
      int[] passages = {0};
      graph.forEachEdge(
          (v, w, label) -> passages[0] += label.get("type").equals(Text.of("passage")) ? 1 : 0);
      assertTrue(found.size() < passages[0], found.size() + " < " + passages[0]);
      assertEquals(measures.minigames(), found.size());
      skins += found.size();
      locked += (int) found.stream().filter(Skin::locked).count();
    }
    assertTrue(skins > 0 && locked > 0, skins + " " + locked);
  }
}
