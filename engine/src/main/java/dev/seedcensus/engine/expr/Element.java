package dev.seedcensus.engine.expr;

/**
 * A name that an expression may use.
 *
 * @param id the element's id in the rule; the expression calls it {@code $id}
 * @param node whether it is a node, which has an {@code id}, or an edge, which has none
 */
public record Element(String id, boolean node) {}
