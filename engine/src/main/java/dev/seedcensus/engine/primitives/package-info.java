/**
 * Rules and stages with a name: the parts that the bundled grammars are put together from.
 *
 * <p>A factory makes the text of a rule in the language of grammar files, so that a file, a Java
 * program and the canonical print of a grammar all see the same rule. Nothing here compiles or runs
 * one. The one puzzle that comes from elsewhere is that of the matching lock: matching puzzles know
 * no graph, so that a rule may be written from one.
 */
package dev.seedcensus.engine.primitives;
