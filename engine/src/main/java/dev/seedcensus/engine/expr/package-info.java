/**
 * JavaScript expressions and regular expressions of a grammar, sandboxed.
 *
 * <p>Common shapes run as plain Java, the rest in an interpreter that can reach nothing but the
 * values it is given. The interpreter's own classes do not leave this package; a host graph is seen
 * only through {@link dev.seedcensus.engine.expr.GraphView}.
 */
package dev.seedcensus.engine.expr;
