-- Graphs whose nesting depth a flood gets wrong that takes visited and traversed gates for granted.
-- given: of
SELECT
  stack(2,
    'too low', count_if(simple_depth < nesting_depth), count(*),
    'too high', count_if(simple_depth > nesting_depth), count(*)
  ) AS (measure, value, of)
FROM seeds
WHERE grammar = :grammar AND seed BETWEEN :first AND :last
