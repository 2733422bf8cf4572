/**
 * Araf: a grid with some numbers is cut into rooms that hold two of them each, the area strictly
 * between.
 *
 * <p>Boards and their partitions, two engines that solve them and share nothing, a solver for rooms
 * too large to be listed, the generator of boards with one answer, and what is measured on an
 * answer. Nothing here knows a grammar, a graph or how records are kept.
 */
package dev.seedcensus.engine.araf;
