/**
 * The engine: host graph, occurrences, sampler, evolution.
 *
 * <p>Knows compiled grammars and graphs. What a finished graph is worth is not asked here.
 */
package dev.seedcensus.engine.rewrite;
