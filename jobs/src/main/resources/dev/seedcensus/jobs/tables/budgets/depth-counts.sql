-- Seeds by nesting depth.
-- key: depth
WITH asked AS (
  SELECT nesting_depth AS depth
  FROM seeds
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last
)
SELECT depth, 'seeds' AS measure, count(*) AS value, (SELECT count(*) FROM asked) AS of
FROM asked
GROUP BY depth
