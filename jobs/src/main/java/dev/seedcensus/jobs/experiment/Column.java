package dev.seedcensus.jobs.experiment;

import org.apache.spark.sql.types.DataType;

/**
 * A column of an experiment.
 *
 * @param name lower_snake_case, with the unit where there is one
 * @param comment what it means, for people who look at the table's description; at its end in
 *     brackets the unit, which a column of numbers always has: {@code [edges]}, {@code [1]} for a
 *     ratio, {@code [none]} for a number that is no quantity
 */
public record Column(String name, DataType type, String comment) {}
