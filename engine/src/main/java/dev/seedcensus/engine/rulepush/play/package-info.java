/**
 * The rules of a turn, once: movement, reading of rules, automata, transformation, contacts,
 * victory.
 *
 * <p>{@code Turn} plays on a {@code Board} whose journal says what changed and can be taken back.
 * Both the engine for a player ({@code Game}) and the transition of the search stand on it, so
 * there is no second set of rules; {@code QuietTurns} works out in sets of cells what most turns of
 * small levels come to, and leaves all others to {@code Turn}. New mechanics are added here through
 * {@code Mechanic}. Nothing here knows how states are packed or searched.
 */
package dev.seedcensus.engine.rulepush.play;
