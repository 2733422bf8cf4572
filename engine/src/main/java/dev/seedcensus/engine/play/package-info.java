/**
 * Players who walk a finished graph: how long they live, and whether they get to its end.
 *
 * <p>A player walks open edges, fights with hit points and dice, drinks potions and answers
 * questions. What opens gates is settled by {@link dev.seedcensus.engine.analysis}; what blows do,
 * as in {@link dev.seedcensus.engine.battle}. Nothing here makes or changes graphs.
 */
package dev.seedcensus.engine.play;
