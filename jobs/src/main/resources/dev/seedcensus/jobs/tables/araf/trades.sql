-- One-for-one trades between neighbours, and whether shape or a number stops them. No number can.
-- given: trades, stopped by shape
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: 72 boards
WITH asked AS (
  SELECT *, concat(rows, 'x', cols) AS size
  FROM boards
  WHERE seed BETWEEN :first AND :last AND error IS NULL
),
parts AS (
  SELECT
    stack(2,
      'stopped by shape, share', trades_broken, trades, '1',
      'trades per board', trades, 1, '9.236'
    ) AS (measure, part, whole, published)
  FROM asked
),
rated AS (
  SELECT *, sum(part) OVER (PARTITION BY measure) / sum(whole) OVER (PARTITION BY measure) AS share FROM parts
)
SELECT
  measure, any_value(share) AS value,
  sqrt(sum(pow(part - share * whole, 2)) / (count(*) - 1)) / avg(whole) AS sd, count(*) AS n,
  any_value(published) AS published, 72 AS published_of
FROM rated
GROUP BY measure
UNION ALL
SELECT 'stopped by a number', double(sum(trades - trades_broken - legal_trades)), NULL, NULL, NULL, NULL FROM asked
UNION ALL
SELECT 'legal', double(sum(legal_trades)), NULL, NULL, NULL, NULL FROM asked
ORDER BY measure
