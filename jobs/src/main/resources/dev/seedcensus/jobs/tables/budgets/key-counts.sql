-- Seeds by number of keys.
-- key: keys
WITH asked AS (
  SELECT keys
  FROM seeds
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last
)
SELECT keys, 'seeds' AS measure, count(*) AS value, (SELECT count(*) FROM asked) AS of
FROM asked
GROUP BY keys
