-- One row per seed: everything that is one value, and the counts by type as maps.
-- A seed that failed has its error, and null elsewhere.
SELECT * EXCEPT (rules)
FROM census
