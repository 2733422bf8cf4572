/** The random stream of the reference. Knows nothing of grammars or graphs. */
package dev.seedcensus.engine.random;
