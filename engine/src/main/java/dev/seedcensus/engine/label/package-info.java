/**
 * Queries, which a label matches or not, and recipes, which make one.
 *
 * <p>Both are compiled once per grammar from the values that the grammar file gives, and may be
 * used by several threads. Nothing here knows how sites are found or graphs are rewritten.
 */
package dev.seedcensus.engine.label;
