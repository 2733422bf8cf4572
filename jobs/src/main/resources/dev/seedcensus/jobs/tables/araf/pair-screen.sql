-- Pairs of givens per board, and what rules them out; the shares are among all pairs of both sizes.
-- key: board
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: 36 boards of each size
WITH asked AS (
  SELECT *, concat(rows, 'x', cols) AS size
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
),
counted AS (
  SELECT
    size AS board, seed,
    stack(5,
      'pairs', pairs,
      'no size fits', no_size,
      'too far', too_far,
      'blocked by a third', blocked,
      'alive', alive
    ) AS (measure, value)
  FROM asked
),
shares AS (
  SELECT
    pairs,
    stack(2, 'alive, share of pairs', alive, '0.130', 'blocked only by a third, share of pairs', blocked_only, '0.164')
      AS (measure, part, published)
  FROM asked
)
SELECT
  board, measure, avg(value) AS value, stddev(value) AS sd, count(*) AS n,
  string(NULL) AS published, 36 AS published_of
FROM counted
GROUP BY board, measure
UNION ALL
SELECT 'both', measure, sum(part) / sum(pairs), ratio_sd(part, pairs), count(*), any_value(published), 72
FROM shares
GROUP BY measure
ORDER BY board, measure
