package dev.seedcensus.jobs.report;

import dev.seedcensus.jobs.report.Drawing.Area;
import dev.seedcensus.jobs.report.Drawing.Line;
import dev.seedcensus.jobs.report.FloorPlan.Box;
import dev.seedcensus.jobs.report.FloorPlan.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.elk.alg.layered.LayeredLayoutProvider;
import org.eclipse.elk.alg.layered.options.LayeredMetaDataProvider;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.core.data.LayoutMetaDataService;
import org.eclipse.elk.core.math.ElkPadding;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeLabelPlacement;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkBendPoint;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkLabel;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkShape;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/**
 * Lays floor plans out in layers from left to right, with Eclipse ELK. The same plan gives the same
 * drawing.
 */
final class PlanLayout {

  /** What is not read at a glance any more takes long to lay out, too. */
  static final int MOST_BOXES = 300;

  static final int MOST_WAYS = 900;

  private static final double CHARACTER = 6.6;
  private static final double MARGIN = 14;
  private static final double LINE = 24;
  private static final double SECOND_LINE = 13;
  private static final double MARK = 16;
  private static final double PADLOCK = 20;
  private static final int SHOWN_CHARACTERS = 16;

  static {
    // Registers the types of ELK's options as well, which it must know before it lays anything out.
    LayoutMetaDataService.getInstance()
        .registerLayoutMetaDataProviders(new LayeredMetaDataProvider());
  }

  private final LayeredLayoutProvider layout = new LayeredLayoutProvider();

  /** Whether a plan is small enough to be laid out. */
  static boolean isDrawable(FloorPlan plan) {
    return plan.boxes().size() <= MOST_BOXES && plan.ways().size() <= MOST_WAYS;
  }

  /** Lays a plan out. */
  Drawing draw(FloorPlan plan) {
    ElkNode root = ElkGraphUtil.createGraph();
    configure(root);
    List<ElkNode> nodes = new ArrayList<>();
    for (Box box : plan.boxes()) {
      ElkNode node = ElkGraphUtil.createNode(root);
      node.setDimensions(
          MARGIN + CHARACTER * Math.max(shown(box.type()), shown(second(box))),
          box.pair() == null ? LINE : LINE + SECOND_LINE);
      nodes.add(node);
    }
    List<ElkEdge> edges = new ArrayList<>();
    for (Way way : plan.ways()) {
      ElkEdge edge = ElkGraphUtil.createSimpleEdge(nodes.get(way.from()), nodes.get(way.to()));
      if (way.isChallenge()) {
        mark(way, edge);
      }
      edges.add(edge);
    }
    layout.layout(root, new BasicProgressMonitor());
    return new Drawing(
        plan,
        (int) Math.ceil(root.getWidth()),
        (int) Math.ceil(root.getHeight()),
        nodes.stream().map(PlanLayout::area).toList(),
        edges.stream().map(PlanLayout::line).toList());
  }

  private static void configure(ElkNode root) {
    root.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
    root.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
    root.setProperty(CoreOptions.PADDING, new ElkPadding(8));
    root.setProperty(CoreOptions.SPACING_NODE_NODE, 14.0);
    root.setProperty(CoreOptions.SPACING_EDGE_EDGE, 8.0);
    root.setProperty(CoreOptions.SPACING_EDGE_NODE, 10.0);
    root.setProperty(CoreOptions.SPACING_EDGE_LABEL, 3.0);
    root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 22.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 8.0);
    root.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 7.0);
    root.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.NETWORK_SIMPLEX);
    // The same plan, the same drawing.
    root.setProperty(CoreOptions.RANDOM_SEED, 1);
  }

  private static void mark(Way way, ElkEdge edge) {
    // ELK passes over labels without a text; what it says is of no matter here.
    ElkLabel label = ElkGraphUtil.createLabel("mark", edge);
    label.setProperty(CoreOptions.EDGE_LABELS_PLACEMENT, EdgeLabelPlacement.CENTER);
    label.setProperty(CoreOptions.EDGE_LABELS_INLINE, true);
    double caption = CHARACTER * shown(way.pairs().stream().collect(Collectors.joining(", ")));
    label.setDimensions(
        (way.pairs().isEmpty() ? 0 : PADLOCK + caption) + (way.minigame() == null ? 0 : MARK),
        MARK);
  }

  private static String second(Box box) {
    return box.pair() == null ? "" : box.pair();
  }

  /** Longer texts are cut by the page. */
  private static int shown(String text) {
    return Math.min(SHOWN_CHARACTERS, text.codePointCount(0, text.length()));
  }

  private static Area area(ElkShape shape) {
    return new Area(
        rounded(shape.getX()),
        rounded(shape.getY()),
        rounded(shape.getWidth()),
        rounded(shape.getHeight()));
  }

  private static Line line(ElkEdge edge) {
    List<Integer> points = new ArrayList<>();
    for (ElkEdgeSection section : edge.getSections()) {
      add(section.getStartX(), section.getStartY(), points);
      for (ElkBendPoint bend : section.getBendPoints()) {
        add(bend.getX(), bend.getY(), points);
      }
      add(section.getEndX(), section.getEndY(), points);
    }
    return new Line(points, edge.getLabels().isEmpty() ? null : area(edge.getLabels().get(0)));
  }

  private static void add(double x, double y, List<Integer> points) {
    points.add(rounded(x));
    points.add(rounded(y));
  }

  private static int rounded(double length) {
    return (int) Math.round(length);
  }
}
