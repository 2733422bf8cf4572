-- Undirected distance from a key to its door.
-- key: distance
SELECT
  distance, 'pairs' AS measure, count(*) AS value, sum(count(*)) OVER (PARTITION BY grammar) AS of,
  (SELECT sum(pairs) FROM published) AS published_of
FROM locks
WHERE grammar = :grammar AND seed BETWEEN :first AND :last
GROUP BY grammar, distance
