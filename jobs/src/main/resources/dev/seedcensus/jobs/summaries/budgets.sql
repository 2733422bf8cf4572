SELECT
  field,
  declared,
  round(avg(measured), 3) AS mean,
  min(measured) AS min,
  max(measured) AS max,
  round(count_if(hit) / count(hit), 4) AS hits,
  round(wilson_low(count_if(hit), count(hit)), 4) AS low,
  round(wilson_high(count_if(hit), count(hit)), 4) AS high,
  CASE
    WHEN bool_and(hit) THEN 'exact'
    WHEN max(measured) <= declared THEN 'cap'
    ELSE 'target'
  END AS is
FROM budgets
WHERE measured IS NOT NULL
GROUP BY field, declared
ORDER BY array_position(array('rooms', 'keys', 'nestingDepth', 'npcs', 'minigames'), field)
