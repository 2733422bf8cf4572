-- One row per seed: everything that is one value, the counts by type as maps, and the chain of keys.
-- A seed that failed has its error, and null elsewhere.
SELECT * EXCEPT (rules, locks)
FROM census
