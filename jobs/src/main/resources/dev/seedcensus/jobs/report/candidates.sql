-- One row per seed, nearest to the declared budget first, ties by seed; seeds that failed come last.
WITH counted AS (
  SELECT run_id, seed, CAST(count(*) AS INT) AS locks
  FROM locks
  GROUP BY run_id, seed
),
measured AS (
  SELECT run_id, seed, map_from_entries(collect_list(struct(field, measured))) AS budget
  FROM budgets
  GROUP BY run_id, seed
)
SELECT
  s.seed, d.distance, d.misses,
  s.* EXCEPT (run_id, grammar, seed),
  CASE WHEN s.error IS NULL AND s.chain IS NOT NULL THEN coalesce(c.locks, 0) END AS locks,
  m.budget
FROM seeds s
LEFT JOIN distances d ON d.run_id = s.run_id AND d.seed = s.seed
LEFT JOIN counted c ON c.run_id = s.run_id AND c.seed = s.seed
LEFT JOIN measured m ON m.run_id = s.run_id AND m.seed = s.seed
ORDER BY s.error IS NOT NULL, d.distance NULLS LAST, s.seed
