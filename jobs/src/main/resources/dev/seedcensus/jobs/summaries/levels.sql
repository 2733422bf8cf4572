SELECT
  if(mutation = 0, 'authored', 'mutated') AS levels,
  result,
  count(*) AS n,
  round(avg(length), 2) AS length,
  max(length) AS longest,
  round(avg(int(bypass)), 4) AS bypass,
  round(avg(int(hands_off)), 4) AS hands_off,
  round(avg(expansions), 0) AS expansions,
  round(sum(bytes_per_state * visited) / sum(visited), 1) AS bytes_per_state
FROM levels
WHERE error IS NULL
GROUP BY 1, 2
ORDER BY 1, 2
