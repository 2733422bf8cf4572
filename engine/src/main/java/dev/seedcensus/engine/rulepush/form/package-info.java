/**
 * Levels as text: the forms that a file can have, read and written, and boards drawn.
 *
 * <p>Texts go in and levels come out, or one sentence on what is wrong and where. Nothing here
 * opens a file.
 */
package dev.seedcensus.engine.rulepush.form;
