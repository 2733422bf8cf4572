package dev.seedcensus.engine.matching;

import java.util.OptionalInt;

/**
 * What is measured on the puzzle of a seed.
 *
 * @param seed the seed
 * @param n things
 * @param clues clues of the puzzle
 * @param pos clues of form POS
 * @param neg clues of form NEG
 * @param orClues clues of form OR
 * @param ifClues clues of form IF
 * @param rel clues of form REL
 * @param dropped clues that were taken and then dropped as needless
 * @param minimum the size of the smallest isolating set of true clues; empty for n above 8, where
 *     matchings are not listed
 * @param largestGain the size that the largest-gain choice finds; empty likewise
 * @param unitDirect whether unit propagation solves it
 * @param arcDirect whether arc consistency solves it
 * @param steps the steps in which arc consistency with case splits solves it and proves the
 *     solution unique: rule applications that changed the grid, plus targets tried
 */
public record PuzzleRecord(
    long seed,
    int n,
    int clues,
    int pos,
    int neg,
    int orClues,
    int ifClues,
    int rel,
    int dropped,
    OptionalInt minimum,
    OptionalInt largestGain,
    boolean unitDirect,
    boolean arcDirect,
    int steps) {}
