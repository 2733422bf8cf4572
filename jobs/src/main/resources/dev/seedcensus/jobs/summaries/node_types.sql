WITH counted AS (
  SELECT t.type, coalesce(s.node_types[t.type], 0) AS n
  FROM seeds s
  CROSS JOIN (SELECT DISTINCT type FROM node_types) t
  WHERE s.node_types IS NOT NULL
)
SELECT
  type,
  round(avg(n), 2) AS mean,
  round(stddev_samp(n), 2) AS sd,
  max(n) AS max,
  count_if(n = 0) AS `0`,
  count_if(n = 1) AS `1`,
  count_if(n = 2) AS `2`,
  count_if(n = 3) AS `3`,
  count_if(n > 3) AS `4+`
FROM counted
GROUP BY type
ORDER BY mean DESC, type
