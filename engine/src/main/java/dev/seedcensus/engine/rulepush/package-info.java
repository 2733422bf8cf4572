/**
 * The rule-pushing puzzle: what a level is made of.
 *
 * <p>Levels, their pieces and automata, inputs and properties live here; they are plain values that
 * know no rules. {@code play} has the rules of a turn and the engine for a player, {@code form}
 * reads and writes levels, {@code search} has the states and the solver. Dependencies point that
 * way only.
 */
package dev.seedcensus.engine.rulepush;
