/**
 * JSON-like values as JavaScript sees them: what a label is made of, and how it is printed.
 *
 * <p>Values are immutable. Nothing here knows a graph, a grammar or an expression.
 */
package dev.seedcensus.engine.value;
