-- Stranded nodes. A checker that does not know that a loss ends the game counts those of type loss, too.
-- key: grammar, seed
SELECT s.grammar, s.seed, stack(2,
    'nodes', if(stranded = 0, 'none', CAST(stranded AS STRING)),
    'nodes of type loss', CAST(coalesce(node_types['loss'], 0) AS STRING)
  ) AS (measure, value)
FROM published p
JOIN seeds s USING (grammar, seed)
