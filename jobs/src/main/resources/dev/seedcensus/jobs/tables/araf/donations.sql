-- One-cell donations on the answers and what stops them, as shares of all donations; several can apply.
-- given: donations, donor's floor, receiver's ceiling, donor breaks in two
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
    stack(4,
      'donor''s floor, share', floor, donations, '0.2781',
      'receiver''s ceiling, share', ceiling, donations, '0.1426',
      'donor breaks in two, share', broken, donations, '0.6461',
      'donations per board', donations, 1, '27.67'
    ) AS (measure, part, whole, published)
  FROM asked
)
SELECT
  measure, sum(part) / sum(whole) AS value, ratio_sd(part, whole) AS sd, count(*) AS n,
  any_value(published) AS published, 72 AS published_of
FROM parts
GROUP BY measure
UNION ALL
SELECT 'legal', double(sum(legal_donations)), NULL, NULL, NULL, NULL FROM asked
ORDER BY measure
