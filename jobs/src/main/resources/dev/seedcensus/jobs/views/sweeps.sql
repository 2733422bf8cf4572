-- One row per seed and point of a sweep's grid: swept has the point's values by path (the same seeds at
-- every point, so that points can be compared seed by seed); the rest is as in seeds. A seed that failed
-- at a point has its error there, and null elsewhere.
SELECT * EXCEPT (rules, locks)
FROM sweep_records
