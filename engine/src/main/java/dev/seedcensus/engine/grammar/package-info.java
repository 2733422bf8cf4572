/**
 * What a grammar is, how its file is read and checked, and its canonical form.
 *
 * <p>Nothing here runs a grammar.
 */
package dev.seedcensus.engine.grammar;
