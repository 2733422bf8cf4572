package dev.seedcensus.engine.araf;

/**
 * A board with one answer that no single widening leaves with one.
 *
 * @param board the board
 * @param answer its only answer
 * @param tight the board before it was widened: each room has one legal size
 * @param draws boards drawn until one had one answer, that one included
 * @param kept widenings kept
 * @param tried widenings tried
 */
public record GeneratedBoard(
    Board board, Partition answer, Board tight, int draws, int kept, int tried) {}
