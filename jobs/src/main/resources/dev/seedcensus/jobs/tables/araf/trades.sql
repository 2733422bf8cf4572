-- One-for-one trades between neighbours, and whether shape or a number stops them. No number can.
-- given: trades, stopped by shape
-- runs: araf, araf-8
-- seeds: 1..60
-- sample: 72 boards
WITH asked AS (
  SELECT *
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
)
SELECT
  measure, sum(part) / sum(whole) AS value, ratio_sd(part, whole) AS sd, count(*) AS n,
  any_value(published) AS published, 72 AS published_of
FROM parts
GROUP BY measure
UNION ALL
SELECT 'stopped by a number', double(sum(trades - trades_broken - legal_trades)), NULL, NULL, NULL, NULL FROM asked
UNION ALL
SELECT 'legal', double(sum(legal_trades)), NULL, NULL, NULL, NULL FROM asked
ORDER BY measure
