/**
 * The few statistics that every table needs: shares and means with what is known of their error.
 *
 * <p>Knows numbers only, neither graphs nor seeds.
 */
package dev.seedcensus.engine.analysis.statistics;
