/**
 * States as bytes, and the search for a shortest route.
 *
 * <p>{@code StateLayout} says where in a packed state everything lies, {@code StateCodec} writes
 * states as bytes, {@code SearchTransition} plays on packed states with the turns of {@code play},
 * {@code Solver} searches breadth first. {@code PlainSearch} does the same with snapshots of the
 * engine for a player: it is there to be believed, and the solver must agree with it.
 */
package dev.seedcensus.engine.rulepush.search;
