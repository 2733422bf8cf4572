/**
 * The tables of the papers, computed again from runs and held against what was published.
 *
 * <p>What was published is in {@code data/papers/<paper>.json}; how a table is computed is a query,
 * the resource {@code tables/<paper>/<table>.sql}. A query reads the views over the runs that its
 * table needs, the view {@code published} (the published rows, with {@code first_seed} and {@code
 * last_seed}) and the parameters {@code :grammar}, {@code :first} and {@code :last}. It gives one
 * row per value: the columns that its comment {@code -- key:} names, {@code measure} (a published
 * column, or a further one), {@code value}, and where they apply {@code sd} and {@code n} (the
 * value is a mean), {@code of} (it is a count among so many), {@code published} and {@code
 * published_of} (in place of what the paper's table says). Further comments: {@code -- given:}
 * (published columns that are no results), {@code -- runs:} (bundled specs, in place of those of
 * the table's grammars; {@code none} where the query asks the engine alone), {@code -- seeds:}
 * (where the paper does not tell), {@code -- sample:} (the published numbers come from a random
 * stream of the paper's own; says so) and {@code -- exact:} (measures that must be equal
 * nevertheless).
 *
 * <p>A further paper is its data, a folder of queries and an entry of {@link
 * dev.seedcensus.jobs.tables.Paper}.
 */
package dev.seedcensus.jobs.tables;
