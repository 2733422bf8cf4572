package dev.seedcensus.jobs.search;

import dev.seedcensus.jobs.experiment.Options;
import dev.seedcensus.jobs.experiment.search.SearchSetup;
import java.util.OptionalLong;

/**
 * What is searched, and how long.
 *
 * @param experiment name of the experiment whose records the condition is about
 * @param options that experiment's options
 * @param setup the experiment and the condition, ready to run
 * @param from the first seed
 * @param hits how many seeds are wanted; empty for all among those that may be tried
 * @param cap how many seeds may be tried
 */
public record SearchSpec(
    String experiment,
    Options options,
    SearchSetup setup,
    long from,
    OptionalLong hits,
    long cap) {}
