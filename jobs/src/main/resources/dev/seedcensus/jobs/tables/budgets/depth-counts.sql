-- Seeds by nesting depth.
-- key: depth
SELECT nesting_depth AS depth, 'seeds' AS measure, count(*) AS value, sum(count(*)) OVER (PARTITION BY grammar) AS of
FROM seeds
WHERE grammar = :grammar AND seed BETWEEN :first AND :last
GROUP BY grammar, nesting_depth
