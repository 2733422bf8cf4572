/**
 * The battle with a monster: its table of odds, exact solutions, best play, simulation and tuning.
 *
 * <p>A battle is played between two hit-point counts and needs no graph: nothing here knows a
 * grammar, a host graph or how records are kept. All chances and hit points are exact; a
 * floating-point number never decides whether someone is still alive.
 */
package dev.seedcensus.engine.battle;
