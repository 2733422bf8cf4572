package dev.seedcensus.jobs.report;

/**
 * A number that is known of candidates: what the page sorts, filters and plots by.
 *
 * @param name the view's column, or the budget's field
 * @param unit its unit; empty where it has none
 * @param meaning what it means
 */
record Measure(String name, String unit, String meaning) {}
