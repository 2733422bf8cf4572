/**
 * The battle with a monster, fought over and over: blocks of trials under each of several policies.
 *
 * <p>The seed of a record is the number of its block. The rules and the exact odds are the engine's
 * ({@code engine.battle}).
 */
package dev.seedcensus.jobs.experiment.battle;
