package dev.seedcensus.jobs.report;

import java.util.List;

/**
 * A floor plan laid out. Lengths are in CSS pixels, rounded; y grows downwards.
 *
 * @param plan what is drawn
 * @param width width of all of it
 * @param height height of all of it
 * @param boxes where each box of the plan is
 * @param lines where each way of the plan runs
 */
record Drawing(FloorPlan plan, int width, int height, List<Area> boxes, List<Line> lines) {

  Drawing {
    boxes = List.copyOf(boxes);
    lines = List.copyOf(lines);
  }

  /** A rectangle by its upper left corner. */
  record Area(int x, int y, int width, int height) {}

  /**
   * A line through points.
   *
   * @param points x and y of each point, one after the other
   * @param mark where its mark is; null where it has none
   */
  record Line(List<Integer> points, Area mark) {
    Line {
      points = List.copyOf(points);
    }
  }
}
