-- What it costs to keep only seeds of nesting depth 3.
-- given: of
SELECT
  stack(2,
    'accepted', double(count_if(nesting_depth = 3)), count(*),
    'generations per accepted', count(*) / count_if(nesting_depth = 3), NULL
  ) AS (measure, value, of)
FROM seeds
WHERE grammar = :grammar AND seed BETWEEN :first AND :last
