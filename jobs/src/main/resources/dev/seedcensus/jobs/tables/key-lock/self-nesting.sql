-- What becomes of the seven-node chain when a lock rule has it for itself, limit 20. A value that
-- depends on the seed is left out.
-- key: primitive
-- runs: catalogue
-- seeds: 1..8
SELECT primitive, stack(2,
    'firings', if(min(firings) = max(firings), max(firings), NULL),
    'nodes', if(min(nodes) = max(nodes), max(nodes), NULL)
  ) AS (measure, value)
FROM catalogue_alone
WHERE `limit` = 20 AND seed BETWEEN :first AND :last
  AND primitive IN (SELECT primitive FROM published)
GROUP BY primitive
