SELECT
  authored.result AS authored,
  mutated.result AS mutated,
  count(*) AS n,
  count_if(mutated.length < authored.length) AS shorter,
  count_if(mutated.length = authored.length) AS as_long,
  count_if(mutated.length > authored.length) AS longer
FROM levels authored
JOIN levels mutated
  ON mutated.run_id = authored.run_id AND mutated.level = authored.level
    AND authored.mutation = 0 AND mutated.mutation > 0
WHERE authored.error IS NULL AND mutated.error IS NULL
GROUP BY 1, 2
ORDER BY 1, 2
