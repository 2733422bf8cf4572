-- Undirected distance from a key to its door. Pairs of one seed are no independent draws, so the interval is
-- that of the seeds with such a pair, among those with any.
-- key: distance
WITH asked AS (
  SELECT seed, distance
  FROM locks
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last
),
counted AS (
  SELECT distance, count(*) AS pairs, count(DISTINCT seed) AS seeds
  FROM asked
  GROUP BY distance
)
SELECT
  distance,
  stack(2,
    'pairs', pairs, bigint(NULL),
    'seeds with such a pair', seeds, (SELECT count(DISTINCT seed) FROM asked)
  ) AS (measure, value, of)
FROM counted
ORDER BY distance
