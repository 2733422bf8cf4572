package dev.seedcensus.engine.analysis;

/**
 * A minigame that stands where an edge was.
 *
 * @param kind {@code monster} for a battle, {@code puzzle} for a question, {@code matching} for a
 *     board of clues
 * @param locked whether the edge had a gate, which now stands before the minigame
 * @param loadBearing whether what lies behind can be entered, but not without the minigame: no
 *     route bypasses it
 * @param decisive whether a win can be entered, but not without the minigame
 */
public record Skin(String kind, boolean locked, boolean loadBearing, boolean decisive) {}
