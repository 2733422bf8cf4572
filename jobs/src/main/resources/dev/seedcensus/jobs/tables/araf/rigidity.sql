-- What kills a one-cell change, donations and trades together: shape, if shape breaks, otherwise a number.
-- key: killer
-- given: count
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
    donations + trades AS whole,
    stack(3,
      'shape', broken + trades_broken,
      'a floor or a ceiling', donations - broken,
      'total', donations + trades
    ) AS (killer, part)
  FROM asked
)
SELECT
  killer, 'share' AS measure, sum(part) / sum(whole) AS value, ratio_sd(part, whole) AS sd, count(*) AS n,
  72 AS published_of
FROM parts
GROUP BY killer
ORDER BY killer
