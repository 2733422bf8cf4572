-- Most locked edges on one route when dag-key-lock has the seven-node chain for itself. The paper does
-- not state its seed; seed 3 gives its values (and so does seed 8), so that is depth here. Beside it
-- stand the mean over all seeds, and how many seeds give which depth.
-- key: limit
-- runs: catalogue
-- seeds: 1..100
WITH alone AS (
  SELECT seed, `limit`, route_depth
  FROM catalogue_alone
  WHERE primitive = 'dag-key-lock' AND `limit` IN (SELECT `limit` FROM published)
    AND seed BETWEEN :first AND :last
)
SELECT
  `limit`, 'depth' AS measure, CAST(route_depth AS DOUBLE) AS value,
  CAST(NULL AS DOUBLE) AS sd, CAST(NULL AS BIGINT) AS n, CAST(NULL AS BIGINT) AS of
FROM alone
WHERE seed = 3
UNION ALL
SELECT `limit`, 'depth of seed 8', route_depth, NULL, NULL, NULL FROM alone WHERE seed = 8
UNION ALL
SELECT `limit`, 'mean depth', avg(route_depth), stddev_samp(route_depth), count(*), NULL
FROM alone
GROUP BY `limit`
UNION ALL
SELECT
  `limit`, 'seeds of depth ' || lpad(route_depth, 2), count(*), NULL, NULL,
  sum(count(*)) OVER (PARTITION BY `limit`)
FROM alone
GROUP BY `limit`, route_depth
ORDER BY `limit`, measure
