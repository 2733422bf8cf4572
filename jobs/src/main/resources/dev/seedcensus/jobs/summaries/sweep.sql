WITH first AS (
  SELECT parameter, value, min(point) AS place
  FROM sweeps
  LATERAL VIEW explode(swept) AS parameter, value
  GROUP BY parameter, value
),
means AS (
  SELECT
    parameter,
    value,
    count(DISTINCT seed) AS seeds,
    round(avg(iterations), 2) AS iterations,
    round(avg(nodes), 2) AS nodes,
    round(avg(edges), 2) AS edges,
    round(avg(places), 2) AS places,
    round(avg(keys), 3) AS keys,
    round(avg(nesting_depth), 3) AS nesting_depth,
    round(avg(shortest_win), 2) AS shortest_win,
    round(avg(double(winnable)), 4) AS winnable,
    round(avg(micros), 0) AS micros,
    count(error) AS failed
  FROM sweeps
  LATERAL VIEW explode(swept) AS parameter, value
  GROUP BY parameter, value
)
SELECT means.*
FROM means JOIN first USING (parameter, value)
ORDER BY parameter, place
