package dev.seedcensus.engine.grammar;

import dev.seedcensus.engine.value.Value;

/**
 * A rewriting rule.
 *
 * @param name the rule's name, or null
 * @param lhs what it looks for
 * @param rhs what it puts there
 * @param weight number of at least 0, or expression text; undefined stands for 1, which is never
 *     spelt out as a number
 * @param condition expression text, or null
 * @param limit firings after which the rule's counter skips it; 0 for no limit
 * @param type name of the counter it shares with other rules of its stage, or null for one of its
 *     own
 * @param delay iterations before which it is skipped; 0 for none
 * @param induced whether edges between matched nodes that the pattern does not have rule a site out
 */
public record Rule(
    String name,
    Pattern lhs,
    Replacement rhs,
    Value weight,
    String condition,
    double limit,
    String type,
    double delay,
    boolean induced) {}
