/**
 * Matching puzzles: which of n things belongs to which of n targets, told by clues.
 *
 * <p>The clue language, its pools, the generator of puzzles with one solution, what is measured on
 * a puzzle, and the wording of clues. Nothing here knows a grammar, a graph or how records are
 * kept.
 */
package dev.seedcensus.engine.matching;
