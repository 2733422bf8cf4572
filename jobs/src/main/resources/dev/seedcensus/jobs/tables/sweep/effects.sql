-- What each value of each number swept gives, and how that differs from the first value. A seed counts
-- once: its values at all points of the grid that have the value are averaged first. A difference is taken
-- between points that differ in this one number only, seed by seed, and then averaged in the same way.
WITH measured AS (
  SELECT run_id, grammar, seed, point, swept, place, measure, x
  FROM sweeps
  LATERAL VIEW stack(14,
    1, 'iterations', double(iterations),
    2, 'nodes', double(nodes),
    3, 'edges', double(edges),
    4, 'places', double(places),
    5, 'keys', double(keys),
    6, 'nesting_depth', double(nesting_depth),
    7, 'stranded', double(stranded),
    8, 'diameter', double(diameter),
    9, 'shortest_win', double(shortest_win),
    10, 'winnable, share', double(winnable),
    11, 'win_chance', win_chance,
    12, 'minigame_nodes', double(minigame_nodes),
    13, 'micros', double(micros),
    14, 'failed, share', double(error IS NOT NULL)
  ) AS place, measure, x
),
compared AS (
  SELECT
    run_id, grammar, parameter, value, point, seed, place, measure, x,
    first_value(x) OVER (
      PARTITION BY run_id, parameter, seed, place, to_json(map_filter(swept, (k, v) -> k <> parameter))
      ORDER BY point
    ) AS first
  FROM measured
  LATERAL VIEW explode(swept) AS parameter, value
),
by_seed AS (
  SELECT
    run_id, grammar, place, measure, parameter, value, seed,
    min(point) AS point, avg(x) AS x, avg(x - first) AS difference
  FROM compared
  GROUP BY run_id, grammar, place, measure, parameter, value, seed
)
SELECT
  run_id,
  grammar,
  measure,
  parameter,
  value,
  avg(x) AS mean,
  stddev_samp(x) AS sd,
  count(x) AS n,
  avg(difference) AS difference,
  stddev_samp(difference) AS difference_sd,
  count(difference) AS pairs
FROM by_seed
GROUP BY run_id, grammar, place, measure, parameter, value
HAVING count(x) > 0
ORDER BY run_id, place, parameter, min(point)
