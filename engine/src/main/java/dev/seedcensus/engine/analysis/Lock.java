package dev.seedcensus.engine.analysis;

/**
 * What is known of a pair that some gate asks for.
 *
 * @param pairId the pair
 * @param depth round of the {@link Closure} in which its key was picked up, from 1; null where it
 *     never was
 * @param distance smallest undirected distance between a key of the pair and a node that owns one
 *     of its locks: a node of the same pairId, no key itself, which an edge leaves whose gate names
 *     the pair; null where there is none, or no way
 * @param reachable whether its key was picked up
 */
public record Lock(String pairId, Integer depth, Integer distance, boolean reachable) {}
