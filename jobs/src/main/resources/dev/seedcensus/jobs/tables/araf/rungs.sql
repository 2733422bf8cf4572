-- Share of cells whose room a rung names on its own. What the search finds is proven for every board.
-- key: rung
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: 36 boards of each size
WITH asked AS (
  SELECT *, concat(rows, 'x', cols) AS size
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
),
named AS (
  SELECT
    size AS measure,
    stack(4, 'pair', share_pair, 'cell', share_cell, 'ration', share_ration, 'search', 1.0D) AS (rung, share)
  FROM asked
)
SELECT rung, measure, avg(share) AS value, stddev(share) AS sd, count(*) AS n, 36 AS published_of
FROM named
GROUP BY rung, measure
ORDER BY rung, measure
