-- Undirected distance from a key to its door.
-- key: distance
WITH asked AS (
  SELECT distance
  FROM locks
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last
)
SELECT
  distance, 'pairs' AS measure, count(*) AS value, (SELECT count(*) FROM asked) AS of,
  (SELECT sum(pairs) FROM published) AS published_of
FROM asked
GROUP BY distance
