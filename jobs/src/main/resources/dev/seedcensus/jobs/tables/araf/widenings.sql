-- Widenings kept and tried per board of 8x8.
-- runs: araf-8
-- seeds: 1..60
-- sample: 36 boards
WITH asked AS (
  SELECT *, concat(rows, 'x', cols) AS size
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
),
counted AS (SELECT stack(2, 'kept', kept, 'tried', tried) AS (measure, value) FROM asked WHERE size = '8x8')
SELECT measure, avg(value) AS value, stddev(value) AS sd, count(*) AS n, 36 AS published_of
FROM counted
GROUP BY measure
ORDER BY measure
