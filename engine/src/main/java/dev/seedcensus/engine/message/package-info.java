/**
 * What sentences about mistakes are put together from: quotes, lists, and the name that was meant.
 *
 * <p>Knows values and how they are written; whatever explains a mistake may know it.
 */
package dev.seedcensus.engine.message;
