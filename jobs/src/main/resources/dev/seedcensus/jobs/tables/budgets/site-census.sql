-- Mean match sites per rule of stage expand, at the start of the iterations that the paper shows.
-- key: iteration
WITH counted AS (
  SELECT seed, iteration, rule, sites
  FROM sites
  WHERE grammar = :grammar AND seed BETWEEN :first AND :last
    AND stage = 'expand' AND iteration IN (SELECT iteration FROM published)
)
SELECT iteration, rule AS measure, avg(sites) AS value, stddev_samp(sites) AS sd, count(*) AS n
FROM counted
GROUP BY iteration, rule
UNION ALL
SELECT iteration, 'total', avg(total), stddev_samp(total), count(*)
FROM (SELECT iteration, seed, sum(sites) AS total FROM counted GROUP BY iteration, seed)
GROUP BY iteration
