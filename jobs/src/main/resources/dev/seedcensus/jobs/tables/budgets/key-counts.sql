-- Seeds by number of keys.
-- key: keys
SELECT keys, 'seeds' AS measure, count(*) AS value, sum(count(*)) OVER (PARTITION BY grammar) AS of
FROM seeds
WHERE grammar = :grammar AND seed BETWEEN :first AND :last
GROUP BY grammar, keys
